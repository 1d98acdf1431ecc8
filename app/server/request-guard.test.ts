import {describe, expect, it, vi} from 'vitest';

import {BODY_TIMEOUT_MS} from './body';
import {inspectRequest, MAX_BODY_BYTES, MAX_FIELDS} from './request-guard';

const SHOP = 'https://shop.example';
const FORM = 'application/x-www-form-urlencoded';

interface Post {
  path?: string;
  origin?: string | null;
  site?: string;
  type?: string | null;
  body?: BodyInit;
}

function post({path = '/cart', origin = SHOP, site, type = FORM, body = 'a=1'}: Post) {
  const headers = new Headers();
  if (origin !== null) headers.set('Origin', origin);
  if (site) headers.set('Sec-Fetch-Site', site);
  const request = new Request(SHOP + path, {method: 'POST', body, headers});
  if (type) request.headers.set('Content-Type', type);
  else request.headers.delete('Content-Type');
  return request;
}

/** Where JSON is posted, for these tests. */
const JSON_POSTS = [
  {path: /^\/api\/closed$/, maxBytes: 100},
  {path: /^\/api\/open$/, maxBytes: 100, isOpen: true as const},
];

async function outcome(request: Request, siteOrigin: string | null = null) {
  const verdict = await inspectRequest(request, siteOrigin, JSON_POSTS);
  if ('refusal' in verdict) return verdict.refusal.status;
  if ('location' in verdict) return verdict.location;
  return 'passes';
}

describe('cross-site posts', () => {
  it.each<[string, Post, unknown]>([
    ['of the shop itself', {}, 'passes'],
    ['of the shop, vouched for twice', {site: 'same-origin'}, 'passes'],
    [
      'without Origin, same-origin by Sec-Fetch-Site',
      {origin: null, site: 'same-origin'},
      'passes',
    ],
    // Where an extension or a proxy hides the referrer.
    [
      'with Origin null, same-origin by Sec-Fetch-Site',
      {origin: 'null', site: 'same-origin'},
      'passes',
    ],
    ['with a foreign Origin', {origin: 'https://evil.example'}, 403],
    ['with Origin null', {origin: 'null'}, 403],
    ['with a garbage Origin', {origin: 'shop.example'}, 403],
    ['of the same host on another port', {origin: `${SHOP}:8443`}, 403],
    [
      'of a host with our name in its path',
      {origin: `https://evil.example/${SHOP}`},
      403,
    ],
    [
      'of our host as the user of another',
      {origin: 'https://shop.example@evil.example'},
      403,
    ],
    ['of another scheme altogether', {origin: 'ftp://shop.example'}, 403],
    ['with Origin null, called same-site', {origin: 'null', site: 'same-site'}, 403],
    ['that nobody navigated to', {origin: null, site: 'none'}, 403],
    ['without any origin', {origin: null}, 403],
    ['without Origin, cross-site', {origin: null, site: 'cross-site'}, 403],
    ['of a sibling site', {site: 'same-site'}, 403],
    [
      'with _data',
      {path: '/cart?_data=routes%2Fcart', origin: 'https://evil.example'},
      403,
    ],
    ['to .data', {path: '/cart.data', origin: 'https://evil.example'}, 403],
  ])('a post %s: %s', async (_, options, expected) => {
    expect(await outcome(post(options))).toBe(expected);
  });

  it('does not trust a forwarded host', async () => {
    const request = post({origin: 'https://evil.example'});
    request.headers.set('X-Forwarded-Host', 'evil.example');
    expect(await outcome(request)).toBe(403);
  });

  it('removes the headers by which Remix would compare hosts again', async () => {
    const verdict = await inspectRequest(post({}), null);
    if (!('request' in verdict)) throw new Error('refused');
    expect(verdict.request.headers.has('Origin')).toBe(false);
    expect(verdict.request.headers.get('Content-Type')).toBe(FORM);
  });

  it.each([
    ['http://shop.example/cart', 'https://shop.example', 'passes'],
    ['http://shop.example:443/cart', 'https://shop.example', 'passes'],
    ['http://shop.example:3000/cart', 'https://shop.example:3000', 'passes'],
    ['http://shop.example:3000/cart', 'https://shop.example', 403],
  ])(
    'behind a proxy that ends TLS: a post to %s from %s: %s',
    async (url, origin, expected) => {
      const headers = {
        Origin: origin,
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': FORM,
      };
      const request = new Request(url, {method: 'POST', body: 'a=1', headers});
      expect(await outcome(request)).toBe(expected);
    },
  );

  it('accepts the configured public origin', async () => {
    const request = post({origin: 'https://www.shop.example'});
    expect(await outcome(request, 'https://www.shop.example')).toBe('passes');
  });
});

describe('bodies', () => {
  it('are limited in size, with or without Content-Length', async () => {
    const body = 'a'.repeat(MAX_BODY_BYTES + 1);
    expect(await outcome(post({body}))).toBe(413);
    const announced = post({body});
    announced.headers.set('Content-Length', String(body.length));
    expect(await outcome(announced)).toBe(413);
  });

  it.each([
    ['application/json', 415],
    ['text/plain', 415],
    [null, 415],
    ['multipart/form-data', 400],
    ['multipart/form-data; boundary=x', 400],
    ['application/x-www-form-urlencoded; charset=UTF-8', 'passes'],
  ])('of type %s: %s', async (type, expected) => {
    expect(await outcome(post({type}))).toBe(expected);
  });

  it('reach the app unchanged', async () => {
    const verdict = await inspectRequest(post({body: 'quantity=2&quantity=3'}), null);
    if (!('request' in verdict)) throw new Error('refused');
    expect((await verdict.request.formData()).getAll('quantity')).toEqual(['2', '3']);
  });
});

