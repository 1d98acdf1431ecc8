import type {Page} from '@playwright/test';

/**
 * Waits until a page that has just been opened is hydrated and knows its cart: it asks for the cart as soon as it is alive, so an
 * answer (or a failure) to that says both. A quiet network says neither: on a busy machine it is quiet before the scripts have
 * run, and the request that then comes late is taken for one of the story's own.
 */
export async function live(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({name}) => new URL(name).pathname === '/api/cart'),
  );
}
