import type {BrowserContext, Locator, Page} from '@playwright/test';

import type {CartReply} from '../../app/cart/cart';
import {startWorker, type RunningWorker} from '../../tools/worker/start-worker';
import {settled} from '../support/live';
import {startStoreProcess, type StoreProcess} from '../support/store-process';
import {expect, test} from '../support/test';

/** A store that is frozen for nine seconds, as a whole process: what a shopper does meanwhile is there in the end, once. */

const TITLE = 'Bar Scarf';
const PRODUCT = '/products/bar-scarf';
const FROZEN_MS = 9_000;

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

async function passNineSeconds(page: Page) {
  const now = await page.evaluate(() => performance.now());
  await page.waitForFunction((end) => performance.now() > end, now + FROZEN_MS);
}

async function heldBy(context: BrowserContext): Promise<number[]> {
  const response = await context.request.get(`${shop.origin}/api/cart`);
  const {cart} = (await response.json()) as CartReply;
  return (cart?.lines ?? []).map(({quantity}) => quantity);
}

/** A visitor with one of the product in the cart. */
async function fill(context: BrowserContext) {
  const variant = await variantId();
  const inputs = {lines: [{merchandiseId: variant, quantity: 1}]};
  const posted = await context.request.post(`${shop.origin}/api/cart`, {
    headers: {Origin: shop.origin},
    form: {cartFormInput: JSON.stringify({action: 'LinesAdd', inputs})},
  });
  expect(posted.status()).toBe(200);
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

/** The change is made in the end, or offered again, and then pressed again. */
async function expectInCart(context: BrowserContext, cart: Locator, quantity: number) {
  const again = cart.getByRole('listitem').getByRole('button', {name: 'Try again'});
  const field = cart.getByRole('spinbutton');
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(field).toHaveValue(String(quantity), {timeout: 1_000});
    await expect(cart.getByText('Waiting for the store')).toHaveCount(0, {
      timeout: 1_000,
    });
    expect(await heldBy(context)).toEqual([quantity]);
  }).toPass({timeout: 60_000});
  await expect(cart.getByText('reach your cart right now')).toHaveCount(0);
}

test.describe('with scripts', () => {
  for (const hasCart of [true, false]) {
    test(`${hasCart ? 'with' : 'without'} a cart: an add on the product page becomes a whole line in the open drawer`, async ({
      page,
      context,
    }) => {
      if (hasCart) await fill(context);
      await page.goto(shop.origin + PRODUCT);
      if (hasCart) await settled(page);
      store.freeze();
      await page.getByRole('button', {name: 'Add to cart'}).click();
      const line = drawer(page).getByRole('listitem');
      await expect(line).toContainText(TITLE);
      await passNineSeconds(page);
      store.thaw();
      await expectInCart(context, drawer(page), hasCart ? 2 : 1);
      await expect(line).toContainText('$');
      await expect(line.getByRole('img')).toBeVisible();
      await expect(drawer(page).getByRole('button', {name: 'Checkout'})).toBeEnabled();
    });
  }

  test('two presses on one line are two items in the end', async ({page, context}) => {
    await fill(context);
    await page.goto(shop.origin + PRODUCT);
    await settled(page);
    await page.getByRole('button', {name: 'Cart, 1 item'}).click();
    store.freeze();
    const more = drawer(page).getByRole('button', {
      name: `Increase quantity of ${TITLE}`,
    });
    await more.click();
    await more.click();
    await passNineSeconds(page);
    store.thaw();
    await expectInCart(context, drawer(page), 3);
  });

  test('on /cart: what is pressed waits, and is made', async ({page, context}) => {
    await fill(context);
    await page.goto(`${shop.origin}/cart`);
    await settled(page);
    store.freeze();
    await page.getByRole('button', {name: `Increase quantity of ${TITLE}`}).click();
    await passNineSeconds(page);
    await expect(
      main(page).getByRole('status').filter({hasText: 'It is kept.'}),
    ).toHaveText("We can't reach your cart right now. It is kept.");
    store.thaw();
    await expectInCart(context, main(page), 2);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('an add on the product page was not made, as the page after it says', async ({
    page,
    context,
  }) => {
    await page.goto(shop.origin + PRODUCT);
    store.freeze();
    // The choice is looked up first, so nothing can have been added.
    await page.getByRole('button', {name: 'Add to cart'}).click();
    await expect(main(page)).toContainText('Nothing was changed. Please try again.');
    store.thaw();
    expect(await heldBy(context)).toEqual([]);
  });

  test('a change on /cart: the page after it says to look before pressing again, and a reload posts nothing', async ({
    page,
    context,
  }) => {
    await fill(context);
    await page.goto(`${shop.origin}/cart`);
    store.freeze();
    await page.getByRole('button', {name: `Increase quantity of ${TITLE}`}).click();
    await expect(main(page)).toContainText('Look into your cart before you press again.');
    store.thaw();
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    // Whether the store has made it is unknown: the page shows what the store holds.
    await expect(async () => {
      await page.reload();
      const [held] = await heldBy(context);
      const field = main(page).getByRole('spinbutton');
      await expect(field).toHaveValue(String(held), {timeout: 1_000});
    }).toPass();
    expect(posts).toEqual([]);
  });

  test('/cart offers “Try again” and “Start a new cart” at once', async ({
    page,
    context,
  }) => {
    await fill(context);
    store.freeze();
    await page.goto(`${shop.origin}/cart`);
    await expect(
      main(page).getByRole('status').filter({hasText: 'It is kept.'}),
    ).toBeVisible();
    const anew = main(page).getByRole('button', {name: 'Start a new cart'});
    await expect(anew).toBeVisible();
    store.thaw();
    await main(page).getByRole('button', {name: 'Try again'}).click();
    await expect(main(page).getByRole('spinbutton')).toHaveValue('1');
    expect(await heldBy(context)).toEqual([1]);
  });

  test('“Start a new cart” makes one that takes adds', async ({page, context}) => {
    await fill(context);
    const fault = {kind: 'status', status: 503} as const;
    await store.control.addFault({operation: 'GetCart', times: 1, fault});
    await page.goto(`${shop.origin}/cart`);
    await main(page).getByRole('button', {name: 'Start a new cart'}).click();
    await expect(main(page)).toContainText('Your cart is empty');
    expect(await heldBy(context)).toEqual([]);
  });
});
