import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {askWire, startBuiltShop, type BuiltShop} from '../support/built-shop';

/** Attacks that come as a URL or a method, against the built worker behind its page cache. */

let shop: BuiltShop;

beforeAll(async () => {
  shop = await startBuiltShop({PUBLIC_SITE_ORIGIN: 'https://shop.example'});
});
afterAll(() => shop.stop());

const NO_STACK = /\bat (?:async )?\S+ ?\(?\S+:\d+:\d+|node_modules|TypeError/;

describe('a path that names nothing is the not-found page with status 404, and no stack', () => {
  const long = 'a'.repeat(8192);
  test.each([
    '/products/../x',
    '/products/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/../../package.json',
    '/.env',
    '/.git/config',
    '/%00',
    '/products/a%00b',
    '/products/%0d%0aSet-Cookie:%20a=b',
    '/%E0%A4%A',
    '/products/%E0%A4%A',
    '/%',
    '/%zz',
    `/${long}`,
    `/products/${long}`,
    `/products/${'%F0%9F%94%A5'.repeat(80)}`,
    '/products/%F0%9F%94%A5',
    '/products/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7',
    '/products/%E2%80%AEevil',
    '/wp-admin',
    '/wp-login.php',
    '/__proto__',
    '/products/__proto__',
    '/collections/constructor',
  ])('%s', async (path) => {
    const {status, body} = await shop.ask(path);
    expect(status).toBe(404);
    expect(body).toContain('find the page you');
    expect(body).not.toMatch(NO_STACK);
  });
});

describe('in a shop with markets', () => {
  let abroad: BuiltShop;
  beforeAll(async () => {
    abroad = await startBuiltShop({PUBLIC_MARKETS: 'de-de'});
  });
  afterAll(() => abroad.stop());

  // In front of each: nothing, a market, a product, a page, a cart link.
  const starts = ['', '/de-de', '/products', '/de-de/products', '/pages', '/cart'];
  test.each([
    ['/%', ''],
    ['/%zz', ''],
    ['/%ED%A0%80', ''],
    ['/%5C', ''],
    ['/%5c%5C', ''],
    ['/%5C%5B', ''],
    ['/%5Cevil.example', ''],
    ['/a%5Cb', ''],
    ['/%5C', '.data'],
    ['/%C2%85', ''],
    ['/%09', ''],
    ['/', '%5C'.repeat(300)],
    ['/', 'b'.repeat(3000)],
  ])('a malformed path is not found, in its market’s language: %s', async (path, end) => {
    for (const start of starts) {
      const {status, headers, body} = await abroad.ask(start + path + end);
      expect(status, start).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain(
        `<html lang="${start.startsWith('/de-de') ? 'de-DE' : 'en'}"`,
      );
      expect(body).not.toMatch(NO_STACK);
    }
    expect(abroad.logs.join('\n')).not.toContain('page.failed');
  });

  test('no text of the framework’s own goes out where a route takes no posts', async () => {
    for (const path of ['/api/search', '/robots.txt', '/agents.md', '/de-de/api/time']) {
      const {status, headers, body} = await abroad.post(path, {a: 'b'});
      expect(status, path).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(body).not.toContain('Unexpected');
    }
  });
});

describe('GraphQL or search syntax in a handle or a query goes to the store as a variable, and finds nothing', () => {
  test.each([
    'x")%7Bid%7D%7D',
    '$handle',
    'title:*%20OR%20handle:*',
    '*',
    "'%20or%201=1--",
    '%7Bproducts(first:1)%7Bnodes%7Bid%7D%7D%7D',
  ])('/products/%s', async (handle) => {
    const {control} = shop.store;
    control.clearRequests();
    expect((await shop.ask(`/products/${handle}`)).status).toBe(404);
    const product = control
      .requests()
      .find(({variables}) => variables.handle !== undefined);
    expect(product?.variables.handle).toBe(decodeURIComponent(handle));
  });

  test.each([
    'title:*%20OR%20handle:*',
    'x%22)%7Bid%7D%7D',
    '*',
    '-tag:x%20available_for_sale:true',
    '%00',
    '%F0%9F%94%A5',
    'x'.repeat(4000),
  ])('/search?q=%s', async (words) => {
    const {control} = shop.store;
    control.clearRequests();
    expect((await shop.ask(`/search?q=${words}`)).status).toBe(200);
    const asked = control.requests().filter(({operation}) => operation === 'Search');
    for (const {variables} of asked) expect(typeof variables.term).toBe('string');
  });

  test.each([
    'after=x',
    "after='",
    `after=${'x'.repeat(4000)}`,
    'after[]=1',
    'after=%00',
  ])('/shirts?%s is a page or not found, never an error', async (query) => {
    expect([200, 404]).toContain((await shop.ask(`/shirts?${query}`)).status);
  });
});

describe('no URL leads off this shop', () => {
  const targets = [
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    'https://evil.example',
    '/%0d%0aLocation:%20https://evil.example',
    '%F0%9F%94%A5',
  ];
  const names = ['return_to', 'redirect', 'redirectTo', 'url', 'next'];
  test.each(['/', '/nope', '/cart', '/wp-admin'])(
    'the parameters of %s',
    async (path) => {
      for (const target of targets) {
        const query = names.map((name) => `${name}=${target}`).join('&');
        const {status, headers} = await shop.ask(`${path}?${query}`);
        expect(status).toBeLessThan(500);
        const location = headers.location ?? '/';
        expect(new URL(location, shop.origin).origin).toBe(shop.origin);
      }
    },
  );

  test.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example//',
    '/\\evil.example',
  ])('the path %s', async (path) => {
    const {headers, status} = await shop.ask(path);
    expect(status).toBeLessThan(500);
    const location = headers.location ?? '/';
    expect(new URL(location, shop.origin).origin).toBe(shop.origin);
  });
});

