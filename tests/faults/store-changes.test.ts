import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest';

import type {CartReply} from '../../app/cart/cart';
import {STOREFRONT_API_VERSION} from '../../tools/store/probe';
import {
  cartFields,
  cookieHeader,
  startBuiltShop,
  type BuiltShop,
} from '../support/built-shop';
import {ordinaryProduct} from '../support/shelf';

/** Changes in the store behind the shop's back, and the shop's answers to them. */

let shop: BuiltShop;
let Cookie: string;

beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  const lines = [{merchandiseId: variant(), quantity: 2}];
  Cookie = cookieHeader(
    (await shop.post('/api/cart', cartFields('LinesAdd', {lines}))).cookies,
  );
});
afterEach(() => shop.store.control.reset());

const product = () => ordinaryProduct(shop.store);
const variant = () => `gid://shopify/ProductVariant/${product().variants[0]?.id ?? 0}`;

const change = (action: string, inputs: object, path = '/api/cart') =>
  shop.post(path, cartFields(action, inputs), {Cookie});

async function cart() {
  const {body} = await shop.ask('/api/cart', {headers: {Cookie}});
  // Our own answer, whose shape other tests hold.
  return (JSON.parse(body) as CartReply).cart;
}

test('a price that changed is the price in the cart', async () => {
  shop.store.control.setPrice(variant(), 12_345);
  expect((await cart())?.lines).toMatchObject([{quantity: 2, total: {amount: '246.9'}}]);
});

test('a deleted product stays in the cart as a line with quantity 0 and a message, and can be removed', async () => {
  const id = (await cart())?.lines[0]?.id;
  shop.store.control.deleteProduct(product().handle);
  expect((await shop.ask('/cart', {headers: {Cookie}})).body).toContain(
    `Remove ${product().title}`,
  );
  // The store notices with the next change.
  const changed = await change('LinesUpdate', {lines: [{id, quantity: 3}]});
  expect((JSON.parse(changed.body) as CartReply).messages).toMatchObject([
    {kind: 'warning', text: `${product().title} has sold out.`},
  ]);
  expect((await cart())?.lines).toMatchObject([{quantity: 0}]);
  const {body} = await shop.ask('/cart', {headers: {Cookie}});
  expect(body).toContain('Sold out since you added it');
  expect((await change('LinesRemove', {lineIds: [id]})).status).toBe(200);
  expect((await cart())?.lines).toEqual([]);
});

describe('stock', () => {
  const add = (quantity: number) =>
    change('LinesAdd', {lines: [{merchandiseId: variant(), quantity}]});
  const shown = async () => (await shop.ask('/cart', {headers: {Cookie}})).body;

  test('below the requested quantity: the cart has what is available, with “Only n available” at the line', async () => {
    shop.store.control.setStock(variant(), 3);
    const reply = JSON.parse((await add(5)).body) as CartReply;
    expect(reply.cart?.lines).toMatchObject([{quantity: 3}]);
    const [message] = reply.messages;
    expect(message).toMatchObject({kind: 'warning', text: 'Only 3 available.'});
    expect(message?.lineKey).toBe(reply.cart?.lines[0]?.key);
  });

  test('sold between page and add: the line says so, has quantity 0 and can be removed', async () => {
    const id = (await cart())?.lines[0]?.id;
    shop.store.control.setStock(variant(), 0);
    const reply = JSON.parse((await add(1)).body) as CartReply;
    expect(reply.messages).toMatchObject([
      {kind: 'warning', text: `${product().title} has sold out.`},
    ]);
    expect(reply.cart?.lines).toMatchObject([{quantity: 0, total: {amount: '0.0'}}]);
    expect(reply.cart?.subtotal.amount).toBe('0.0');
    expect(await shown()).toContain('Sold out since you added it');
    expect((await change('LinesRemove', {lineIds: [id]})).status).toBe(200);
    expect((await cart())?.lines).toEqual([]);
  });

  test('that the token may not read is unknown, not 0', async () => {
    shop.store.control.addFault({
      fault: {
        kind: 'missingScopes',
        scopes: ['unauthenticated_read_product_inventory'],
      },
    });
    expect((await add(1)).status).toBe(200);
    expect(await shown()).not.toContain('Sold out');
    expect((await cart())?.lines).toMatchObject([{quantity: 3}]);
  });
});

describe('a cart that was ordered', () => {
  async function order() {
    const url = (await cart())?.webUrl ?? '';
    const due = /name="due"[^>]*value="(\d+)"/.exec(await (await fetch(url)).text());
    const body = new URLSearchParams({due: due?.[1] ?? ''});
    expect(await (await fetch(url, {method: 'POST', body})).text()).toContain('Order #');
  }

  test('is gone when it is read, with a notice', async () => {
    await order();
    const {body, cookies} = await shop.ask('/api/cart', {headers: {Cookie}});
    const reply = JSON.parse(body) as CartReply;
    expect(reply).toMatchObject({cart: null, messages: [{kind: 'notice'}]});
    // Another tab may have a new cart by now: what creates a cart replaces the cookie, and a read does not touch it.
    expect(cookies).toEqual([]);
  });

  test('accepts no more adds: they land in a new cart, with one notice, and the order is unchanged', async () => {
    await order();
    const lines = [{merchandiseId: variant(), quantity: 1}];
    const {body, cookies} = await change('LinesAdd', {lines});
    const reply = JSON.parse(body) as CartReply;
    expect(reply.cart?.lines).toMatchObject([{quantity: 1}]);
    expect(reply.messages).toHaveLength(1);
    expect(cookies).toEqual([expect.stringMatching(/^cart=[^;]+;/)]);
    const orders = shop.store.control.orders().map((order) => order.lines);
    expect(orders).toMatchObject([[{quantity: 2}]]);
  });
});

test('errors with a refusal: shows the returned cart and the reason, and no success message', async () => {
  const {control} = shop.store;
  const userErrors = [{code: 'INVALID', field: ['lines', '0'], message: 'raw'}];
  const data = {cartLinesAdd: {cart: null, userErrors, warnings: []}};
  const body = JSON.stringify({data, errors: [{message: 'raw', path: ['cartLinesAdd']}]});
  control.addFault({
    operation: 'cartLinesAdd',
    times: 1,
    fault: {kind: 'status', status: 200, body},
  });
  const lines = [{merchandiseId: variant(), quantity: 1}];
  const answer = await change('LinesAdd', {lines});
  expect(JSON.parse(answer.body)).toMatchObject({
    status: 'refused',
    messages: [{kind: 'error', text: 'This item cannot be bought right now.'}],
  });
  expect(answer.body).not.toContain('raw');
  expect((await cart())?.lines).toMatchObject([{quantity: 2}]);
});

test('the cart’s page leads to the checkout that the store states at that moment', async () => {
  const page = await shop.ask('/cart', {headers: {Cookie}});
  const {webUrl = ''} = (await cart()) ?? {};
  expect(webUrl).toContain('/cart/c/');
  expect(page.body).toContain(`href="${webUrl.replaceAll('&', '&amp;')}"`);
});

test('an API version that has expired changes nothing for shoppers, and is logged once', async () => {
  shop.store.control.retireVersion(STOREFRONT_API_VERSION);
  for (const path of ['/', `/products/${product().handle}`, '/search?q=tee']) {
    expect((await shop.ask(path)).status, path).toBe(200);
  }
  expect((await cart())?.lines).toMatchObject([{quantity: 2}]);
  const told = shop.logs.filter((line) => line.includes('"store.api_version"'));
  expect(told).toHaveLength(1);
});
