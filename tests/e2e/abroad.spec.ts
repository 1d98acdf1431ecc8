import {createServer} from 'node:http';

import type {Page} from '@playwright/test';

import {listenOnLoopback} from '../../tools/ports';
import type {RunningStore} from '../../tools/store/club-store';
import {choose} from '../../tools/browser/choose';
import {expectAccessible} from '../support/accessibility';
import {englishTexts} from '../support/english-texts';
import {hold} from '../support/hold';
import {expectNoSidewaysScroll} from '../support/layout';
import {live} from '../support/live';
import {checkoutUrl} from '../support/purchase';
import {ALL_ONLY, expect, test} from '../support/test';
import {phone, smallPhone, withoutJavaScript} from '../support/visitors';

/** Fans abroad (§10.19). Germany, and a change of country, are told in every browser. */

test.use({
  shopEnv: {PUBLIC_MARKETS: 'de-de,fr-fr,ja-jp,en-gb', PERSONALIZATION: 'on'},
});

const hoodie = '/products/crest-hoodie';
const button = (within: Page, name: string) =>
  within.getByRole('button', {name, exact: true}).filter({visible: true});

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'a fan from France buys from a link to a color, and pays in euros',
    ALL_ONLY,
    async ({page, store}) => {
      const product = store.catalogue.products.find(
        ({handle}) => handle === 'crest-hoodie',
      );
      const shared = product?.variants.find(
        ({optionValues}) => optionValues.join() === 'M,Rust',
      );
      await page.goto(`/fr-fr${hoodie}?variant=${shared?.id}`);
      await choose(page, {Couleur: 'Rouille', Taille: 'M'});
      await button(page, 'Ajouter au panier').click();
      const drawer = page.getByRole('dialog', {name: 'Panier'});
      await expect(drawer.getByRole('listitem').first()).toContainText('Rouille');
      await expect(drawer).toContainText(/54,95\s€/);
      await drawer.getByRole('button', {name: 'Passer au paiement'}).click();
      await page.waitForURL(checkoutUrl(store));
      await expect(page.getByRole('main')).toContainText('€54.95');
    },
  );

  test(
    'a fan from Japan buys from a link to a collection, in its dialog, and pays in yen',
    ALL_ONLY,
    async ({page, store}) => {
      await page.goto('/ja-jp/hoodies');
      await live(page);
      const card = page.getByRole('article', {name: 'クレスト パーカー', exact: true});
      await card.getByRole('button', {name: /オプションを選択$/}).click();
      const options = page.getByRole('dialog', {name: 'クレスト パーカー', exact: true});
      await choose(options, {カラー: 'ペトロール', サイズ: 'M'});
      await options.getByRole('button', {name: 'カートに入れる'}).click();
      const drawer = page.getByRole('dialog', {name: 'ショッピングカート'});
      const [amount = ''] =
        /[\d,]{4,}/.exec(await drawer.getByRole('listitem').first().innerText()) ?? [];
      await drawer.getByRole('button', {name: '購入手続きへ'}).click();
      await page.waitForURL(checkoutUrl(store));
      await expect(page.getByRole('main')).toContainText(`¥${amount}`);
    },
  );
});

const otherHost = createServer((_, response) => void response.end('Your order'));
test.afterEach(() => void otherHost.close());

/** Checks out by the form, and arrives at another host, as Shopify redirects: to the shop's own domain, or to Shop Pay. */
async function checkOutElsewhere(page: Page, store: RunningStore) {
  const elsewhere = `http://127.0.0.1:${await listenOnLoopback(otherHost, 0)}/`;
  // Playwright sees the first request of a chain alone.
  await page.route('/cart', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch({maxRedirects: 0});
    expect(response.headers().location).toMatch(checkoutUrl(store));
    return route.fulfill({status: 303, headers: {location: elsewhere}});
  });
  await button(page, 'Checkout').click();
  await page.waitForURL(elsewhere);
}

test.describe('without JavaScript', () => {
  test.use(withoutJavaScript);

  test(
    'the form of the checkout follows it to other hosts',
    ALL_ONLY,
    async ({page, store}) => {
      await page.goto(`${hoodie}?Size=M&Color=Petrol`);
      await button(page, 'Add to cart').click();
      await page.goto('/cart');
      await checkOutElsewhere(page, store);
    },
  );
});

test(
  'the form of the checkout follows it to other hosts where scripts never come',
  ALL_ONLY,
  async ({page, store}) => {
    await page.goto(`${hoodie}?Size=M&Color=Petrol`);
    await button(page, 'Add to cart').click();
    await expect(page.getByRole('dialog').getByText('added to cart')).toBeAttached();
    await hold(page, '**/assets/*.js');
    await page.goto('/cart');
    await checkOutElsewhere(page, store);
  },
);

test(
  'the space bar presses the links that are called buttons: the country’s and the cart’s',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/shirts');
    await live(page);
    const main = page.getByRole('navigation', {name: 'Main'});
    for (const name of [/^Country and language/, /^Cart,/]) {
      const link = main.getByRole('button', {name});
      const dialog = page.locator(`#${await link.getAttribute('data-opens')}`);
      await expect(dialog).toBeAttached();
      await link.focus();
      await page.keyboard.press('Space');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
    }
  },
);

