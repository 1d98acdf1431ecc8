import {expect, test} from 'vitest';

import {catalogueNamed} from '../support/catalogues';
import {suiteJudgeme} from '../support/fake-judgeme';
import {PlainVisitor} from '../support/plain-visitor';
import {suiteStore, suiteWorker} from '../support/suite';
import type {WorkerHere} from '../support/worker-here';

const store = suiteStore(catalogueNamed('fans'));
const judgeme = suiteJudgeme(() => '1');
const off = suiteWorker(store);
const on = suiteWorker(store, () => ({
  SAVED_PRODUCTS: 'on',
  GIFTS: 'on',
  BUNDLES: 'on',
  PICKUP: 'on',
  ...judgeme.env,
}));

/**
 * What saved products, gifts, bundles, pickup and reviews put into documents and their headers. A
 * browser loads the scripts of an element that it finds; tests/e2e/budgets.spec.ts counts them.
 */
const MARKS = [
  ...['data-save', 'savedAs', 'href="/saved"'],
  ...['data-gift', 'gift:email', 'giftNote'],
  ...['data-bundle', 'In this bundle'],
  ...['\\"pickup\\"', 'name="pickup"', 'geolocation=(self)'],
  ...['data-reviews', '/review/', 'judgeme.imgix.net'],
];
/** Paths that only they answer. */
const ownPaths = () => [
  ...['/saved', '/review/bar-scarf', '/api/pickup/1'],
  `/api/reviews/${store.catalogue.products[0]?.id}`,
];

/** The marks that a visitor finds who looks at every kind of page, and fills the cart. */
async function marksFound(worker: WorkerHere) {
  const texts: string[] = [];
  const visitor = new PlainVisitor(worker);
  for (const path of [
    '/',
    '/hoodies',
    '/collections/gifts',
    '/products/crest-hoodie',
    '/products/match-day-bundle',
    '/products/gift-card',
    '/products/bar-scarf',
  ]) {
    const {response} = await worker.ask(path);
    await visitor.open(path);
    texts.push(visitor.html, JSON.stringify([...response.headers]));
  }
  await visitor.press('Add to cart');
  texts.push(visitor.html);
  expect(visitor.html).toContain('cart-extra');
  expect([...visitor.cookies.keys()]).toEqual(['cart']);
  const all = texts.join('\n');
  return MARKS.filter((mark) => all.includes(mark));
}

const isAnswered = async (worker: WorkerHere, path: string) =>
  (await worker.ask(path)).response.status !== 404;

test('on, each of the fans’ features leaves its marks', async () => {
  expect(await marksFound(on)).toEqual(MARKS);
  for (const path of ownPaths()) expect(await isAnswered(on, path), path).toBe(true);
});

test('off, none leaves an element, a header, a call or a cookie', async () => {
  expect(await marksFound(off)).toEqual([]);
  for (const path of ownPaths()) expect(await isAnswered(off, path), path).toBe(false);
  const asked = store.control
    .requests()
    .map(({operation, variables}) => `${operation} ${JSON.stringify(variables)}`);
  expect(asked.join()).not.toMatch(/Pickup|"bundles"/);
});
