import type {BrowserContext, Locator, Page} from '@playwright/test';

import {startWorker, type RunningWorker} from '../../tools/worker/start-worker';
import {fillCart, heldCart} from '../support/cart-request';
import {settled} from '../support/live';
import {startStoreProcess, type StoreProcess} from '../support/store-process';
import {ALL_ONLY, expect, test} from '../support/test';

/** A store that is frozen, as a whole process, until the shop says that it waits: what a shopper does meanwhile is there in the end, once. */

const TITLE = 'Bar Scarf';
const PRODUCT = '/products/bar-scarf';

let store: StoreProcess;
let shop: RunningWorker;

test.describe.configure({mode: 'default'});
test.beforeAll(async () => {
  store = await startStoreProcess();
  shop = await startWorker({env: store.env, edge: true});
});
test.afterAll(async () => {
  await shop.stop();
  await store.stop();
});
test.beforeEach(({messages}) => {
  messages.allow(/status of 50[23]/);
});
test.afterEach(() => store.thaw());

const drawer = (page: Page) => page.getByRole('dialog', {name: 'Shopping Cart'});
const main = (page: Page) => page.getByRole('main');

/** By a key: a pointer would stand over a link in the drawer, which then asks the frozen store for its page. */
const pressAdd = (page: Page) =>
  page.getByRole('button', {name: 'Add to cart'}).press('Enter');

/** The worker has given the store up by then. */
const expectWaiting = (cart: Locator) =>
  expect(cart.getByRole('listitem')).toContainText('Waiting for the store');

async function heldBy(context: BrowserContext): Promise<number[]> {
  const cart = await heldCart(context, shop.origin);
  return (cart?.lines ?? []).map(({quantity}) => quantity);
}

async function variantId(): Promise<string> {
  const query = '{product(handle: "bar-scarf") {variants(first: 1) {nodes {id}}}}';
  const answer = await fetch(`${store.url}/api/2025-01/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': store.env.PUBLIC_STOREFRONT_API_TOKEN ?? '',
    },
    body: JSON.stringify({query}),
  });
  const {data} = (await answer.json()) as {
    data: {product: {variants: {nodes: {id: string}[]}}};
  };
  return data.product.variants.nodes[0]?.id ?? '';
}

/** The change is made in the end, without a second press. */
async function expectInCart(context: BrowserContext, cart: Locator, quantity: number) {
  const field = cart.getByRole('spinbutton');
  await expect(async () => {
    await expect(field).toHaveValue(String(quantity), {timeout: 1_000});
    await expect(cart.getByText('Waiting for the store')).toHaveCount(0, {
      timeout: 1_000,
    });
    expect(await heldBy(context)).toEqual([quantity]);
  }).toPass({timeout: 60_000});
  await expect(cart.getByText('reach your cart right now')).toHaveCount(0);
}

test(
  'an add on the product page becomes a whole line in the open drawer',
  ALL_ONLY,
  async ({page, context}) => {
    await fillCart(context, shop.origin, await variantId());
    await page.goto(shop.origin + PRODUCT);
    await settled(page);
    store.freeze();
    await pressAdd(page);
    const line = drawer(page).getByRole('listitem');
    await expect(line).toContainText(TITLE);
    await expectWaiting(drawer(page));
    store.thaw();
    await expectInCart(context, drawer(page), 2);
    await expect(line).toContainText('$');
    await expect(line.getByRole('img')).toBeVisible();
    await expect(drawer(page).getByRole('button', {name: 'Checkout'})).toBeEnabled();
  },
);

test(
  'two presses on one line are two items in the end',
  ALL_ONLY,
  async ({page, context}) => {
    await fillCart(context, shop.origin, await variantId());
    await page.goto(shop.origin + PRODUCT);
    await settled(page);
    await page.getByRole('button', {name: 'Cart, 1 item'}).click();
    store.freeze();
    const more = drawer(page).getByRole('button', {
      name: `Increase quantity of ${TITLE}`,
    });
    await more.click();
    await more.click();
    await expectWaiting(drawer(page));
    store.thaw();
    await expectInCart(context, drawer(page), 3);
  },
);

test(
  'an add without a cart is in one in the end; Checkout says meanwhile why it waits',
  ALL_ONLY,
  async ({page, context}) => {
    await page.goto(shop.origin + PRODUCT);
    await settled(page);
    // A page that has found its cookie kept.
    await page.reload();
    await settled(page);
    await context.clearCookies();
    store.freeze();
    await pressAdd(page);
    await expect(drawer(page).getByRole('listitem')).toContainText(TITLE);
    await expect(drawer(page)).toContainText('You can check out as soon as');
    await expectWaiting(drawer(page));
    // Amounts are the store's, which knows of no line yet.
    await expect(drawer(page)).not.toContainText('to free delivery');
    store.thaw();
    await expectInCart(context, drawer(page), 1);
    await expect(drawer(page)).toContainText('to free delivery');
  },
);

test(
  'on /cart: what is pressed waits, and is made',
  ALL_ONLY,
  async ({page, context}) => {
    await fillCart(context, shop.origin, await variantId());
    await page.goto(`${shop.origin}/cart`);
    await settled(page);
    store.freeze();
    await page.getByRole('button', {name: `Increase quantity of ${TITLE}`}).click();
    await expectWaiting(main(page));
    await expect(
      main(page).getByRole('status').filter({hasText: 'It is kept.'}),
    ).toHaveText("We can't reach your cart right now. It is kept.");
    store.thaw();
    await expectInCart(context, main(page), 2);
  },
);