describe('a request that would cost more than a page', () => {
  it('may send its body slowly, for ten seconds', async () => {
    vi.useFakeTimers();
    let cancelled = false;
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('a=1')),
      cancel: () => void (cancelled = true),
    });
    const init = {method: 'POST', body, duplex: 'half'} as RequestInit;
    const headers = {Origin: SHOP, 'Content-Type': FORM};
    const verdict = outcome(new Request(`${SHOP}/cart`, {...init, headers}));
    await vi.advanceTimersByTimeAsync(BODY_TIMEOUT_MS);
    expect(await verdict).toBe(408);
    expect(cancelled).toBe(true);
    vi.useRealTimers();
  });

  it('may have a limited number of fields', async () => {
    const fields = (count: number) =>
      Array.from({length: count}, (_, index) => `f${index}`).join('&');
    expect(await outcome(post({body: fields(MAX_FIELDS)}))).toBe('passes');
    expect(await outcome(post({body: fields(MAX_FIELDS + 1)}))).toBe(400);
    expect(await outcome(post({body: fields(9_000)}))).toBe(400);
  });

  it.each([
    [8_000, 'passes'],
    [9_000, 414],
    [95_000, 414],
  ])('may have a query of 8 KB: %d characters: %s', async (length, expected) => {
    expect(await outcome(new Request(`${SHOP}/?${'a'.repeat(length)}`))).toBe(expected);
  });

  it.each([
    [30_000, 'passes'],
    [40_000, 431],
  ])('may have headers of 32 KB: %d characters: %s', async (length, expected) => {
    const headers = {Cookie: 'a'.repeat(length)};
    expect(await outcome(new Request(SHOP, {headers}))).toBe(expected);
  });
});

describe('an accepted request', () => {
  it.each(['GET', 'POST'])(
    'has the configured origin, which decides on Secure cookies and links: %s',
    async (method) => {
      const isPost = method === 'POST';
      const request = new Request('http://localhost:3000/cart?a=1', {
        method,
        headers: isPost
          ? {Origin: SHOP, 'Content-Type': FORM, Cookie: 'cart=x'}
          : {Cookie: 'cart=x'},
        ...(isPost && {body: 'b=2'}),
      });
      const verdict = await inspectRequest(request, SHOP);
      if (!('request' in verdict)) throw new Error('refused');
      expect(verdict.request.url).toBe(`${SHOP}/cart?a=1`);
      expect(verdict.request.method).toBe(method);
      expect(verdict.request.headers.get('Cookie')).toBe('cart=x');
      if (isPost) expect((await verdict.request.formData()).get('b')).toBe('2');
    },
  );

  it('has no click ids in its URL', async () => {
    const request = new Request(`${SHOP}/shirts?fbclid=1&after=a%20b&utm_source=mail`);
    const verdict = await inspectRequest(request, null);
    if (!('request' in verdict)) throw new Error('refused');
    expect(verdict.request.url).toBe(`${SHOP}/shirts?after=a%20b`);
  });
});

describe('paths and methods', () => {
  it.each<[string, unknown]>([
    ['/', 'passes'],
    ['/products/tee?color=Red', 'passes'],
    ['/products/%E2%9A%BD', 'passes'],
    ['/shirts/', '/shirts'],
    ['/shirts/?page=2', '/shirts?page=2'],
    ['//evil.example/x', '/evil.example/x'],
    ['/products//tee', '/products/tee'],
    ['/products/tee?Size=M&amp;Color=Red', '/products/tee?Size=M&Color=Red'],
    ['/search?q=Q%26amp%3BA', 'passes'],
    ['/%E0%A4%A', 404],
    ['/a%00b', 404],
    ['/a%0d%0aSet-Cookie:x=1', 404],
    ['/a%C2%85b', 404],
    ['/%', 404],
    ['/%5C', 404],
    ['/%5cevil.example', 404],
    ['/de-de/%5C%5B', 404],
    ['/products/a%5Cb', 404],
    ['/%5B%25%5D', 'passes'],
    ['/products/%2F%2Fa', 'passes'],
    [`/${'a'.repeat(8192)}`, 404],
    ['/?_data=routes%2Fhome', 400],
  ])('GET %s: %s', async (path, expected) => {
    expect(await outcome(new Request(SHOP + path))).toBe(expected);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const verdict = await inspectRequest(new Request(SHOP, {method}), null);
    expect(verdict).toEqual({
      refusal: {status: 405, headers: {Allow: 'GET, HEAD, POST'}},
    });
  });
});

describe('JSON', () => {
  const json = {type: 'application/json', body: '{}'};
  const path = '/api/closed';
  const origin = 'https://evil.example';
  it.each<[string, Post, unknown]>([
    ['where it is taken', {...json, path}, 'passes'],
    ['elsewhere', json, 415],
    ['of another site', {...json, path, origin}, 403],
    [
      'of another site, where any may post',
      {...json, path: '/api/open', origin},
      'passes',
    ],
    ['in place of which a form comes', {path}, 415],
    ['that is too much', {...json, path, body: 'x'.repeat(101)}, 413],
    [
      'without an origin, where any may post',
      {...json, path: '/api/open', origin: null},
      'passes',
    ],
  ])('%s', async (_, options, expected) => {
    expect(await outcome(post(options))).toBe(expected);
  });
});
