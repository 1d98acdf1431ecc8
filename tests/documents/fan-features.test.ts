import {expect, test} from 'vitest';

import {createClubCatalogue} from '@quillhaven/club';
import {PlainVisitor} from '../support/plain-visitor';
import {suiteStore, suiteWorker} from '../support/suite';

const store = suiteStore({catalogue: createClubCatalogue(new Date(), {gifts: true})});
const worker = suiteWorker(store);

/** Marks of the elements, chunks and data of saved products, gifts, reviews, bundles and pickup. */
const MARKS =
  /data-(save|gift|reviews|bundle|pickup)|savedAs|giftNote|SaveButton|RecipientFields|GiftNoteFields|ReviewList|BundleList|ProductPickup|PickupFields/;

test('off, saved products, gifts, reviews, bundles and pickup leave no element, script, call or cookie', async () => {
  const visitor = new PlainVisitor(worker);
  for (const path of ['/', '/hoodies', '/collections/gifts', '/products/gift-card']) {
    await visitor.open(path);
    expect(visitor.html, path).not.toMatch(MARKS);
  }
  await visitor.press('Add to cart');
  expect(visitor.html).toContain('cart-extra');
  expect(visitor.html).not.toMatch(MARKS);
  expect([...visitor.cookies.keys()]).toEqual(['cart']);
  for (const path of ['/saved', '/review/bar-scarf', '/api/reviews/1', '/api/pickup/1'])
    expect((await worker.ask(path)).response.status, path).toBe(404);
  const asked = store.control
    .requests()
    .map(({operation, variables}) => `${operation} ${JSON.stringify(variables)}`);
  expect(asked.join()).not.toMatch(/Pickup|"bundles"/);
});
