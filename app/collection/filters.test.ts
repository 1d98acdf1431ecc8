import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  activeFilterOf,
  countActive,
  facetsOf,
  productFiltersOf,
  productFilter,
  searchParamsOf,
  readListingQuery,
  type ActiveFilter,
} from './filters';

const read = (query: string) => readListingQuery(new URLSearchParams(query));

const text = fc.string({minLength: 1, maxLength: 40}).filter((one) => one.trim() !== '');
const param = fc.oneof(
  fc.constantFrom('filter.p.product_type', 'filter.p.vendor', 'filter.p.tag'),
  text.map((name) => `filter.v.option.${name.toLowerCase()}`),
  fc.constantFrom(
    'filter.p.m.details.material',
    'filter.v.m.a.b',
    'filter.v.t.shopify.c',
  ),
);
const choices = fc.uniqueArray(fc.record({param, value: text}), {
  maxLength: 25,
  selector: ({param, value}) => `${param}=${value}`,
});

describe('filters in a URL', () => {
  it('are parsed in the format of Shopify’s themes', () => {
    const query =
      'filter.v.availability=1&filter.v.option.size=M&filter.v.option.size=L&filter.v.price.gte=20&filter.v.price.lte=60.50&filter.p.vendor=Herons&sort_by=price-ascending';
    expect(productFiltersOf(read(query))).toEqual([
      {available: true},
      {variantOption: {name: 'size', value: 'M'}},
      {variantOption: {name: 'size', value: 'L'}},
      {productVendor: 'Herons'},
      {price: {min: 20, max: 60.5}},
    ]);
    expect(read(query).sort).toBe('price-ascending');
  });

  it('survive a round trip through the URL, without the cursor', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        const choice = {
          filters: chosen,
          price: {min: '5', max: null},
          sort: 'best-selling',
        };
        const again = read(searchParamsOf(choice, [{param: 'q', value: 'tee'}]));
        expect(again).toEqual(choice);
      }),
    );
  });

  it('are at most 25 valid ones for any URL', () => {
    const anything = fc.array(fc.tuple(fc.oneof(param, fc.string()), fc.string()), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(anything, (pairs) => {
        const {filters} = readListingQuery(new URLSearchParams(pairs));
        expect(filters.length).toBeLessThanOrEqual(25);
        expect(filters.every((filter) => productFilter(filter))).toBe(true);
      }),
    );
  });

  it.each([
    'filter.v.availability=yes',
    'filter.v.option.=M',
    'filter.v.option.size=',
    `filter.p.tag=${'a'.repeat(200)}`,
    'filter.p.m.details=cotton',
    'filter.p.m.a.b.c=cotton',
    'filter.v.price.gte=-1',
    'filter.v.price.lte=1e3',
    'filter.unknown=1',
    'Size=M',
  ])('ignore %s', (query) => {
    expect(productFiltersOf(read(query))).toEqual([]);
    expect(countActive(read(query))).toBe(0);
  });

  it('count a value once, and drop both availabilities together', () => {
    expect(productFiltersOf(read('filter.p.tag=a&filter.p.tag=a'))).toEqual([{tag: 'a'}]);
    const both = 'filter.v.availability=1&filter.v.availability=0';
    expect(productFiltersOf(read(both))).toEqual([]);
  });

  it('swap price bounds that are crossed', () => {
    expect(productFiltersOf(read('filter.v.price.gte=60&filter.v.price.lte=20'))).toEqual(
      [{price: {min: 20, max: 60}}],
    );
  });
});

describe('an active filter', () => {
  it('converts to a product filter and back', () => {
    fc.assert(
      fc.property(fc.record({param, value: text}), (choice: ActiveFilter) => {
        const filter = productFilter(choice);
        expect(filter && activeFilterOf(filter)).toEqual(choice);
      }),
    );
  });
});

describe('facets of a page', () => {
  const value = (label: string, input: object, count = 3) => ({
    label,
    count,
    input: JSON.stringify(input),
  });
  const sizes = {
    label: 'Size',
    type: 'LIST',
    values: ['S', 'M'].map((size) =>
      value(size, {variantOption: {name: 'size', value: size}}),
    ),
  };
  const types = {
    label: 'Product type',
    type: 'LIST',
    values: ['T-Shirt', 'Hoodie', 'Sweatshirt'].map((type) =>
      value(type, {productType: type}),
    ),
  };
  const price = {
    label: 'Price',
    type: 'PRICE_RANGE',
    values: [value('Price', {price: {min: 0, max: 64.5}}, 0)],
  };
  const nothing = read('');

  it('have counts only where the page shows everything that the store counts', () => {
    const [counted] = facetsOf([sizes], nothing, {counts: true});
    expect(counted).toMatchObject({values: [{label: 'S', count: 3}, {count: 3}]});
    const [uncounted] = facetsOf([sizes], nothing, {counts: false});
    expect(uncounted).toMatchObject({values: [{label: 'S', count: null}, {count: null}]});
  });

  it('round the highest price up, and leave the price out where everything is free', () => {
    expect(facetsOf([price], nothing, {counts: true})).toEqual([
      {kind: 'price', label: 'Price', max: 65},
    ]);
    const free = {...price, values: [value('Price', {price: {min: 0, max: 0}}, 0)]};
    expect(facetsOf([free], nothing, {counts: true})).toEqual([]);
  });

  it('leave out product types that the page never shows, and filters with one value', () => {
    const [hoodies] = facetsOf([types], nothing, {
      productTypes: ['Hoodie', 'Sweatshirt'],
      counts: false,
    });
    expect(hoodies).toMatchObject({values: [{label: 'Hoodie'}, {label: 'Sweatshirt'}]});
    expect(
      facetsOf([types], nothing, {productTypes: ['T-Shirt'], counts: false}),
    ).toEqual([]);
  });

  it('leave out filters without a URL parameter', () => {
    const odd = {
      label: 'Odd',
      type: 'LIST',
      values: [
        {label: 'a', count: 1, input: 'no JSON'},
        {label: 'b', count: 1, input: '{"newer":1}'},
      ],
    };
    expect(facetsOf([odd], nothing, {counts: true})).toEqual([]);
  });
});
