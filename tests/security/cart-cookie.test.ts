import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';

import {
  cartFields,
  cookieHeader,
  startBuiltShop,
  type BuiltShop,
} from '../support/built-shop';

/** Malformed and forged cart cookies, against the built worker. */

let shop: BuiltShop;

beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop.stop());
beforeEach(() => shop.store.control.evictAllCarts());

const variant = () =>
  `gid://shopify/ProductVariant/${shop.store.catalogue.products[0]?.variants[0]?.id ?? 0}`;

async function add(cookie: string) {
  const fields = cartFields('LinesAdd', {
    lines: [{merchandiseId: variant(), quantity: 1}],
  });
  const answer = await shop.post('/api/cart', fields, cookie ? {Cookie: cookie} : {});
  return {...parse(answer.body), ...answer};
}

async function read(cookie: string) {
  const answer = await shop.ask('/api/cart', {headers: {Cookie: cookie}});
  return {...parse(answer.body), ...answer};
}

/** Our own answer, whose shape other tests hold. */
function parse(body: string) {
  return JSON.parse(body) as {
    cart: {lines: {quantity: number}[]} | null;
    messages: {text: string}[];
  };
}

describe('a malformed cookie is ignored: pages answer, and the next add lands in a new cart', () => {
  test.each([
    ['20 KB', 'cart=' + 'x'.repeat(15_000)],
    ['a path', 'cart=../../etc/passwd'],
    ['an escaped path', 'cart=..%2F..%2Fetc'],
    ['CRLF', 'cart=%0d%0aSet-Cookie:%20a=b'],
    ['a broken escape', 'cart=%E0%A4%A'],
    ['another kind of id', 'cart=gid://shopify/Product/1'],
    ['GraphQL', 'cart=x"){id}}'],
    ['markup', 'cart=<script>alert(1)</script>'],
    ['nothing', 'cart='],
    ['two that disagree', 'cart=abc?key=1; cart=def?key=2'],
  ])('%s', async (_, cookie) => {
    for (const path of ['/', '/cart', '/api/cart']) {
      const answer = await shop.ask(path, {headers: {Cookie: cookie}});
      expect(answer.status, path).toBe(200);
      expect(answer.body).not.toContain('alert(1)');
    }
    const added = await add(cookie);
    expect(added.status).toBe(200);
    expect(added.cart?.lines).toMatchObject([{quantity: 1}]);
    // Of two carts the first is meant, and does not exist.
    expect(added.messages).toHaveLength(cookie.includes(';') ? 1 : 0);
    expect(cookieHeader(added.cookies)).toMatch(/^cart=[\w-]+%3Fkey%3D\w+$/);
  });
});

describe('a well-formed cookie', () => {
  test('with a wrong key: lines and no buyer are shown, the add lands in a new cart, and the other cart is untouched', async () => {
    const own = cookieHeader((await add('')).cookies);
    const stolen = own.replace(/key%3D\w+$/, 'key%3Dguess');
    const shown = await read(stolen);
    expect(shown.status).toBe(200);
    expect(shown.cart?.lines).toMatchObject([{quantity: 1}]);
    expect(shown.body).not.toMatch(/buyerIdentity|email|"phone"/);
    const added = await add(stolen);
    expect(added.cart?.lines).toMatchObject([{quantity: 1}]);
    expect(cookieHeader(added.cookies)).not.toBe(stolen);
    expect((await read(own)).cart?.lines).toMatchObject([{quantity: 1}]);
  });

  test('that names no cart stays until the next add, which creates one', async () => {
    const unknown = 'cart=unknown%3Fkey%3Dnone';
    const answer = await read(unknown);
    expect(answer.cart).toBeNull();
    expect(answer.cookies).toEqual([]);
    const added = await add(unknown);
    expect(added.cart?.lines).toMatchObject([{quantity: 1}]);
    expect(cookieHeader(added.cookies)).toMatch(/^cart=[\w-]+%3Fkey%3D\w+$/);
  });

  test('is kept when the store cannot be asked', async () => {
    const own = cookieHeader((await add('')).cookies);
    shop.store.control.addFault({
      operation: 'GetCart',
      times: 1,
      fault: {kind: 'status', status: 503},
    });
    expect((await read(own)).cookies).toEqual([]);
    expect((await read(own)).cart?.lines).toMatchObject([{quantity: 1}]);
  });
});

test('a browser without cookies and JavaScript gets a message after its first add', async () => {
  const lines = [{merchandiseId: variant(), quantity: 1}];
  const {status, headers, cookies} = await shop.post(
    '/cart',
    cartFields('LinesAdd', {lines}),
  );
  expect(status).toBe(303);
  const location = headers.location ?? '';
  expect((await shop.ask(location)).body).toContain('Your browser blocks cookies');
  const kept = await shop.ask(location, {headers: {Cookie: cookieHeader(cookies)}});
  expect(kept.body).not.toContain('blocks cookies');
  expect(kept.body).toContain('aria-label="Cart items"');
});
