import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {startBuiltShop, type BuiltShop} from '../support/built-shop';
import {catalogueNamed} from '../support/catalogues';

/** Sixty visitors open a page that no cache has, while the store is slow: the built worker, without a page cache before it. */

let shop: BuiltShop;
beforeAll(async () => {
  shop = await startBuiltShop({}, catalogueNamed('extremes'), {edge: false});
  // The first request also starts the worker, and reads what every page has.
  await shop.ask('/cart');
});
afterAll(() => shop.stop());

const VISITORS = 60;
const LEAD_MS = 500;

/** A product that nobody has asked for yet, so that no cache can answer. */
function freshProduct(index: number): string {
  const plain = shop.store.catalogue.products.filter(({handle}) =>
    /^plain-\d+$/.test(handle),
  );
  const product = plain[index];
  if (!product) throw new Error('The catalogue has too few plain products.');
  return `/products/${product.handle}`;
}

/** Sixty pages at once, the calls for their product, and the milliseconds in which those calls began. */
async function stampede(path: string, milliseconds: number) {
  const {control} = shop.store;
  control.clearRequests();
  control.addFault({operation: 'Product', fault: {kind: 'latency', milliseconds}});
  const began = performance.now();
  const pages = await Promise.all(Array.from({length: VISITORS}, () => shop.ask(path)));
  const passed = performance.now() - began;
  control.clearFaults();
  const calls = control.requests().filter(({operation}) => operation === 'Product');
  return {statuses: new Set(pages.map(({status}) => status)), calls, passed};
}

describe('sixty cold requests for a page make one call, and another each half second that it takes', () => {
  // A slow machine makes pages late and so allows more calls; it never makes more of them than that.
  test.each([
    [200, 200, 0],
    [900, 200, 1],
    // No page waits that long: each gets its error page.
    [4000, 503, 2],
  ])('a store that takes %d ms', async (milliseconds, status, product) => {
    const {statuses, calls, passed} = await stampede(freshProduct(product), milliseconds);
    expect([...statuses]).toEqual([status]);
    expect(calls.length).toBeLessThanOrEqual(1 + Math.floor(passed / LEAD_MS));
  });
});
