import type {Page} from '@playwright/test';

import {choose} from '../../tools/browser/choose';
import {GERMAN_CLUB} from '../support/catalogues';
import {englishIn} from '../support/english-texts';
import {expectNoSidewaysScroll} from '../support/layout';
import {live} from '../support/live';
import {checkoutUrl} from '../support/purchase';
import {ALL_ONLY, expect, test} from '../support/test';
import {smallPhone} from '../support/visitors';

/** A German club's own shop, from the file that it imports to the checkout (§10.19). */

test.use({catalogueName: 'german', shopEnv: GERMAN_CLUB, ...smallPhone});

async function expectGerman(page: Page, state: string) {
  await expectNoSidewaysScroll(page, state);
  expect(await englishIn(await page.content()), state).toEqual([]);
}

test(
  'a fan buys at the root in German, and no message is in English',
  ALL_ONLY,
  async ({page, store}) => {
    await page.goto('/');
    await live(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Der offizielle SV Hafen 09 Fanshop',
    );
    await expectGerman(page, 'home');

    await page.getByRole('button', {name: 'Menü öffnen'}).click();
    await page.getByRole('link', {name: 'Shirts', exact: true}).first().click();
    await expect(page).toHaveURL('/shirts');
    const card = page.getByRole('article', {name: 'Heimtrikot', exact: true});
    await expect(card).toContainText('79,95\u00a0€');
    await expectGerman(page, 'shirts');

    await card.getByRole('link').first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Heimtrikot');
    // Nothing is bought unasked: Größe and Farbe are Size and Color.
    await page.getByRole('button', {name: 'Größe wählen'}).click();
    const options = page.getByRole('dialog', {name: 'Heimtrikot'});
    await expectGerman(page, 'options');
    await choose(options, {Größe: 'M', Farbe: 'Weiß'});
    await options.getByRole('button', {name: 'In den Warenkorb'}).click();
    const drawer = page.getByRole('dialog', {name: 'Warenkorb'});
    await expect(drawer.getByRole('spinbutton')).toHaveValue('1');
    await expect(drawer).toContainText('79,95\u00a0€');
    await expectGerman(page, 'cart');

    await drawer.getByRole('button', {name: 'Zur Kasse'}).click();
    await page.waitForURL(checkoutUrl(store));
    expect(new URL(page.url()).searchParams.get('locale')).toBe('de');
    await expect(page.getByRole('main')).toContainText('€79.95');
  },
);
