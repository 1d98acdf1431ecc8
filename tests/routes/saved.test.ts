import {expect, test} from 'vitest';

import {loader} from '~/routes/saved';
import {callRoute, type RouteRequest} from '../support/route-call';
import {captureConsole, suiteStore} from '../support/suite';

const store = suiteStore();
captureConsole('error', 'warn');

const ON = {SAVED_PRODUCTS: 'on'};

const numberOf = (handle: string) =>
  String(store.catalogue.products.find((one) => one.handle === handle)?.id);

async function saved(items: string, request: RouteRequest = {}) {
  const answer = await callRoute(store, loader, {
    path: `/saved?items=${items}`,
    env: ON,
    ...request,
  });
  if (!('view' in answer)) throw new Error(`${items}: no list`);
  return answer;
}

test('a list shows its products in its order, with price and availability of today', async () => {
  const [hoodie, tee] = [numberOf('crest-hoodie'), numberOf('low-tide-tee')];
  const {cards, view} = await saved(`${hoodie},${tee}`);
  expect(cards.map(({handle}) => handle)).toEqual(['crest-hoodie', 'low-tide-tee']);
  expect(cards.map(({savedAs}) => savedAs)).toEqual([hoodie, tee]);
  expect(cards.every(({price}) => Number(price?.amount) > 0)).toBe(true);
  expect(view).toMatchObject({ids: [hoodie, tee], gone: ''});
  expect(store.control.requests()).toHaveLength(1);
});

test('products that are gone are counted, and whatever else the URL holds is left out', async () => {
  const id = numberOf('crest-hoodie');
  const {cards, view} = await saved(`9999999999,${id},<script>,${id},-1`);
  expect(cards).toHaveLength(1);
  expect(view.ids).toEqual(['9999999999', id]);
  expect(view.gone).toBe('1 product of this list is no longer sold.');
});

test('an empty list asks the store nothing', async () => {
  expect((await saved('')).cards).toEqual([]);
  expect(store.control.requests()).toEqual([]);
});

test('sold-out cards lead to the form where the shop has one', async () => {
  expect((await saved('')).tellMe).toBeUndefined();
  const env = {...ON, NOTIFY_PROVIDER: 'shopify'};
  expect((await saved('', {env})).tellMe).toBe('Tell me when it is back');
});
