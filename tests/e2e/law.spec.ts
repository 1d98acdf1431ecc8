import {readFile} from 'node:fs/promises';

import type {Page} from '@playwright/test';

import type {RunningStore} from '../../tools/store/club-store';
import {choose} from '../../tools/browser/choose';
import {expectAccessible} from '../support/accessibility';
import {tabTo} from '../support/keyboard';
import {expectNoSidewaysScroll} from '../support/layout';
import {live} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';
import {smallPhone, withoutJavaScript} from '../support/visitors';

/** What a shopper in the EU sees of the law (docs/law.md). The rules of a statement: tests/routes/withdrawal.test.ts. */

test.use({
  shopEnv: {
    PUBLIC_MARKETS: 'de-de,fr-fr',
    PERSONALIZATION: 'on',
    WITHDRAWAL_PROVIDER: 'shopify',
    WITHDRAWAL_EXEMPT: 'Printed shirts stay.;;;de: Bedruckte Trikots bleiben.',
  },
});

const EMAIL = 'kim@example.com';
const GERMAN = {
  title: 'Vertrag widerrufen',
  name: 'Dein Name',
  order: 'Bestellnummer',
  email: 'E-Mail-Adresse',
  items: 'Artikel',
  next: 'Weiter',
  confirm: 'Widerruf bestätigen',
  received: 'Dein Widerruf ist eingegangen',
};
const FRENCH = {
  title: 'Rétractation',
  name: 'Votre nom',
  order: 'Numéro de commande',
  email: 'Adresse e-mail',
  items: 'Les articles',
  next: 'Continuer',
  confirm: 'Confirmer la rétractation',
  received: 'Nous avons reçu votre rétractation',
};

const heading = (page: Page, name: string) =>
  page.getByRole('heading', {level: 1, name, exact: true});

/** Another's: an address may withdraw five times in an hour. */
const ANOTHER = 'lee@example.com';

/** Buys a product, in its first variant or its last; the store numbers its orders from 1001. */
async function buy(
  store: RunningStore,
  handle: string,
  place = 0,
  email = EMAIL,
): Promise<void> {
  const product = store.catalogue.products.find((each) => each.handle === handle);
  const checkout = await fetch(`${store.url}/cart/${product?.variants.at(place)?.id}:1`);
  const due = /name="due"\s+value="(\d+)"/.exec(await checkout.text())?.[1] ?? '';
  const body = new URLSearchParams({due, email});
  await fetch(checkout.url, {method: 'POST', body});
}

async function fill(
  page: Page,
  words: typeof GERMAN,
  order = '#1001',
  items = '',
  email = EMAIL,
) {
  await page.getByLabel(words.name, {exact: true}).fill('Kim Berg');
  await page.getByLabel(words.order, {exact: true}).fill(order);
  await page.getByLabel(words.email, {exact: true}).fill(email);
  await page.getByLabel(words.items, {exact: true}).fill(items);
  await page.getByRole('button', {name: words.next}).click();
}

test(
  'a fan in Germany withdraws by keyboard, from the footer to the saved acknowledgement',
  ALL_ONLY,
  async ({page, store}) => {
    await buy(store, 'crest-tee');
    await page.goto('/de-de/policies');
    await live(page);
    const link = page.getByRole('link', {name: GERMAN.title, exact: true});
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, GERMAN.title)).toBeVisible();
    await expectAccessible(page, 'the form');
    for (const [label, text] of [
      [GERMAN.name, 'Kim Berg'],
      [GERMAN.order, '1001'],
      [GERMAN.email, EMAIL],
    ] as const) {
      await tabTo(page, page.getByLabel(label, {exact: true}));
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Bestätige deinen Widerruf')).toBeVisible();
    await expectAccessible(page, 'the statement');
    await tabTo(page, page.getByRole('button', {name: GERMAN.confirm}));
    await page.keyboard.press('Enter');
    await expect(heading(page, GERMAN.received)).toBeVisible();
    await expectAccessible(page, 'the acknowledgement');
    const save = page.getByRole('link', {name: 'Als Datei speichern'});
    const download = page.waitForEvent('download');
    await tabTo(page, save);
    await page.keyboard.press('Enter');
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain('Ich widerrufe den Vertrag über diese Bestellung.');
    expect(text).toMatch(/Eingegangen: .* UTC/);
    await expect
      .poll(() => store.control.orders()[0]?.marks.tags)
      .toEqual(['withdrawal']);
  },
);

