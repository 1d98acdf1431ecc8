import type {Page} from '@playwright/test';

import {choose} from '../../tools/browser/choose';
import {expectAccessible} from '../support/accessibility';
import {setDeviceClockOff} from '../support/device-clock';
import {expectNoSidewaysScroll} from '../support/layout';
import {live, openLive} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';
import {smallPhone} from '../support/visitors';

/** A drop in a browser, behind a page cache. Its rule, early adds and caches are in app/drop and tests/routes. */

test.use({
  shopEnv: {DROPS: 'on', NOTIFY_PROVIDER: 'shopify'},
  edge: true,
  movableClock: true,
});
test.afterEach(({shop}) => shop.setClock(0));

const HANDLE = 'low-tide-tee';
const CHOSEN = `/products/${HANDLE}?Size=M&Color=Sand`;
const MINUTE = 60_000;
/** The page's operations at the store, at the opening and after it. */
const OPERATIONS = ['Product', 'SaleTimes', 'GetCart', 'cartLinesAdd'];

/** A tab on a device whose clock is wrong by `error` milliseconds. */
async function openTab(page: Page, error: number) {
  const device = await setDeviceClockOff(page, error);
  await openLive(page, CHOSEN);
  return {page, ...device};
}

const button = (page: Page, name: string | RegExp) =>
  page.locator('.product').getByRole('button', {name, exact: true});
const drawerOf = (page: Page) => page.getByRole('dialog', {name: 'Shopping Cart'});

test(
  'a drop opens in place, in two tabs with a clock five minutes fast and slow, behind the page cache, while the store turns every other call away',
  ALL_ONLY,
  async ({page, context, store, shop, messages}) => {
    messages.expect(/status of 50[23]|gave no answer/);
    const wait = 10 * MINUTE;
    const opens = Date.now() + wait;
    store.control.setMetafield(HANDLE, {
      namespace: 'custom',
      key: 'available_from',
      type: 'date_time',
      value: new Date(opens).toISOString(),
    });
    const tabs = [
      await openTab(page, 5 * MINUTE),
      await openTab(await context.newPage(), -5 * MINUTE),
    ];
    for (const tab of tabs) {
      await expect(button(tab.page, /^Opens /)).toBeDisabled();
      await expect(tab.page.getByRole('timer').first()).toHaveText(/^\d+ mins \d+ secs$/);
      // A document that is loaded again forgets it.
      await tab.page.evaluate(() => Object.assign(window, {isSame: true}));
    }
    await expectAccessible(page);

    // Three seconds before, by the server’s clock and by both devices’.
    const ahead = opens - 3000 - Date.now();
    await shop.setClock(ahead);
    for (const tab of tabs) await tab.pass(ahead);
    const turnAway = (rule: {operation?: string; every?: number}) =>
      store.control.addFault({...rule, fault: {kind: 'status', status: 429}});
    // Each operation by itself: of all calls, every other one could always be the add.
    const turnHalfAway = () => {
      for (const operation of OPERATIONS) turnAway({operation, every: 2});
    };
    turnHalfAway();
    for (const tab of tabs) {
      await expect(button(tab.page, 'Add to cart')).toBeEnabled();
      expect(Date.now() + ahead).toBeGreaterThanOrEqual(opens);
    }
    // They ask what is left of the stock, while the store answers nobody.
    store.control.clearFaults();
    turnAway({});
    const asked = tabs.map((tab) =>
      tab.page.waitForResponse((answer) => answer.url().includes(`${HANDLE}.data`)),
    );
    await shop.setClock(ahead + 30_000);
    for (const tab of tabs) await tab.pass(30_000);
    await Promise.all(asked);
    store.control.clearFaults();
    turnHalfAway();
    for (const tab of tabs) {
      await button(tab.page, 'Add to cart').click();
      const drawer = drawerOf(tab.page);
      await expect(drawer.getByText('Not reserved until you pay.')).toBeVisible();
      await drawer.getByRole('button', {name: 'Close cart'}).click();
      expect(await tab.page.evaluate(() => 'isSame' in window)).toBe(true);
    }
    await expect(page.getByRole('button', {name: 'Cart, 2 items'}).first()).toBeVisible();
    // Nobody who comes now finds it closed.
    const html = await (await page.request.get(CHOSEN)).text();
    expect(html).not.toContain('data-opening');
  },
);

