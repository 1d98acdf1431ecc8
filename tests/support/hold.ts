import type {BrowserContext, Page} from '@playwright/test';

/** Holds the requests that match `pattern`, of this method if named, until the returned function is called. */
export async function hold(
  target: Page | BrowserContext,
  pattern: Parameters<Page['route']>[0],
  method?: 'GET',
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await target.route(pattern, async (route) => {
    if (!method || route.request().method() === method) await released;
    await route.fallback();
  });
  return () => release();
}

/** Holds the page's scripts until the returned function is called. Presses wait for them, however slow the machine is. */
export async function holdScripts(page: Page): Promise<() => void> {
  await page.addInitScript(keepPressesWaiting);
  return hold(page, '**/assets/*.js');
}

/**
 * Lets what is pressed before hydration wait for as long as that takes: after four seconds a form would be posted, and a link followed,
 * as without scripts (early-events.ts). It runs in the page.
 */
export function keepPressesWaiting(): void {
  const later = window.setTimeout;
  const waitLess = (run: () => void, milliseconds = 0) =>
    milliseconds === 4000 ? 0 : later(run, milliseconds);
  window.setTimeout = waitLess as typeof setTimeout;
}
