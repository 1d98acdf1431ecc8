import {describe, expect, test} from 'vitest';

import {catalogueNamed} from '../support/catalogues';
import {captureConsole, suiteStore, suiteWorker} from '../support/suite';
import type {WorkerHere} from '../support/worker-here';
import {deadlineFor, FAILING, PARTIAL, RAW, SLOW} from './catalogue';

/** Pages and soft navigations of the built worker while the store fails. */

const store = suiteStore(catalogueNamed('extremes'));
const worker = suiteWorker(store);
const logs = captureConsole('info', 'warn', 'error');

type Answer = Awaited<ReturnType<WorkerHere['ask']>>;

let used = 0;

/** A product that nobody has asked for yet, so that no cache can answer. */
function freshProduct(): {path: string; title: string} {
  const plain = store.catalogue.products.filter(({handle}) => /^plain-\d+$/.test(handle));
  const product = plain[used++];
  if (!product) throw new Error('The catalogue has too few plain products.');
  return {path: `/products/${product.handle}`, title: product.title};
}

function expectTellsNothing({body, response: {headers}}: Answer) {
  expect(body).not.toContain(RAW);
  expect(body).not.toMatch(/\bat (?:async )?\S+ \(\S+:\d+:\d+\)|node_modules|StoreError/);
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect(headers.get('Oxygen-Cache-Control')).toBeNull();
}

/** The page of §8 in the shop: the root's loader has not failed, and the boundary is the page's own. */
function expectErrorPage(answer: Answer) {
  expect(answer.response.status).toBe(503);
  expect(answer.body).toContain('Sorry! Something went wrong');
  expect(answer.body).toMatch(/<a [^>]*href="\/"[^>]*>click here to try again/);
  expect(answer.body).toContain('aria-label="Main"');
  expect(answer.body).toMatch(/class="page split failed"><img /);
  expectTellsNothing(answer);
}

describe('no usable answer: the specified error page in time, without raw errors, uncacheable', () => {
  test.each(FAILING)('$name', async ({fault}) => {
    const {control} = store;
    const {path, title} = freshProduct();
    control.addFault({fault});
    const [page, navigation, search] = await Promise.all([
      worker.ask(path, {}, deadlineFor(fault)),
      worker.ask(`${path}.data`, {}, deadlineFor(fault)),
      worker.ask(`/search?q=${encodeURIComponent(title)}`, {}, deadlineFor(fault)),
    ]);
    expectErrorPage(page);
    expectErrorPage(search);
    expect(navigation.response.status).toBe(500);
    expect(navigation.response.headers.get('Content-Type')).toContain('text/x-script');
    expectTellsNothing(navigation);
    control.clearFaults();
    const [recovered, navigated] = await Promise.all([
      worker.ask(path),
      worker.ask(`${path}.data`),
    ]);
    for (const answer of [recovered, navigated]) {
      expect(answer.response.status).toBe(200);
      expect(answer.body).toContain(title);
    }
  });
});

describe('a slow store that answers in time: the page', () => {
  test.each(SLOW)('$name', async ({fault}) => {
    const {path, title} = freshProduct();
    store.control.addFault({fault});
    for (const answer of await Promise.all([
      worker.ask(path),
      worker.ask(`${path}.data`),
    ])) {
      expect(answer.response.status).toBe(200);
      expect(answer.body).toContain(title);
    }
  });
});

describe('an incomplete answer: the page without the missing part, and nothing shown as sold out', () => {
  test.each(PARTIAL)('$name', async ({fault}) => {
    const {path, title} = freshProduct();
    store.control.addFault({fault});
    const page = await worker.ask(path);
    expect(page.response.status).toBe(200);
    expect(page.body).toContain(title);
    expect(page.body).toContain('Add to cart');
    expect(page.body).not.toContain('SOLD OUT');
    expect(page.body).not.toContain(RAW);
    expect((await worker.ask(`${path}.data`)).response.status).toBe(200);
  });
});

test('the root loader never rejects: pages that need the store only for their theme are complete without it', async () => {
  store.control.addFault({fault: {kind: 'status', status: 503, body: RAW}});
  const [missing, cart] = await Promise.all([
    worker.ask('/no-such-page'),
    worker.ask('/cart'),
  ]);
  expect(missing.response.status).toBe(404);
  expect(missing.body).toContain('find the page you');
  expect(cart.response.status).toBe(200);
  for (const answer of [missing, cart]) {
    expect(answer.body).toContain('aria-label="Main"');
    expectTellsNothing(answer);
  }
});

test('a failed call is in the log with its cause and its operation, and without its variables', async () => {
  const {path} = freshProduct();
  store.control.addFault({fault: {kind: 'status', status: 503, body: RAW}});
  await worker.ask(path);
  const events = logs
    .filter((line) => line.includes('"store.call_failed"'))
    // Our own log's form.
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(events).toContainEqual(
    expect.objectContaining({operation: 'Product', status: 503}),
  );
  expect(events.filter((event) => 'variables' in event)).toEqual([]);
});
