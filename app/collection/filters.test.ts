import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  listingUrl,
  activeFilterOf,
  countActive,
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
        const again = read(searchParamsOf(choice, 'tee'));
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
    'filter.v.price.lte=1,2,3',
    'filter.v.price.lte=,',
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

  it.each([
    ['19,90', 19.9],
    ['1,250', 1250],
    ['1.250,00', 1250],
    ['1,250.50', 1250.5],
    ['1 250', 1250],
    ['1’250.50', 1250.5],
    ['1.250', 1.25],
    ['12500000', 12_500_000],
    ['20.', 20],
    ['$1,250', 1250],
    ['19,90 €', 19.9],
    ['￥９８００', 9800],
  ])('read the price %s as %d', (typed, max) => {
    const query = new URLSearchParams({'filter.v.price.lte': typed}).toString();
    expect(productFiltersOf(read(query))).toEqual([{price: {max}}]);
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

describe('the URL of a listing', () => {
  const page = {after: null, next: null, cards: [{}]};
  it.each([
    ['goods', page, '', false],
    ['one filter', page, '?filter.v.option.size=M', false],
    ['two filters', page, '?filter.v.option.size=M&filter.v.option.color=Red', true],
    ['nothing', {...page, cards: []}, '', true],
    [
      'nothing that the page shows, and a further page',
      {...page, cards: [], next: 'c'},
      '',
      false,
    ],
    ['sections alone', {...page, cards: [], sections: {}}, '', false],
    ['an error', undefined, '', false],
  ])('with %s is indexed, or not', (_, shown, search, noindex) =>
    expect(listingUrl('/shirts', shown, search)).toEqual({path: '/shirts', noindex}),
  );
});
