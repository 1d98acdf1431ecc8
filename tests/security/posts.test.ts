import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';

import {
  cartFields,
  cookieHeader,
  startBuiltShop,
  type BuiltShop,
  type WireRequest,
} from '../support/built-shop';

/** Attacks that come as posts, against the built worker. Each is answered short, and changes nothing. */

let shop: BuiltShop;
let cookie: string;

const FORM = 'application/x-www-form-urlencoded';
const variant = () => `gid://shopify/ProductVariant/${firstVariantId()}`;
const add = (quantity: unknown = 1) =>
  cartFields('LinesAdd', {lines: [{merchandiseId: variant(), quantity}]});

function firstVariantId(): number {
  const [product] = shop.store.catalogue.products;
  return product?.variants[0]?.id ?? 0;
}

/** A post with a body as it stands, and none of the headers that vouch for it unless given. */
const raw = (headers: WireRequest['headers'], body?: WireRequest['body']) => ({
  method: 'POST',
  headers: {'Content-Type': FORM, Cookie: cookie, ...headers},
  body: body ?? new URLSearchParams(add()).toString(),
});

/** Units in the shopper's cart, as the shop says. */
async function held(): Promise<number> {
  const {body} = await shop.ask('/api/cart', {headers: {Cookie: cookie}});
  // Our own answer, whose shape other tests hold.
  const {cart} = JSON.parse(body) as {cart: {lines: {quantity: number}[]} | null};
  return (cart?.lines ?? []).reduce((sum, {quantity}) => sum + quantity, 0);
}

beforeAll(async () => {
  shop = await startBuiltShop();
  const {cookies} = await shop.post('/api/cart', add(2));
  cookie = cookieHeader(cookies);
});
afterAll(() => shop.stop());
beforeEach(() => shop.store.control.clearRequests());

function expectIntact(
  answer: {cookies: readonly string[]; body: string},
  {store} = shop,
) {
  // A page that reads the cart renews its cookie.
  const own = answer.cookies.map((each) => each.split(';', 1)[0]);
  expect(own.filter((each) => each !== cookie)).toEqual([]);
  expect(answer.body).not.toMatch(/\bat .+:\d+:\d+/);
  const operations = store.control.requests().map(({operation}) => operation);
  // A page may read the cart, the menus and the theme to show itself; nothing is changed.
  const reads = ['GetCart', 'Navigation', 'Theme'];
  expect(operations.filter((name) => !reads.includes(name ?? ''))).toEqual([]);
}

