import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';

import type {CartReply} from '../../app/cart/cart';
import {
  cartFields,
  cookieHeader,
  startBuiltShop,
  type BuiltShop,
  type WireAnswer,
} from '../support/built-shop';
import {catalogueNamed} from '../support/catalogues';
import {FAILING, RAW, SLOW, TIMEOUT_MS} from './catalogue';

/** Changes of the cart and reads of it while the store fails, in the built worker. */

let shop: BuiltShop;
beforeAll(async () => {
  shop = await startBuiltShop(
    {STORE_TIMEOUT_MS: String(TIMEOUT_MS)},
    catalogueNamed('extremes'),
  );
  // The first request also starts the worker.
  await shop.ask('/cart');
  await add('/api/cart');
});
afterEach(() => shop.store.control.clearFaults());
afterAll(() => shop.stop());

function variant(): string {
  const plain = shop.store.catalogue.products.find(({handle}) => handle === 'plain-100');
  return `gid://shopify/ProductVariant/${plain?.variants[0]?.id ?? 0}`;
}

const add = (path: string, cookie = '') =>
  shop.post(
    path,
    cartFields('LinesAdd', {lines: [{merchandiseId: variant(), quantity: 1}]}),
    cookie ? {Cookie: cookie} : {},
  );

const read = (path: string, Cookie: string) => shop.ask(path, {headers: {Cookie}});

/** A visitor whose cart holds one unit; answers the cookie. */
async function visitorWithCart(): Promise<string> {
  return cookieHeader((await add('/api/cart')).cookies);
}

function replyOf({body}: WireAnswer): CartReply {
  // Our own answer, whose shape other tests hold.
  return JSON.parse(body) as CartReply;
}

async function held(cookie: string): Promise<number[]> {
  const {cart} = replyOf(await read('/api/cart', cookie));
  return (cart?.lines ?? []).map(({quantity}) => quantity);
}

function expectPrivate(answer: WireAnswer) {
  expect(answer.cookies).toEqual([]);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.body).not.toContain(RAW);
  expect(answer.body).not.toMatch(/\bat (?:async )?\S+ \(\S+:\d+:\d+\)|node_modules/);
}

const asked = (operation: string) =>
  shop.store.control.requests().filter((request) => request.operation === operation);

describe('an add without a usable answer: reported, sent once, and the cart read again equals the store’s', () => {
  for (const path of ['/api/cart', '/cart']) {
    test.each(FAILING)(`${path}: $name`, async ({fault, executed}) => {
      const {control} = shop.store;
      const cookie = await visitorWithCart();
      control.clearRequests();
      control.addFault({operation: 'cartLinesAdd', fault});
      const answer = await add(path, cookie);
      // A form is redirected, so that a reload does not post again.
      const {location = ''} = answer.headers;
      expect(answer.status).toBe(path === '/cart' ? 303 : 502);
      const told = path === '/cart' ? await read(location, cookie) : answer;
      expect(told.body).toMatch(/We could not confirm this|nothing has changed/);
      expectPrivate(answer);
      expect(asked('cartLinesAdd')).toHaveLength(1);
      // A slow store carries it out when it comes to it.
      if (fault.kind === 'latency' || fault.kind === 'drip') return;
      expect(await held(cookie)).toEqual([executed ? 2 : 1]);
    });
  }
});

describe('a cart that cannot be read: reported, its cookie kept, and back as soon as the store is', () => {
  test.each(FAILING)('$name', async ({fault}) => {
    const {control} = shop.store;
    const cookie = await visitorWithCart();
    control.addFault({operation: 'GetCart', fault});
    const [json, page, navigation] = await Promise.all([
      read('/api/cart', cookie),
      read('/cart', cookie),
      read('/cart.data', cookie),
    ]);
    expect(json.status).toBe(502);
    expect(replyOf(json)).toMatchObject({status: 'unknown', cart: null});
    expect(page.status).toBe(503);
    expect(page.body).toContain('reach your cart right now. It is kept.');
    expect(page.body).toContain('Try again');
    expect(page.body).toMatch(/<noscript>(?:(?!<\/noscript>).)*Start a new cart/s);
    expect(page.body).toContain('Shopping Cart</h1>');
    expect(navigation.status).toBe(503);
    [json, page, navigation].forEach(expectPrivate);
    control.clearFaults();
    expect(await held(cookie)).toEqual([1]);
  });
});

describe('a first add while the store is down: reported, and no cookie without a cart', () => {
  test.each(FAILING)('$name', async ({fault}) => {
    shop.store.control.addFault({fault});
    const answer = await add('/api/cart');
    expect(answer.status).toBe(502);
    expect(replyOf(answer)).toMatchObject({status: 'notExecuted', cart: null});
    expectPrivate(answer);
  });
});

describe('a slow store that answers in time: the change is applied', () => {
  test.each(SLOW)('$name', async ({fault}) => {
    const cookie = await visitorWithCart();
    shop.store.control.addFault({fault});
    expect((await add('/api/cart', cookie)).status).toBe(200);
    shop.store.control.clearFaults();
    expect(await held(cookie)).toEqual([2]);
  });
});

test('the cart is created, but the add to it gets no answer: the cookie names the cart, and nothing is orphaned', async () => {
  shop.store.control.addFault({
    operation: 'cartLinesAdd',
    times: 1,
    fault: {kind: 'reset', when: 'after'},
  });
  const answer = await add('/api/cart');
  expect(answer.status).toBe(502);
  const cookie = cookieHeader(answer.cookies);
  expect(cookie).toMatch(/^cart=/);
  expect(await held(cookie)).toEqual([1]);
});
