import {expect, test} from 'vitest';

import {cartFields, cookieHeader} from '../support/built-shop';
import {captureConsole, suiteStore, suiteWorker} from '../support/suite';
import {deadlineFor, FAILING} from './catalogue';

/** Good answers from before the store failed, and how the built worker shows them meanwhile. */

const store = suiteStore();
const worker = suiteWorker(store);
captureConsole('warn', 'error');

const NOTE = 'prices and stock may be out of date';
const HOUR = 3600;

const PRODUCT = ['/products/bar-scarf', 'Bar Scarf'] as const;
const HOME = ['/', 'Latest Collection'] as const;

test.each([
  ...FAILING.map((row) => [row.name, ...PRODUCT, row.fault] as const),
  // Its several queries fail alike.
  ...FAILING.slice(0, 3).map((row) => [row.name, ...HOME, row.fault] as const),
])(
  'after one good answer, during %s, %s is served stale with a notice, uncacheable',
  async (_, path, words, fault) => {
    await worker.ask(path);
    worker.pass(HOUR);
    store.control.addFault({fault});
    const [page, navigation] = await Promise.all([
      worker.ask(path, {}, deadlineFor(fault)),
      worker.ask(`${path === '/' ? '/_root' : path}.data`, {}, deadlineFor(fault)),
    ]);
    expect(page.response.status).toBe(200);
    expect(page.body.includes(words)).toBe(true);
    expect(page.body.includes(NOTE)).toBe(true);
    expect(navigation.response.status).toBe(200);
    for (const {response} of [page, navigation]) {
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      expect(response.headers.get('Oxygen-Cache-Control')).toBeNull();
    }
    store.control.clearFaults();
    const recovered = await worker.ask(path);
    expect(recovered.response.status).toBe(200);
    expect(recovered.body.includes(NOTE)).toBe(false);
  },
);

test('a cart is never answered from an older copy', async () => {
  const [product] = store.catalogue.products;
  const merchandiseId = `gid://shopify/ProductVariant/${product?.variants[0]?.id ?? 0}`;
  const cart = await worker.ask('/api/cart', {
    method: 'POST',
    headers: {Origin: 'http://localhost:3000'},
    body: new URLSearchParams(
      cartFields('LinesAdd', {lines: [{merchandiseId, quantity: 1}]}),
    ),
  });
  const Cookie = cookieHeader(cart.response.headers.getSetCookie());
  expect((await worker.ask('/api/cart', {headers: {Cookie}})).response.status).toBe(200);
  store.control.addFault({fault: {kind: 'reset', when: 'before'}});
  const {response, body} = await worker.ask('/api/cart', {headers: {Cookie}});
  expect(response.status).toBe(502);
  expect(JSON.parse(body)).toMatchObject({status: 'unknown', cart: null});
});

test('an answer with errors is never kept for an outage, and its page is uncacheable', async () => {
  const path = '/products/crest-hoodie';
  store.control.addFault({
    times: 1,
    operation: 'Product',
    fault: {kind: 'errors', data: true},
  });
  const partial = await worker.ask(path);
  expect(partial.response.status).toBe(200);
  expect(partial.response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(partial.response.headers.get('Oxygen-Cache-Control')).toBeNull();
  store.control.addFault({fault: {kind: 'status', status: 503}});
  expect((await worker.ask(path)).response.status).toBe(503);
});

test('a page without fields that the token may never read is cacheable', async () => {
  store.control.addFault({
    fault: {kind: 'missingScopes', scopes: ['unauthenticated_read_product_inventory']},
  });
  const {response} = await worker.ask('/products/crest-hoodie');
  expect(response.status).toBe(200);
  expect(response.headers.get('Oxygen-Cache-Control')).toContain('max-age=');
});

test.each(['/sitemap.xml', '/api/search?q=hoodie'])(
  '%s is uncacheable when the store returned only a part',
  async (path) => {
    const whole = await worker.ask(path);
    expect(whole.response.headers.get('Cache-Control')).toMatch(/^public, max-age=/);
    worker.pass(HOUR * 48);
    store.control.addFault({fault: {kind: 'errors', data: true}});
    const {response} = await worker.ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('Oxygen-Cache-Control')).toBeNull();
  },
);

test('a deleted product is not found, even after a good answer, and found when it is back', async () => {
  const path = '/products/bar-scarf';
  expect((await worker.ask(path)).response.status).toBe(200);
  store.control.deleteProduct('bar-scarf');
  worker.pass(HOUR);
  expect((await worker.ask(path)).response.status).toBe(404);
  store.control.restoreProduct('bar-scarf');
  worker.pass(HOUR);
  expect((await worker.ask(path)).response.status).toBe(200);
});