test.describe('on the narrowest phone', () => {
  test.use(smallPhone);

  test(
    'prices say what is in them, a product who made it, and the cart the same',
    ALL_ONLY,
    async ({page}) => {
      await page.goto('/de-de/products/harbour-wall-jacket');
      await live(page);
      const main = page.getByRole('main');
      const note = main.getByText('inkl. MwSt.,').first();
      await expect(note).toBeVisible();
      await main.getByText('Produktsicherheit').click();
      await expect(main.getByText('100 % Polyamid, recycelt').first()).toBeVisible();
      await expect(main.getByRole('img', {name: /Guaranteed to last/})).toBeVisible();
      await expectNoSidewaysScroll(page, 'the product');
      await expectAccessible(page, 'the product');
      await choose(page, {Farbe: 'Tinte', Größe: 'M'});
      await main.getByRole('button', {name: 'In den Warenkorb'}).first().click();
      const drawer = page.getByRole('dialog', {name: 'Warenkorb'});
      const rights = drawer.getByRole('link', {name: /Gewährleistungsrechte/});
      // Its delivery is free, which the shop knows once the store has answered.
      await expect(drawer.getByText('Der Versand ist kostenlos.')).toBeVisible();
      await expect(drawer.getByText('inkl. MwSt.', {exact: true})).toBeVisible();
      await expectNoSidewaysScroll(page, 'the drawer');
      await expectAccessible(page, 'the drawer');
      await rights.click();
      await expect(drawer).toBeHidden();
      await expect(
        heading(page, 'Deine gesetzlichen Gewährleistungsrechte'),
      ).toBeVisible();
    },
  );
});

test.describe('without scripts, on the narrowest phone', () => {
  test.use({...smallPhone, ...withoutJavaScript});

  test(
    'a fan in France withdraws: a wrong order number is taken, and a URL for the items',
    ALL_ONLY,
    async ({page, store}) => {
      await page.goto('/fr-fr/withdraw');
      const items = `https://shop.example/${'7'.repeat(80)}`;
      await fill(page, FRENCH, '9999', items);
      await expect(page.getByRole('main')).toContainText(items);
      await expectNoSidewaysScroll(page, 'the statement');
      await page.getByRole('button', {name: FRENCH.confirm}).click();
      await expect(heading(page, FRENCH.received)).toBeVisible();
      await expect(page.getByRole('main')).toContainText('9999');
      expect(store.control.orders()).toEqual([]);
    },
  );
});

test(
  'with the provider down the text and the address are there, and a second try arrives once',
  ALL_ONLY,
  async ({page, store, messages}) => {
    messages.expect(/503/);
    await buy(store, 'crest-tee');
    store.control.addFault({
      operation: 'DeliveryEntry',
      times: 1,
      fault: {kind: 'status', status: 503},
    });
    await page.goto('/de-de/withdraw');
    await fill(page, GERMAN);
    await page.getByRole('button', {name: GERMAN.confirm}).click();
    await expect(heading(page, 'Dein Widerruf ist hier nicht angekommen')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('withdrawals@example.com');
    await expectAccessible(page, 'a provider that is down');
    await page.getByRole('button', {name: 'Noch einmal versuchen'}).click();
    await expect(heading(page, GERMAN.received)).toBeVisible();
    await expect.poll(() => store.control.orders()[0]?.marks.metafields.length).toBe(1);
  },
);

test(
  'the page names printed shirts as exempt, and takes a statement on one; a second for the order is another',
  ALL_ONLY,
  async ({page, store}) => {
    await buy(store, 'match-shirt', -1, ANOTHER);
    for (const count of [1, 2]) {
      await page.goto('/de-de/withdraw');
      await expect(page.getByRole('main')).toContainText('Bedruckte Trikots bleiben.');
      await fill(page, GERMAN, '#1001', 'Trikot 26/27', ANOTHER);
      await expect(page.getByRole('main')).toContainText('Trikot 26/27');
      await page.getByRole('button', {name: GERMAN.confirm}).click();
      await expect(heading(page, GERMAN.received)).toBeVisible();
      await expect
        .poll(() => store.control.orders()[0]?.marks.metafields.length)
        .toBe(count);
    }
  },
);
