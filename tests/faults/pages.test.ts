import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';

import {startBuiltShop, type BuiltShop, type WireAnswer} from '../support/built-shop';
import {catalogueNamed} from '../support/catalogues';
import {FAILING, PARTIAL, RAW, SLOW, TIMEOUT_MS} from './catalogue';

/** Pages and soft navigations while the store fails, in the built worker behind its page cache. */

let shop: BuiltShop;
beforeAll(async () => {
  shop = await startBuiltShop(
    {STORE_TIMEOUT_MS: String(TIMEOUT_MS)},
    catalogueNamed('extremes'),
  );
  // The first request also starts the worker.
  await shop.ask('/cart');
});
afterEach(() => shop.store.control.clearFaults());
afterAll(() => shop.stop());

let used = 0;

/** A product that nobody has asked for yet, so that no cache can answer. */
function freshProduct(): {path: string; title: string} {
  const plain = shop.store.catalogue.products.filter(({handle}) =>
    /^plain-\d+$/.test(handle),
  );
  const product = plain[used++];
  if (!product) throw new Error('The catalogue has too few plain products.');
  return {path: `/products/${product.handle}`, title: product.title};
}

function expectTellsNothing({body, headers}: WireAnswer) {
  expect(body).not.toContain(RAW);
  expect(body).not.toMatch(/\bat (?:async )?\S+ \(\S+:\d+:\d+\)|node_modules|StoreError/);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['oxygen-full-page-cache']).toBe('uncacheable');
}

/** The page of §8 in the shop: the root's loader has not failed, and the boundary is the page's own. */
function expectErrorPage(answer: WireAnswer) {
  expect(answer.status).toBe(503);
  expect(answer.body).toContain('Sorry! Something went wrong');
  expect(answer.body).toMatch(/<a [^>]*href="\/"[^>]*>click here to try again/);
  expect(answer.body).toContain('aria-label="Main"');
  expectTellsNothing(answer);
}

describe('no usable answer: the specified error page in time, without raw errors, uncacheable', () => {
  test.each(FAILING)('$name', async ({fault}) => {
    const {control} = shop.store;
    const {path, title} = freshProduct();
    control.addFault({fault});
    const [page, navigation, search] = await Promise.all([
      shop.ask(path),
      shop.ask(`${path}.data`),
      shop.ask(`/search?q=${encodeURIComponent(title)}`),
    ]);
    expectErrorPage(page);
    expectErrorPage(search);
    expect(navigation.status).toBe(500);
    expect(navigation.headers['content-type']).toContain('text/x-script');
    expectTellsNothing(navigation);
    control.clearFaults();
    const [recovered, navigated] = await Promise.all([
      shop.ask(path),
      shop.ask(`${path}.data`),
    ]);
    for (const answer of [recovered, navigated]) {
      expect(answer.status).toBe(200);
      expect(answer.body).toContain(title);
    }
  });
});

describe('a slow store that answers in time: the page', () => {
  test.each(SLOW)('$name', async ({fault}) => {
    const {path, title} = freshProduct();
    shop.store.control.addFault({fault});
    for (const answer of await Promise.all([shop.ask(path), shop.ask(`${path}.data`)])) {
      expect(answer.status).toBe(200);
      expect(answer.body).toContain(title);
    }
  });
});

describe('an incomplete answer: the page without the missing part, and nothing shown as sold out', () => {
  test.each(PARTIAL)('$name', async ({fault}) => {
    const {path, title} = freshProduct();
    shop.store.control.addFault({fault});
    const page = await shop.ask(path);
    expect(page.status).toBe(200);
    expect(page.body).toContain(title);
    expect(page.body).toContain('Add to cart');
    expect(page.body).not.toContain('SOLD OUT');
    expect(page.body).not.toContain(RAW);
    expect((await shop.ask(`${path}.data`)).status).toBe(200);
  });
});

test('the root loader never rejects: pages that need the store only for their theme are complete without it', async () => {
  shop.store.control.addFault({fault: {kind: 'status', status: 503, body: RAW}});
  const [missing, cart] = await Promise.all([
    shop.ask('/no-such-page'),
    shop.ask('/cart'),
  ]);
  expect(missing.status).toBe(404);
  expect(missing.body).toContain('find the page you');
  expect(cart.status).toBe(200);
  for (const answer of [missing, cart]) {
    expect(answer.body).toContain('aria-label="Main"');
    expectTellsNothing(answer);
  }
});

test('a failed call is in the log with its cause and its operation, and without its variables', async () => {
  const {path} = freshProduct();
  shop.store.control.addFault({fault: {kind: 'status', status: 503, body: RAW}});
  await shop.ask(path);
  const events = shop.logs
    .filter((line) => line.includes('"store.call_failed"'))
    // Our own log's form.
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(events).toContainEqual(
    expect.objectContaining({operation: 'Product', failure: 'status', status: 503}),
  );
  expect(events.filter((event) => 'variables' in event)).toEqual([]);
});
