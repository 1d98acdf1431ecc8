import type {Page} from '@playwright/test';

/**
 * Waits until a page is hydrated and has read its cart: it requests the cart after hydration, so a response (or
 * failure) shows both. `networkidle` shows neither: on a busy machine the network is idle before the scripts run, and
 * the late request is then mistaken for one of the test's own.
 */
export function live(page: Page): Promise<void> {
  return answersAboutCart(page, 1);
}

/** The same; for a visitor without a cart also waits until the idle page has created one. */
async function liveWithCart(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  await answersAboutCart(page, cookies.some(({name}) => name === 'cart') ? 1 : 2);
}

/**
 * Waits until a live page has loaded nothing for half a second from now on: for what must not have happened. Playwright's
 * `networkidle` returns at once where the page was quiet before.
 */
export async function settled(page: Page): Promise<void> {
  await live(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let quiet = setTimeout(resolve, 500);
        new PerformanceObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(resolve, 500);
        }).observe({type: 'resource'});
      }),
  );
}

/** Opens a page and waits until it is live, and has a cart where it makes one. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await liveWithCart(page);
}

/** Runs in a page: a browser keeps 250 requests, and the modules of a development server are more, before the cart's. */
export function rememberEveryModule() {
  performance.setResourceTimingBufferSize(2000);
}

async function answersAboutCart(page: Page, least: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const requests = performance.getEntriesByType('resource');
      const isAboutCart = ({name}: PerformanceEntry) =>
        new URL(name).pathname.endsWith('/api/cart');
      return requests.filter(isAboutCart).length >= wanted;
    },
    least,
    // In each frame it would keep the page from resting, and cost a tenth of a core.
    {polling: 50},
  );
}
