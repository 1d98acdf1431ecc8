import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {
  cartFields,
  startBuiltShop,
  type BuiltShop,
  type WireAnswer,
} from '../support/built-shop';

/** The headers of every response of the built worker, errors included. */

let shop: BuiltShop;

beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop.stop());

function directivesOf({headers}: WireAnswer): Map<string, string> {
  const policy = headers['content-security-policy'] ?? '';
  const pairs = policy.split(';').map((part) => part.trim().split(/\s(.*)/s));
  return new Map(pairs.map(([name = '', sources = '']) => [name, sources]));
}

const responses: [string, number, () => Promise<WireAnswer>][] = [
  ['a page', 200, () => shop.ask('/')],
  ['a product', 200, () => shop.ask(`/products/${handle()}`)],
  ['the cart', 200, () => shop.ask('/cart')],
  ['data of a soft navigation', 200, () => shop.ask('/shirts.data')],
  ['JSON', 200, () => shop.ask('/api/cart')],
  ['the manifest', 200, () => shop.ask('/manifest.webmanifest')],
  ['a redirect', 301, () => shop.ask('/shirts/')],
  ['a redirect after a form', 303, () => shop.post('/cart', cartFields('Create', {}))],
  ['a path that does not exist', 404, () => shop.ask('/nope')],
  ['a path that cannot be read', 404, () => shop.ask('/%00')],
  ['a bad form', 400, () => shop.post('/api/cart', {cartFormInput: 'null'})],
  ['a foreign form', 403, () => shop.post('/cart', {}, {Origin: 'https://evil.example'})],
  ['a method that is not allowed', 405, () => shop.ask('/', {method: 'PUT'})],
  ['a page while the store is down', 503, () => whileDown(() => shop.ask('/hoodies'))],
  ['data while the store is down', 500, () => whileDown(() => shop.ask('/hoodies.data'))],
];

const handle = () => shop.store.catalogue.products[0]?.handle ?? '';

async function whileDown(ask: () => Promise<WireAnswer>): Promise<WireAnswer> {
  shop.store.control.addFault({fault: {kind: 'status', status: 503, body: '<h1>x</h1>'}});
  try {
    return await ask();
  } finally {
    shop.store.control.clearFaults();
  }
}

describe('every response', () => {
  test.each(responses)('%s (%i)', async (_, status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    const policy = directivesOf(answer);
    if (!policy.has('script-src')) expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    const text = [...policy.values()].join(' ');
    expect(text).not.toMatch(/unsafe-inline|unsafe-eval|cdn\.shopify\.com|\*|data:/);
    expect(answer.body).not.toMatch(/node_modules|\bat \S+ \(\S+:\d+:\d+\)/);
  });

  test('a page’s own policy names where it sends forms and what it runs', async () => {
    const policy = directivesOf(await shop.ask('/'));
    // Each kind of request that `default-src` would rule has a directive of its own, but prefetches.
    for (const kind of ['connect', 'font', 'img', 'manifest', 'media', 'script', 'style'])
      expect(policy.has(`${kind}-src`), kind).toBe(true);
    for (const kind of ['frame', 'object', 'worker'])
      expect(policy.get(`${kind}-src`), kind).toBe("'none'");
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('form-action')).toBe(`'self' ${shop.store.url}`);
    // The form of a checkout is redirected to hosts that nobody knows before.
    const cart = directivesOf(await shop.ask('/cart'));
    expect(cart.get('form-action')).toBe(`'self' ${shop.store.url} http:`);
    expect(policy.get('script-src')).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
    expect(policy.get('style-src')).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
  });
});

test('a host’s own URL is not listed where the shop’s is not set', async () => {
  const robotsAt = async (host: string) =>
    (await shop.ask('/', {headers: {Host: host}})).headers['x-robots-tag'];
  for (const host of ['shop-1a2b3c.o2.myshopify.dev', 'shop.fans.workers.dev'])
    expect(await robotsAt(host)).toBe('noindex, nofollow');
  expect(await robotsAt('shop.example')).toBeUndefined();
});
