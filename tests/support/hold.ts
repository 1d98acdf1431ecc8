import type {BrowserContext, Page} from '@playwright/test';

/** Holds the requests that match `pattern`, until the returned function is called. */
export async function hold(
  target: Page | BrowserContext,
  pattern: Parameters<Page['route']>[0],
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await target.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
