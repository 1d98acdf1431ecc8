import type {Page} from '@playwright/test';

import {choose} from '../../tools/browser/choose';
import {expectAccessible} from '../support/accessibility';
import {setDeviceClockOff} from '../support/device-clock';
import {expectNoSidewaysScroll} from '../support/layout';
import {live, openLive, settled} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';
import {phone} from '../support/visitors';

/** Fans in Texas and in Germany, behind a page cache, around the cut-off of a club in Maine. Its rules are in app/add-ons/arrival. */

test.use({
  shopEnv: {ARRIVAL: 'on', PUBLIC_MARKETS: 'de-de', PERSONALIZATION: 'on', PICKUP: 'on'},
  edge: true,
  movableClock: true,
});
test.afterEach(({shop}) => shop.setClock(0));

const HOODIE = '/products/crest-hoodie';
/** A Monday. */
const CUT_OFF = Date.parse('2030-12-16T19:00:00Z');
const MINUTE = 60_000;

/** Whatever the spaces are: those within a date or an hour are not the usual ones. */
const said = ({source}: RegExp) => new RegExp(source.replaceAll(' ', '\\s'));

const linesOf = (page: Page) => page.locator('main [data-arrival]');

/** Minutes before the cut-off, by the server’s clock and the device’s. */
async function before(minutes: number, page: Page, setClock: (ahead: number) => unknown) {
  const ahead = CUT_OFF - minutes * MINUTE - Date.now();
  await setClock(ahead);
  return setDeviceClockOff(page, ahead);
}

test.describe('in Texas', () => {
  test.use({...phone, timezoneId: 'America/Chicago'});

  test(
    'a fan reads the date, which changes at the cut-off, on the page, in the dialog and in the cart',
    ALL_ONLY,
    async ({page, shop}) => {
      const device = await before(2, page, shop.setClock);
      await openLive(page, HOODIE);
      const line = linesOf(page);
      await expect(line).toHaveText(
        said(
          /^Order by 1 pm today: arrives Thu, Dec 19 – Mon, Dec 23, before Christmas; Express /,
        ),
      );
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, HOODIE);
      await device.pass(2 * MINUTE);
      await expect(line).toHaveText(
        said(
          /^Order by 1 pm tomorrow: arrives Fri, Dec 20 – Tue, Dec 24, before Christmas;/,
        ),
      );
      await page.goto('/hoodies');
      await live(page);
      await page.getByRole('button', {name: 'Choose options for Crest Hoodie'}).click();
      const dialog = page.getByRole('dialog', {name: 'Crest Hoodie'});
      await expect(dialog.locator('[data-arrival]')).toHaveText(said(/^Order by 1 pm/));
      await choose(dialog, {Size: 'L', Color: 'Petrol'});
      await dialog.getByRole('button', {name: 'Add to cart'}).click();
      const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
      await expect(drawer.locator('[data-arrival]')).toHaveText(said(/^Order by 1 pm/));
    },
  );
});

test(
  'a print takes its days also where it is picked up, and what is made later is on no shelf',
  ALL_ONLY,
  async ({page}) => {
    await openLive(page, '/products/match-shirt');
    await choose(page, {Size: 'M', Color: 'Petrol', Printing: 'Plain'});
    const line = page.locator('[data-pickup]').getByRole('status');
    await expect(line).toHaveText(/^Usually ready in 2 hours at [^.]*\.$/);
    await choose(page, {Printing: 'Name and number'});
    await page.getByRole('textbox', {name: 'Name'}).fill('BERG');
    await page.getByRole('textbox', {name: 'Number'}).fill('9');
    await expect(line).toHaveText(
      /^Usually ready in 2 hours at .*\. Making it takes 3 working days first\.$/,
    );
    await page.getByRole('button', {name: 'All pickup locations'}).click();
    await expect(page.getByRole('dialog', {name: 'Pick up in store'})).toContainText(
      'Making it takes 3 working days first. Your choice holds',
    );
    await openLive(page, '/products/stilts-end-hoodie');
    await choose(page, {Size: 'M', Color: 'Petrol'});
    await expect(linesOf(page)).toHaveText(said(/^Made once the sale ends: arrives /));
    await expect(page.locator('[data-pickup]')).toHaveCount(0);
  },
);

test.describe('in Germany', () => {
  test.use({timezoneId: 'Europe/Berlin', locale: 'de-DE'});

  test(
    'a fan reads the date in German, at home’s hour, before and after the cut-off',
    ALL_ONLY,
    async ({page, shop}) => {
      const device = await before(2, page, shop.setClock);
      await openLive(page, `/de-de${HOODIE}`);
      await expect(linesOf(page)).toHaveText(
        said(
          /^Bestelle bis heute, 20 Uhr: kommt Sa\., 21\. .*28\. Dez\., vielleicht erst nach/,
        ),
      );
      await device.pass(2 * MINUTE);
      await expect(linesOf(page)).toHaveText(
        said(/^Bestelle bis morgen, 20 Uhr: kommt Mo/),
      );
    },
  );
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test(
    'a fan reads the club’s hour, and no cache has the old line after it',
    ALL_ONLY,
    async ({page, shop}) => {
      const at = (milliseconds: number) =>
        shop.setClock(CUT_OFF + milliseconds - Date.now());
      await at(-90_000);
      await page.goto(HOODIE);
      await expect(linesOf(page)).toHaveText(
        said(/^Order by 2 pm EST today: arrives Thu/),
      );
      await at(-20_000);
      await page.goto(HOODIE);
      await expect(linesOf(page)).toHaveText(
        said(/^Order by 2 pm EST today: arrives Thu/),
      );
      await at(0);
      await page.goto(HOODIE);
      await expect(linesOf(page)).toHaveText(
        said(/^Order by 2 pm EST tomorrow: arrives Fri/),
      );
    },
  );
});

test(
  'the cart’s document says it, and stays as it is when its scripts have come',
  ALL_ONLY,
  async ({page}) => {
    await openLive(page, HOODIE);
    await choose(page, {Size: 'L', Color: 'Petrol'});
    await page.getByRole('button', {name: 'Add to cart'}).click();
    const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
    await expect(drawer.getByRole('listitem').first()).toContainText('L / Petrol');
    await settled(page);
    await page.goto('/cart');
    const line = await linesOf(page).elementHandle();
    await settled(page);
    expect(await line?.evaluate((one) => one.isConnected)).toBe(true);
  },
);
