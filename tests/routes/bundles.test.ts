import {expect, test} from 'vitest';

import {loader as product} from '~/routes/product';
import {catalogueNamed} from '../support/catalogues';
import {callRoute} from '../support/route-call';
import {suiteStore} from '../support/suite';

const store = suiteStore(catalogueNamed('extremes'));

async function productOf(handle: string, env: Record<string, string>) {
  const request = {path: `/products/${handle}`, params: {handle}, env};
  const answer = await callRoute(store, product, request);
  if (!('product' in answer)) throw new Error(`There is no ${handle}.`);
  return answer.product;
}

test('a fixed bundle says what is in it, for each of its variants', async () => {
  const {bundle, variants} = await productOf('match-day-bundle', {BUNDLES: 'on'});
  expect(bundle?.title).toBe('In this bundle');
  expect(bundle?.parts[variants[0]?.id ?? '']).toMatchObject([
    {handle: 'plain-100', title: 'Plain Tee 100', choice: null, quantity: 1},
    {handle: 'plain-101', title: 'Plain Tee 101', choice: null, quantity: 2},
  ]);
  expect(await productOf('plain-100', {BUNDLES: 'on'})).not.toHaveProperty('bundle');
});

test('off, nobody is asked for parts', async () => {
  expect(await productOf('match-day-bundle', {})).not.toHaveProperty('bundle');
  const asked = store.control.requests().map(({variables}) => JSON.stringify(variables));
  expect(asked.join()).not.toContain('bundles');
});
