import type {Page} from '@playwright/test';

import {openState} from '../../tools/screenshots/screen-state';
import type {ScreenState, ShopName} from '../../tools/screenshots/screen-state';
import {statesByPart} from '../../tools/screenshots/states';
import {expectAccessible} from './accessibility';
import {
  expectNoSidewaysScroll,
  smallFields,
  smallTargets,
  unnamedLists,
  zoomedControls,
} from './layout';
import {isFullRun} from './tags';
import {expect, test} from './test';
import {phone, windowsOf} from './visitors';

/** The same elements as another state, with other pictures or another part in view. */
const SEEN_IN_OTHERS = new Set([
  'home-first-screen',
  'home-card-focused',
  'hoodies',
  'collection-two',
  'collection-fifty',
  'product-first-screen',
  'product-reduced',
  'product-zoomed',
  'product-broken-picture',
  'product-unbroken-title',
]);

/** One state of each screen, for `npm test`. */
const EACH_SCREEN = new Set([
  'home',
  'filters',
  'options-dialog',
  'search-suggestions',
  'product-chosen',
  'product-sold-out',
  'cart-drawer',
  'cart-page',
  'policy',
  'not-found',
]);

/**
 * Declares tests of what every state of the shop's screens (those of the screenshots) must satisfy. Each state is set
 * up once on a phone, then resized to the other widths. `npm test` looks at one state of each screen, and axe at the
 * narrowest width; `npm run test:all` at all of them.
 * @param suite the tag of these tests, if any
 */
export function checkStates(shop: ShopName, suite: {tag?: string} = {}): void {
  test.use(phone);

  for (const [part, states] of Object.entries(statesByPart)) {
    // States with other browser settings are tested elsewhere.
    const reached = states.filter(
      ({name, shop: own = 'club', visitor}: ScreenState) =>
        own === shop &&
        !visitor &&
        !SEEN_IN_OTHERS.has(name) &&
        (isFullRun || EACH_SCREEN.has(name)),
    );
    if (reached.length === 0) continue;

    test(
      `${part}: in every state nothing scrolls sideways; at 320 px axe finds nothing, a thumb hits every target, nothing zooms the page and lists are lists to Safari`,
      suite,
      async ({page, store, messages}) => {
        // It visits many pages.
        test.slow();
        // An animation's colors change from frame to frame.
        await page.emulateMedia({reducedMotion: 'reduce'});
        for (const {reports} of reached) if (reports) messages.expect(reports);
        for (const state of reached) {
          await test.step(state.name, async () => {
            await page.context().clearCookies();
            await openState(page, store, state);
            await check(page, state);
            await page.context().setOffline(false);
            store.control.reset();
          });
        }
      },
    );
  }
}

async function check(page: Page, {name, widths}: ScreenState): Promise<void> {
  for (const width of windowsOf([320, 390, 820, 1100, 1440])) {
    if (widths?.(width) === false) continue;
    const where = `${name} at ${width} px`;
    await page.setViewportSize({width, height: 844});
    await expectNoSidewaysScroll(page, where);
    if (width === 320) await checkSmall(page, where);
    if (width === 320 || isFullRun) await expectAccessible(page, where);
  }
  await page.setViewportSize(phone.viewport);
}

/** Checks for faults that show in the narrowest window, if anywhere. */
async function checkSmall(page: Page, where: string): Promise<void> {
  expect(await smallTargets(page), where).toEqual([]);
  expect(await smallFields(page), where).toEqual([]);
  expect(await zoomedControls(page), where).toEqual([]);
  expect(await unnamedLists(page), where).toEqual([]);
  expect(await page.locator('body').innerText(), where).not.toMatch(
    /NaN|undefined|\[object/,
  );
}