test(
  'in two tabs in two countries there is one cart, where the last change was',
  ALL_ONLY,
  async ({page, context, store}) => {
    await page.goto(`/de-de${hoodie}`);
    await choose(page, {Farbe: 'Petrol', Größe: 'M'});
    await button(page, 'In den Warenkorb').click();
    const german = page.getByRole('dialog', {name: 'Warenkorb'});
    await expect(german).toContainText(/54,95\s€/);

    const second = await context.newPage();
    await second.goto(`/en-gb${hoodie}`);
    await choose(second, {Size: 'M', Color: 'Rust'});
    await button(second, 'Add to cart').click();
    const british = second.getByRole('dialog', {name: 'Shopping Cart'});
    await expect(
      british.getByRole('list', {name: 'Cart items'}).getByRole('listitem'),
    ).toHaveCount(2);
    await expect(british).toContainText('£');
    await expect(british).not.toContainText('€');

    await page.bringToFront();
    const petrol = german.getByRole('listitem').filter({hasText: 'M / Petrol'});
    await petrol.getByRole('button', {name: /erhöhen$/}).click();
    await expect(petrol.getByRole('spinbutton')).toHaveValue('2');
    await expect(german).toContainText('€');
    await expect(german).not.toContainText('£');
    await german.getByRole('button', {name: 'Zur Kasse'}).click();
    await page.waitForURL(checkoutUrl(store));
    await expect(page.getByRole('main')).toContainText('€164.85');
    // The other tab's cart is the same one, when it is looked at again.
    await second.reload();
    await expect(second.getByRole('button', {name: 'Cart, 3 items'})).toBeVisible();
  },
);

interface Abroad {
  prefix: string;
  menu: string;
  countries: RegExp;
  size: Record<string, string>;
  add: string;
  /** Part of the name of the button of a card's options. */
  options: RegExp;
}

const LANGUAGES: Record<string, Abroad> = {
  German: {
    prefix: '/de-de',
    menu: 'Menü öffnen',
    countries: /^Land und Sprache/,
    size: {Größe: 'M', Farbe: 'Petrol'},
    add: 'In den Warenkorb',
    options: /^Optionen für/,
  },
  French: {
    prefix: '/fr-fr',
    menu: 'Ouvrir le menu',
    countries: /^Pays et langue/,
    size: {Taille: 'M', Couleur: 'Pétrole'},
    add: 'Ajouter au panier',
    options: /^Choisir/,
  },
  Japanese: {
    prefix: '/ja-jp',
    menu: 'メニューを開く',
    countries: /^国と言語/,
    size: {サイズ: 'M', カラー: 'ペトロール'},
    add: 'カートに入れる',
    options: /オプション/,
  },
};

test.describe('on a phone of 320 px', () => {
  test.use(smallPhone);

  for (const [language, words] of Object.entries(LANGUAGES)) {
    test(
      `everything fits in ${language}, and nothing is in English`,
      ALL_ONLY,
      async ({page, messages}) => {
        messages.expect(/404/);
        const english = await englishTexts();
        /** Expects no English in the texts and labels of the page and its open dialogs, and no sideways scroll. */
        async function check(state: string) {
          await expectNoSidewaysScroll(page, state);
          const heard = await page.evaluate(() => {
            const labels = ['aria-label', 'alt', 'placeholder', 'title'];
            const named = document.querySelectorAll(
              labels.map((name) => `[${name}]`).join(),
            );
            return [
              document.body.innerText,
              ...Array.from(named).flatMap((element) =>
                labels.map((name) => element.getAttribute(name) ?? ''),
              ),
            ].join('\n');
          });
          expect(
            english.filter((text) => heard.includes(text)),
            state,
          ).toEqual([]);
        }
        const {prefix} = words;
        for (const path of [
          '',
          '/search?q=hoodie',
          '/markets',
          '/policies/refund-policy',
          '/nowhere',
        ]) {
          await page.goto(prefix + path);
          await check(path);
        }

        await page.goto(`${prefix}/hoodies`);
        await live(page);
        await check('/hoodies');
        await button(page, words.menu).click();
        await check('menu');
        await page.keyboard.press('Escape');
        const card = page.getByRole('article').first();
        await card.getByRole('button', {name: words.options}).click();
        await expect(page.locator('dialog[open]')).toBeVisible();
        await check('options');
        await expectAccessible(page, 'options');
        await page.keyboard.press('Escape');

        await page.goto(prefix + hoodie);
        await live(page);
        await check(hoodie);
        await page.getByRole('button', {name: words.countries}).last().click();
        await expect(page.locator('dialog[open]')).toBeVisible();
        await check('countries');
        await page.keyboard.press('Escape');
        await choose(page, words.size);
        await button(page, words.add).first().click();
        await expect(page.locator('dialog[open]').getByRole('spinbutton')).toHaveValue(
          '1',
        );
        await check('drawer');
        await expectAccessible(page, 'drawer');

        await page.goto(`${prefix}/cart`);
        await check('/cart');
        await page.goto(`${prefix}/products/match-shirt`);
        await live(page);
        await check('printed');
      },
    );
  }
});
