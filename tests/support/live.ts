import type {Page} from '@playwright/test';

/**
 * Waits until a page that has just been opened is hydrated and knows its cart: it asks for the cart as soon as it is alive, so an
 * answer (or a failure) to that says both. A quiet network says neither: on a busy machine it is quiet before the scripts have
 * run, and the request that then comes late is taken for one of the story's own.
 */
export function live(page: Page): Promise<void> {
  return answersAboutCart(page, 1);
}

/** The same, and for a visitor without a cart until the store was asked for one, which a page does once it is idle. */
export async function liveWithCart(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  await answersAboutCart(page, cookies.some(({name}) => name === 'cart') ? 1 : 2);
}

/** Opens a page and waits until it is live, and has a cart where it makes one. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await liveWithCart(page);
}

async function answersAboutCart(page: Page, least: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const requests = performance.getEntriesByType('resource');
    const isAboutCart = ({name}: PerformanceEntry) =>
      new URL(name).pathname === '/api/cart';
    return requests.filter(isAboutCart).length >= wanted;
  }, least);
}
