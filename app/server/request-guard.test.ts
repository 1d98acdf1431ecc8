import {describe, expect, it} from 'vitest';

import {inspectRequest, MAX_BODY_BYTES} from './request-guard';

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

async function outcome(request: Request, siteOrigin: string | null = null) {
  const verdict = await inspectRequest(request, siteOrigin);
  if ('refusal' in verdict) return verdict.refusal.status;
  if ('location' in verdict) return verdict.location;
  return 'passes';
}

describe('posts from elsewhere', () => {
  it.each<[string, Post, unknown]>([
    ['of the shop itself', {}, 'passes'],
    ['of the shop, vouched for twice', {site: 'same-origin'}, 'passes'],
    [
      'without Origin, same-origin by Sec-Fetch-Site',
      {origin: null, site: 'same-origin'},
      'passes',
    ],
    ['with a foreign Origin', {origin: 'https://evil.example'}, 403],
    ['with Origin null', {origin: 'null'}, 403],
    ['with a garbage Origin', {origin: 'shop.example'}, 403],
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

  it('believes no forwarded host', async () => {
    const request = post({origin: 'https://evil.example'});
    request.headers.set('X-Forwarded-Host', 'evil.example');
    expect(await outcome(request)).toBe(403);
  });

  it('is checked once: Remix is not asked to compare hosts again', async () => {
    const verdict = await inspectRequest(post({}), null);
    if (!('request' in verdict)) throw new Error('refused');
    expect(verdict.request.headers.has('Origin')).toBe(false);
    expect(verdict.request.headers.get('Content-Type')).toBe(FORM);
  });

  it('accepts the configured public origin', async () => {
    const request = post({origin: 'https://www.shop.example'});
    expect(await outcome(request, 'https://www.shop.example')).toBe('passes');
  });
});

describe('bodies', () => {
  it('are bounded, whether or not they say how long they are', async () => {
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

describe('paths and methods', () => {
  it.each<[string, unknown]>([
    ['/', 'passes'],
    ['/products/tee?color=Red', 'passes'],
    ['/products/%E2%9A%BD', 'passes'],
    ['/shirts/', '/shirts'],
    ['/shirts/?page=2', '/shirts?page=2'],
    ['//evil.example/x', '/evil.example/x'],
    ['/products//tee', '/products/tee'],
    ['/%E0%A4%A', 404],
    ['/a%00b', 404],
    ['/a%0d%0aSet-Cookie:x=1', 404],
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
