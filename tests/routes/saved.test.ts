import {expect, test} from 'vitest';

import {loader as home} from '~/routes/home';
import {loader as product} from '~/routes/product';
import {loader} from '~/routes/saved';
import {loadRoot} from '~/shell/index.server';
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

test('off, there is no page, no heart and no link', async () => {
  const answer = await callRoute(store, loader, {path: '/saved?items=1'});
  expect(answer).toMatchObject({status: 404});
  const texts: string[] = [];
  for (const env of [{}, ON]) {
    const asked = {env, params: {handle: 'crest-hoodie'}};
    const answers = [
      await callRoute(store, home, asked),
      await callRoute(store, product, {...asked, path: '/products/crest-hoodie'}),
      await callRoute(store, ({context}) => loadRoot(context), asked),
    ];
    texts.push(JSON.stringify(answers));
  }
  expect(texts[0]).not.toMatch(/savedAs|\/saved/);
  expect(texts[1]?.match(/savedAs|\/saved/g)?.length).toBeGreaterThan(10);
});