describe('a cross-site post is refused with 403 and sets no cookie', () => {
  const sameOrigin = {'Sec-Fetch-Site': 'same-origin'};
  const cases: [string, string, () => Record<string, string>][] = [
    ['a foreign Origin', '/cart', () => ({Origin: 'https://evil.example'})],
    ['Origin null', '/cart', () => ({Origin: 'null'})],
    ['a garbage Origin', '/cart', () => ({Origin: '%%%'})],
    ['no Origin at all', '/cart', () => ({})],
    [
      'a foreign Origin that names this shop as its end',
      '/cart',
      () => ({Origin: `https://evil.example/${shop.origin}`}),
    ],
    [
      'this host on another port',
      '/cart',
      () => ({Origin: 'http://localhost:1', ...sameOrigin}),
    ],
    ['?_data=', '/cart?_data=routes%2Fcart', () => ({Origin: 'https://evil.example'})],
    ['.data', '/cart.data', () => ({Origin: 'https://evil.example'})],
    ['the JSON route', '/api/cart', () => ({Origin: 'https://evil.example'})],
    [
      'a spoofed X-Forwarded-Host',
      '/cart',
      () => ({Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example'}),
    ],
    [
      'Sec-Fetch-Site: cross-site under our own Origin',
      '/cart',
      () => ({Origin: shop.origin, 'Sec-Fetch-Site': 'cross-site'}),
    ],
    ['a page that takes no posts', '/', () => ({Origin: 'https://evil.example'})],
  ];

  test.each(cases)('%s', async (_, path, headers) => {
    const answer = await shop.ask(path, raw(headers()));
    expect(answer.status).toBe(403);
    expect(answer.body).toContain('nothing was changed');
    expectIntact(answer);
    expect(await held()).toBe(2);
  });

  test('without a cookie it starts no cart that would replace the visitor’s', async () => {
    const answer = await shop.ask('/cart', {
      ...raw({Origin: 'https://evil.example'}),
      headers: {'Content-Type': FORM, Origin: 'https://evil.example'},
    });
    expect(answer.status).toBe(403);
    expectIntact(answer);
  });

  test('our own forms pass: with Origin, or with Sec-Fetch-Site alone', async () => {
    const read = new URLSearchParams(cartFields('Create', {})).toString();
    for (const headers of [{Origin: shop.origin}, sameOrigin]) {
      expect((await shop.ask('/api/cart', raw(headers, read))).status).toBe(200);
    }
  });
});

describe('a quantity that is none is refused with 400, and the store is not asked', () => {
  test.each([0, -1, 1.5, '2e3', 'NaN', 1e9, [1], {}, null, 'null', '', '0x1', '1;'])(
    '%j',
    async (quantity) => {
      const answer = await shop.post('/api/cart', add(quantity), {Cookie: cookie});
      expect(answer.status).toBe(400);
      expectIntact(answer);
    },
  );
});

describe('a form that no page of this shop posts is refused with 400', () => {
  const lines = () => [{merchandiseId: variant(), quantity: 1}];
  const cases: [string, () => string][] = [
    ['__proto__', () => `{"action":"LinesAdd","inputs":{"__proto__":{"lines":[]}}}`],
    ['constructor', () => `{"action":"LinesAdd","inputs":{"constructor":{"x":1}}}`],
    ['prototype', () => `{"action":"LinesAdd","inputs":{"prototype":1}}`],
    ['an action named after the prototype', () => `{"action":"__proto__","inputs":{}}`],
    ['an action that inherits', () => `{"action":"toString","inputs":{}}`],
    ['an action of the wrong type', () => `{"action":["LinesAdd"],"inputs":{}}`],
    ['null', () => 'null'],
    ['no JSON', () => '{'],
    [
      '251 lines',
      () =>
        JSON.stringify({
          action: 'LinesAdd',
          inputs: {lines: Array.from({length: 251}, () => lines()[0])},
        }),
    ],
  ];
  test.each(cases)('%s', async (_, json) => {
    const answer = await shop.post(
      '/api/cart',
      {cartFormInput: json()},
      {Cookie: cookie},
    );
    expect(answer.status).toBe(400);
    expectIntact(answer);
    expect(({} as Record<string, unknown>).lines).toBeUndefined();
  });

  test('a field that comes twice', async () => {
    const once = new URLSearchParams(add()).toString();
    const answer = await shop.ask('/cart', raw({Origin: shop.origin}, `${once}&${once}`));
    expect([400, 422]).toContain(answer.status);
    expectIntact(answer);
  });
});

describe('a body of another type or encoding', () => {
  const cases: [string, number, Record<string, string>, string | Buffer][] = [
    ['JSON', 415, {'Content-Type': 'application/json'}, '{}'],
    ['text', 415, {'Content-Type': 'text/plain'}, 'a=b'],
    ['no type', 415, {'Content-Type': ''}, 'a=b'],
    ['multipart without a boundary', 400, {'Content-Type': 'multipart/form-data'}, 'x'],
    [
      'multipart of junk',
      400,
      {'Content-Type': 'multipart/form-data; boundary=b'},
      'junk',
    ],
    ['an empty form', 400, {}, ''],
  ];
  for (const path of ['/cart', '/api/cart']) {
    test.each(cases)(`${path}: %s`, async (_, status, headers, body) => {
      const answer = await shop.ask(path, raw({Origin: shop.origin, ...headers}, body));
      expect(answer.status).toBe(status);
      expectIntact(answer);
    });
  }
});

describe('a body over the limit is refused before all of it has arrived', () => {
  // The edge passes whole bodies on.
  let direct: BuiltShop;
  beforeAll(async () => {
    direct = await startBuiltShop({}, {}, {edge: false});
  });
  afterAll(() => direct.stop());

  const cases: [string, Record<string, string>, number][] = [
    ['10 MB, as its length says', {'Content-Length': '10485760'}, 100],
    [
      'one byte too many, of unknown length',
      {'Transfer-Encoding': 'chunked'},
      64 * 1024 + 1,
    ],
    ['without an end', {'Transfer-Encoding': 'chunked'}, 200_000],
  ];
  for (const path of ['/cart', '/api/cart']) {
    test.each(cases)(`${path}: %s`, async (_, headers, sent) => {
      const request = raw({Origin: direct.origin, ...headers}, 'a='.padEnd(sent, 'x'));
      const answer = await direct.ask(path, {...request, unfinished: true});
      expect(answer.status).toBe(413);
      expectIntact(answer, direct);
    });
  }
});

describe('Hydrogen’s relay to the Storefront API is closed', () => {
  test.each(['/api/2025-01/graphql.json', '/api/unstable/graphql.json'])(
    'a post to %s reaches no store',
    async (path) => {
      const asked = JSON.stringify({query: '{shop{name}}'});
      for (const [type, body] of [
        ['application/json', asked],
        [FORM, new URLSearchParams({query: '{shop{name}}'}).toString()],
      ] as const) {
        const request = raw({Origin: shop.origin, 'Content-Type': type}, body);
        const answer = await shop.ask(path, request);
        expect([404, 405, 415]).toContain(answer.status);
        expectIntact(answer);
      }
    },
  );
});

test('a field redirectTo never leads to another site', async () => {
  const targets = [
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\r\nSet-Cookie: a=b',
    '/🔥',
    '\t//evil.example',
  ];
  for (const redirectTo of targets) {
    for (const name of ['redirectTo', 'redirect', 'return_to']) {
      const answer = await shop.post(
        '/cart',
        {...add(), [name]: redirectTo},
        {Cookie: cookie},
      );
      expect(answer.status, redirectTo).toBe(303);
      const location = answer.headers.location ?? '';
      expect(new URL(location, shop.origin).origin, redirectTo).toBe(shop.origin);
      expect(answer.cookies).toEqual([]);
    }
  }
});