test(
  'a line that has sold out meanwhile says so, stops Checkout once, and hides nothing',
  ALL_ONLY,
  async ({page, store}) => {
    const variants = ['matchday-tote', 'harbour-heavyweight-hoodie'].map((handle) => {
      const product = store.catalogue.products.find((each) => each.handle === handle);
      return product?.variants[0];
    });
    await page.goto(`/cart/${variants.map((variant) => `${variant?.id}:1`).join(',')}`);
    await live(page);
    await page.getByRole('button', {name: 'Add to cart'}).click();
    const lines = (within = page.getByRole('main')) =>
      within.getByRole('list', {name: 'Cart items'}).getByRole('listitem');
    await expect(lines()).toHaveCount(2);
    await page.goto('/policies');
    await live(page);
    await page
      .getByRole('button', {name: /^Cart, /})
      .first()
      .click();
    const drawer = drawerOf(page);
    await expect(drawer.getByText('Sold out since you added it')).toBeHidden();
    // While the drawer is open: Checkout is who finds out.
    store.control.setStock(variants[0]?.sku ?? '', 0);
    await drawer.getByRole('button', {name: 'Checkout', exact: true}).click();
    await expect(drawer.getByText(/has sold out meanwhile/)).toBeVisible();
    await expect(drawer.getByText('Sold out since you added it')).toBeVisible();
    await expect(lines(drawer)).toHaveCount(2);
    await expectAccessible(page);
    await drawer.getByRole('button', {name: 'Check out anyway'}).click();
    await page.waitForURL((url) => url.href.startsWith(store.url));
  },
);

test.describe('on a small phone', () => {
  test.use(smallPhone);

  test(
    'a sold-out choice in the options dialog leads to back-in-stock notification',
    ALL_ONLY,
    async ({page, store}) => {
      const product = store.catalogue.products.find(
        ({handle}) => handle === 'crest-hoodie',
      );
      const variant = product?.variants.find(({stock}) => stock === 0);
      const values = product?.options.map(({name}, index) => [
        name,
        variant?.optionValues[index],
      ]);
      await page.goto('/hoodies');
      await live(page);
      await page
        .getByRole('button', {name: `Choose options for ${product?.title}`})
        .click();
      const dialog = page.getByRole('dialog', {name: product?.title ?? '', exact: true});
      await choose(dialog, Object.fromEntries(values ?? []));
      const form = dialog.getByRole('form', {name: 'Tell me when it is back'});
      await form.getByRole('textbox', {name: 'E-mail'}).fill('kim@example.com');
      // As autofill does, which sees fields that no person does.
      await form.locator('input[name=comment]').fill('Kim', {force: true});
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, 'the form in the dialog');
      await form.getByRole('button', {name: 'Tell me'}).click();
      await expect(form.getByRole('status')).toHaveText(/^Saved/);
      expect(store.control.customers().map(({tags}) => tags)).toEqual([
        [`back-in-stock:${variant?.id}`],
      ]);
    },
  );
});

test(
  'a page that the page cache has renewed since the last visit still runs its scripts',
  ALL_ONLY,
  async ({page, shop}) => {
    const stateOf = async () => {
      const response = await page.request.get('/hoodies');
      return response.headers()['oxygen-full-page-cache'];
    };
    await openLive(page, '/hoodies');
    await shop.setClock(MINUTE + 1000);
    // The first to come is given the old page, and has it renewed.
    expect(await stateOf()).toBe('stale');
    await expect.poll(stateOf).toBe('hit');
    await openLive(page, '/hoodies');
  },
);
