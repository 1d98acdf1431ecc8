import {describe, expect, test} from 'vitest';

import {loader as productPage} from '~/routes/product';
import {namedSelection, selectionIn} from '../../app/product/options';
import {catalogueNamed} from '../support/catalogues';
import {CartVisitor} from '../support/cart-route';
import {callRoute} from '../support/route-call';
import {suiteStore} from '../support/suite';

/** Options as merchants have them: what a page shows is what is bought. */

const store = suiteStore(catalogueNamed('extremes'));

async function pageOf(handle: string, choice: Record<string, string> = {}) {
  const path = `/products/${handle}?${new URLSearchParams(choice)}`;
  const answer = await callRoute(store, productPage, {path, params: {handle}});
  if (answer instanceof Response || !('product' in answer)) throw new Error(path);
  return answer;
}

/** Adds a choice as a form without scripts posts it. */
async function lineOf(handle: string, choice: Record<string, string>) {
  const fields = Object.entries(choice).map(([name, value]): [string, string] => [
    `option:${name}`,
    value,
  ]);
  const form = [['handle', handle], ...fields] satisfies [string, string][];
  const {reply} = await new CartVisitor(store).change('LinesAdd', {}, form);
  const [line] = reply.cart?.lines ?? [];
  return {variant: line?.variantTitle, price: line?.total.amount};
}

test.each([
  ['of 100 values', 'values-100', 'Squad number', '99', '20.99'],
  [
    'with marks in its name',
    'marks-in-options',
    'Brim "A/B" & more: قياس',
    "O'Neill & Co, خاص",
    '20.01',
  ],
  ['whose values differ by case', 'values-by-case', 'Grade', 'A', '20.01'],
  ['whose values differ by case', 'values-by-case', 'Grade', 'a', '20.0'],
])(
  'an option %s is linked to and bought: %s, %s, %s',
  async (_, handle, name, value, price) => {
    const choice = {[name]: value};
    const {product} = await pageOf(handle, choice);
    const selection = selectionIn(new URLSearchParams(choice), product);
    expect(namedSelection(product.options, selection)).toEqual([{name, value}]);
    expect(await lineOf(handle, choice)).toEqual({variant: value, price});
  },
);

describe('a combined listing', () => {
  test('of products with different options asks for those that a product has', async () => {
    const {product} = await pageOf('poster-rolled');
    const start = selectionIn(new URLSearchParams(), product);
    expect(product.options.map(({name}) => name)).toEqual(['Finish', 'Size', 'Frame']);
    expect(start).toEqual(['Rolled', null, '']);
    expect(namedSelection(product.options, start)).toEqual([
      {name: 'Finish', value: 'Rolled'},
    ]);
    expect(await lineOf('poster-rolled', {Finish: 'Rolled', Size: 'A2'})).toMatchObject({
      variant: 'Rolled / A2',
    });
  });

  test('of more variants than the store lists at once sells those of each product', async () => {
    for (const side of ['Left', 'Right']) {
      const {product} = await pageOf(`wide-${side.toLowerCase()}`);
      expect(product).not.toHaveProperty('isListing');
      expect(product).not.toHaveProperty('encoded');
      expect(product.variants.map(({values: [own]}) => own)).toEqual(
        Array(200).fill(side),
      );
      const [, size] = product.options;
      expect(size).not.toHaveProperty('owners');
    }
  });

  test('asks once for the page of the listing itself, which sells nothing', async () => {
    store.control.clearRequests();
    expect((await pageOf('wide')).product.isListing).toBe(true);
    const operations = store.control.requests().map(({operation}) => operation);
    expect(operations.filter((one) => one === 'Product')).toHaveLength(1);
  });
});
