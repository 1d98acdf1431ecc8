import type {Page} from '@playwright/test';
import {readFile} from 'node:fs/promises';

import {projectPath} from '../../tools/project';
import {live, settled} from '../support/live';
import {chooseOptions} from '../support/purchase';
import {ordinaryProduct} from '../support/shelf';
import {ALL_ONLY, expect, test} from '../support/test';

const isActions = (url: string) => /\/(actions|AppEvents)-/.test(url);

/** Runs an example of docs/apps.md on every page, as if the merchant had added it. */
async function addExample(page: Page, name: string, change = (text: string) => text) {
  const text = await readFile(projectPath(`docs/apps/${name}.js`), 'utf8');
  await page.addInitScript(change(text));
}

test(
  'an upsell adds a line, a loyalty bar follows the cart, and a chat opens it',
  ALL_ONLY,
  async ({page, store}) => {
    const product = ordinaryProduct(store);
    const variant = `gid://shopify/ProductVariant/${product.variants[0]?.id}`;
    await addExample(page, 'upsell', (text) =>
      text.replace('gid://shopify/ProductVariant/1', variant),
    );
    await addExample(page, 'loyalty');
    await addExample(page, 'chat');
    await page.goto('/');
    await live(page);
    const points = page.getByRole('status').filter({hasText: /points/});
    await expect(points).toHaveText('0 points');
    await page.getByRole('button', {name: 'Add gift wrap'}).click();
    await expect(page.getByRole('button', {name: 'Gift wrap added'})).toBeVisible();
    await expect(points).not.toHaveText('0 points');
    await page.getByRole('textbox', {name: 'Ask the club'}).fill('What is in my cart?');
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
    await expect(drawer.getByRole('listitem')).toContainText(product.title);
  },
);

test(
  'a page tells scripts what happens on it, without consent, where they ask, and loads no action unasked',
  ALL_ONLY,
  async ({page, store}) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/');
    await settled(page);
    expect(scripts.filter(isActions)).toEqual([]);
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, {heard});
      // What asks for the events.
      document.addEventListener('DOMContentLoaded', () => Reflect.get(window, 'Shopify'));
      for (const name of [
        'page:view',
        'product:view',
        'product:select',
        'collection:view',
        'search:update',
        'cart:view',
        'cart:lines-update',
      ])
        document.addEventListener(`shopify:${name}`, (event) => {
          const {promise} = event as Event & {promise?: Promise<unknown>};
          heard.push(name);
          void promise?.then(() => heard.push(`${name} done`));
        });
    });
    const heard = () =>
      page.evaluate(() => (window as unknown as {heard: string[]}).heard);
    const product = ordinaryProduct(store);
    await page.goto(`/products/${product.handle}`);
    await settled(page);
    expect(await heard()).toEqual(['page:view', 'product:view']);
    await chooseOptions(page, product);
    await expect.poll(heard).toContain('product:select done');
    await page.getByRole('button', {name: 'Add to cart'}).click();
    await expect.poll(heard).toContain('cart:lines-update done');
    await expect.poll(heard).toContain('cart:view');
    expect((await heard()).filter((name) => name === 'cart:lines-update')).toHaveLength(
      1,
    );
    await page.goto('/hoodies');
    await expect.poll(heard).toEqual(['page:view', 'collection:view']);
    await page.goto('/search?q=shirt');
    await expect
      .poll(heard)
      .toEqual(['page:view', 'search:update', 'search:update done']);
    await page.goto('/cart');
    await expect.poll(heard).toEqual(['page:view', 'cart:view']);
    expect(scripts.filter((url) => /\/actions-/.test(url))).toEqual([]);
    expect(scripts.some(isActions)).toBe(true);
  },
);

test(
  'actions are there when the document is parsed, and wait for the cart',
  ALL_ONLY,
  async ({page}) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const {actions} = (
          window as unknown as {Shopify: {actions: Record<string, never>}}
        ).Shopify;
        const {getCart, updateCart} = actions as unknown as {
          getCart: () => Promise<{cart: {totalQuantity: number}}>;
          updateCart: {isDefault: () => boolean};
        };
        Object.assign(window, {isDefault: updateCart.isDefault(), read: getCart()});
      });
    });
    await page.goto('/');
    const read = await page.evaluate(async () => {
      const {read, isDefault} = window as unknown as {
        read: Promise<{cart: {totalQuantity: number}}>;
        isDefault: boolean;
      };
      return {isDefault, quantity: (await read).cart.totalQuantity};
    });
    expect(read).toEqual({isDefault: false, quantity: 0});
  },
);
