import {expect, test} from 'vitest';

import {loader as product} from '~/routes/product';
import {catalogueNamed} from '../support/catalogues';
import {callRoute} from '../support/route-call';
import {suiteStore} from '../support/suite';

const store = suiteStore(catalogueNamed('fans'));

async function productOf(handle: string, env: Record<string, string>) {
  const request = {path: `/products/${handle}`, params: {handle}, env};
  const answer = await callRoute(store, product, request);
  if (!('product' in answer)) throw new Error(`There is no ${handle}.`);
  return answer.product;
}

test('a fixed bundle says what is in it, for each of its variants', async () => {
  const {bundle, variants} = await productOf('match-day-bundle', {BUNDLES: 'on'});
  expect(bundle?.title).toBe('In this bundle');
  const partsOf = (index: number) => bundle?.parts[variants[index]?.id ?? ''];
  const scarf = {handle: 'bar-scarf', title: 'Bar Scarf', choice: null, quantity: 1};
  const hoodie = {handle: 'crest-hoodie', title: 'Crest Hoodie', quantity: 1};
  expect(partsOf(0)).toMatchObject([{...hoodie, choice: 'XS / Petrol'}, scarf]);
  expect(partsOf(1)).toMatchObject([{...hoodie, choice: 'S / Petrol'}, scarf]);
  expect(await productOf('bar-scarf', {BUNDLES: 'on'})).not.toHaveProperty('bundle');
});

test('off, nobody is asked for parts', async () => {
  expect(await productOf('match-day-bundle', {})).not.toHaveProperty('bundle');
  const asked = store.control.requests().map(({variables}) => JSON.stringify(variables));
  expect(asked.join()).not.toContain('bundles');
});
