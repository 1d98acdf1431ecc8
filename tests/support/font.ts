import type {Locator, Page} from '@playwright/test';

/** The family that an element asks for first. */
export const familyOf = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).fontFamily.split(',')[0]);

/**
 * Delays the responses to the page's font requests until released; `asked` has the document's readyState at each
 * request.
 */
export async function holdFonts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked: string[] = [];
  await page.route('**/*.woff2', async (route) => {
    asked.push(await page.evaluate(() => document.readyState));
    await released;
    await route.continue();
  });
  return {asked, release};
}
