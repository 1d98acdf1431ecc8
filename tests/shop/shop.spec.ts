import {expect, test as base, type Page} from '@playwright/test';

import {CONTENTS_MESSAGES} from '../../app/cart/contents-messages';
import {MESSAGES as CART} from '../../app/cart/messages';
import {addLanguages} from '../../app/languages/index.server';
import {messagesIn} from '../../app/lib/messages';
import {MESSAGES as PRODUCT} from '../../app/product/messages';
import {startStore, type RunningStore} from '../../tools/store/club-store';
import {openGoods} from '../../tools/store/goods';
import {startWorker} from '../../tools/worker/start-worker';
import {expectAccessible} from '../support/accessibility';
import {PATIENT} from '../support/built-shop';
import {guardConsole} from '../support/console-guard';
import {expectNoSidewaysScroll} from '../support/layout';
import {live} from '../support/live';
import {checkoutUrl, chooseOptions} from '../support/purchase';
import {sellable} from '../support/shelf';
import {ALL_ONLY} from '../support/tags';
import {phone, smallPhone, withoutJavaScript} from '../support/visitors';

/**
 * Tests of any shop: of what the local store sells here, in the shop's own language, with everything
 * that `npm run dev` shows. They know no product by its name. Where other tests know the goods, the
 * tag leaves some to `npm run test:all`; a shop of its own runs them all.
 */
interface Shop {
  store: RunningStore;
  origin: string;
}

const test = base.extend<{quiet: void}, {shop: Shop}>({
  shop: [
    // Playwright wants a pattern, also where nothing is needed.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const goods = await openGoods();
      const catalogue = goods.catalogue(new Date(), true);
      const store = await startStore({catalogue});
      const worker = await startWorker({env: {...goods.env, ...store.env, ...PATIENT}});
      store.control.setShopUrl(worker.origin);
      // The first answer compiles shop and store.
      await fetch(worker.origin);
      await use({store, origin: worker.origin});
      await worker.stop();
      await store.stop();
    },
    {scope: 'worker', timeout: 600_000},
  ],
  baseURL: ({shop}, use) => use(shop.origin),
  quiet: [
    async ({context}, use) => {
      const guard = guardConsole(context);
      await use();
      expect(guard.problems(), 'what the browser reported').toEqual([]);
    },
    {auto: true},
  ],
});

addLanguages();

/** What the shop's own buttons say, in its language. */
function wordsOf({env}: RunningStore) {
  const tag = env.PUBLIC_LANGUAGE ?? 'en';
  return {
    add: messagesIn(tag, PRODUCT).addToCart['Add to cart'],
    cart: messagesIn(tag, CART).title,
    lines: messagesIn(tag, CART).lines,
    checkout: messagesIn(tag, CONTENTS_MESSAGES).checkout,
  };
}

/** Home, a collection, a product, what the menus lead to, search and cart. */
function pathsOf({catalogue}: RunningStore): string[] {
  const product = sellable(catalogue);
  const menus = catalogue.menus.flatMap(({items}) =>
    items.flatMap((item) => [item, ...(item.items ?? [])]),
  );
  const own = menus.map(({url}) => url).filter((url) => /^\/(?!blogs)/.test(url));
  const search = `/search?q=${encodeURIComponent(product.title)}`;
  return [
    ...new Set([
      '/',
      '/shirts',
      '/hoodies',
      ...own,
      `/products/${product.handle}`,
      search,
      '/cart',
    ]),
  ];
}

async function expectWhole(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await live(page);
    await expect(page.locator('h1'), path).toHaveCount(1);
    await expectNoSidewaysScroll(page, path);
    await expectAccessible(page, path);
  }
}

test.describe('on a small phone', () => {
  test.use(smallPhone);
  test('every page has room, and is for everybody', ALL_ONLY, async ({page, shop}) => {
    await expectWhole(page, pathsOf(shop.store));
  });
});

test('every page is for everybody in a wide window', ALL_ONLY, async ({page, shop}) => {
  await expectWhole(page, pathsOf(shop.store));
});

test.describe('on a phone', () => {
  test.use(phone);
  test('a visitor buys', async ({page, shop: {store}}) => {
    const words = wordsOf(store);
    const product = sellable(store.catalogue);
    await page.goto(`/products/${product.handle}`);
    await live(page);
    await chooseOptions(page, product);
    await page.getByRole('button', {name: words.add}).first().click();
    const drawer = page.getByRole('dialog', {name: words.cart});
    const lines = drawer.getByRole('list', {name: words.lines});
    await expect(lines.getByRole('listitem').first()).toContainText(product.title);
    await drawer.getByRole('button', {name: words.checkout}).click();
    await page.waitForURL(checkoutUrl(store));
  });
});

test.describe('without scripts', () => {
  test.use(withoutJavaScript);
  test('a visitor buys', async ({page, shop: {store}}) => {
    const words = wordsOf(store);
    const product = sellable(store.catalogue);
    await page.goto(`/products/${product.handle}`);
    await chooseOptions(page, product);
    await page.getByRole('button', {name: words.add}).first().click();
    await page.waitForURL(/\/cart/);
    await expect(page.getByRole('main')).toContainText(product.title);
  });
});