describe('a GET changes nothing', () => {
  test.each(['/cart/1:5', '/discount/X', '/cart/add?id=1', '/cart/clear'])(
    '%s',
    async (path) => {
      const {control} = shop.store;
      control.clearRequests();
      const {status, cookies} = await shop.ask(path);
      // A link to a discount is a page that asks first (decision 0018); others lead to such a page, or to the cart.
      expect([200, 301, 404]).toContain(status);
      expect(cookies).toEqual([]);
      const operations = control.requests().map(({operation}) => operation);
      expect(operations.filter((name) => name?.startsWith('cart'))).toEqual([]);
    },
  );
});

describe('methods and the framework’s own URLs', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is answered 405 and says what is allowed',
    async (method) => {
      const answer = await shop.ask('/', {method});
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD, POST');
      expect(answer.body).not.toMatch(NO_STACK);
    },
  );

  const many = Array.from({length: 2000}, (_, n) => `p=/${n}`).join('&');
  test.each([
    ['/__manifest', 404],
    ['/__manifest?version=x&p=%2Fcart', 404],
    [`/__manifest?version=x&${many.slice(0, 6000)}`, 404],
    ['/?_data=root', 400],
    ['/cart?_data=routes%2Fcart', 400],
    ['/_root.data?_routes=__proto__', 200],
    [`/_root.data?_routes=${'x,'.repeat(500)}`, 200],
    ['/nope.data', 404],
  ])('%s is answered %i, without a stack', async (path, status) => {
    const answer = await shop.ask(path);
    expect(answer.status).toBe(status);
    expect(answer.body).not.toMatch(NO_STACK);
  });
});

describe('a shared page is anonymous', () => {
  const odd: [string, string, Record<string, string>][] = [
    ['X-Forwarded-Host', '/', {'X-Forwarded-Host': 'evil.example'}],
    ['X-Forwarded-Proto', '/', {'X-Forwarded-Proto': 'https'}],
    ['X-Original-URL', '/', {'X-Original-URL': '/admin'}],
    ['Host', '/', {Host: 'evil.example'}],
    ['a cookie', '/', {Cookie: 'cart=abc?key=secretkey; other=private'}],
    ['an odd query', '/?utm_source=%3Cscript%3E&x=evil.example', {}],
    ['Accept-Language', '/', {'Accept-Language': 'evil.example'}],
  ];
  test.each(odd)('%s leaves no trace in it', async (_, path, headers) => {
    const answer = await shop.ask(path, {headers});
    expect(answer.status).toBe(200);
    expect(answer.body).not.toMatch(/evil\.example|secretkey|private|<script>&/);
    expect(answer.body).toContain('href="https://shop.example/"');
    expect(answer.cookies).toEqual([]);
  });

  test('data and page of one URL are cached separately', async () => {
    const [html, data] = await Promise.all([
      shop.ask('/shirts'),
      shop.ask('/shirts.data'),
    ]);
    expect(html.headers['content-type']).toContain('text/html');
    expect(data.headers['content-type']).toContain('text/x-script');
    const again = await shop.ask('/shirts');
    expect(again.headers['content-type']).toContain('text/html');
  });

  test.each([
    ['/cart', 200],
    ['/api/cart', 200],
    ['/nope', 404],
    ['/?_data=x', 400],
  ])('%s (%i) is uncacheable', async (path, status) => {
    const answer = await shop.ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.headers['oxygen-cache-control']).toBeUndefined();
    expect(answer.headers['oxygen-full-page-cache']).toBe('uncacheable');
  });
});

test.each(['/robots.txt', '/sitemap.xml', '/sitemap/products/1.xml'])(
  'the edge caches %s, as docs/caching.md says',
  async (path) => {
    expect((await shop.ask(path)).headers['oxygen-full-page-cache']).toBe('miss');
    expect((await shop.ask(path)).headers['oxygen-full-page-cache']).toBe('hit');
  },
);

describe('the image CDN serves known pictures alone', () => {
  test.each([
    '/cdn/shop/files/x.png?url=http://169.254.169.254/latest/meta-data',
    '/cdn/shop/files//evil.example/x.png',
    '/cdn/shop/files/%2e%2e%2f%2e%2e%2fpackage.json',
    '/cdn/shop/files/x.svg?format=svg',
    '/cdn/shop/files/crest.png?width=1e9',
    '/cdn/shop/files/crest.png?width=-1',
    '/cdn/shop/files/%00.png',
    '/cdn/shop/files/%E0%A4%A.png',
  ])('%s', async (path) => {
    const answer = await askWire(shop.store.url, path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).not.toMatch(NO_STACK);
  });

  test('a path above its folder is refused', async () => {
    const {status} = await askWire(shop.store.url, '/cdn/shop/files/../../package.json');
    expect(status).toBe(404);
  });
});
