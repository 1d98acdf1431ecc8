import fc from 'fast-check';
import type {FacetFragment} from 'storefrontapi.generated';
import {describe, expect, it} from 'vitest';

import {facetsOf, type Facet, type FullListing, type ListedProduct} from './facets';
import {readListingQuery} from './filters';

const read = (query: string) => readListingQuery(new URLSearchParams(query));
const nothing = read('');
const nothingHidden: FullListing = {shown: [], hidden: []};

const value = (label: string, input: object, count = 3) => ({
  label,
  count,
  input: JSON.stringify(input),
});
const option = (name: string, values: Record<string, number>): FacetFragment => ({
  label: name,
  type: 'LIST',
  values: Object.entries(values).map(([label, count]) =>
    value(label, {variantOption: {name: name.toLowerCase(), value: label}}, count),
  ),
});
const types: FacetFragment = {
  label: 'Product type',
  type: 'LIST',
  values: ['T-Shirt', 'Hoodie', 'Sweatshirt'].map((type) =>
    value(type, {productType: type}),
  ),
};
const price: FacetFragment = {
  label: 'Price',
  type: 'PRICE_RANGE',
  values: [value('Price', {price: {min: 0, max: 64.5}}, 0)],
};

/** A product with one option, or with sizes and colors, all for sale. */
const product = (own: Partial<ListedProduct> = {}): ListedProduct => ({
  productType: 'T-Shirt',
  vendor: 'Herons',
  tags: [],
  options: ['Size'],
  variants: [{values: ['M'], availableForSale: true}],
  price: {min: 28, max: 28},
  ...own,
});

const offered = (facets: readonly Facet[]) =>
  facets.flatMap((facet) =>
    facet.kind === 'list' ? facet.values.map(({label, count}) => [label, count]) : [],
  );

describe('a value of a filter', () => {
  const sizes = option('Size', {S: 2, M: 1, L: 0});

  it('has the store’s count where the page hides nothing', () => {
    expect(offered(facetsOf([sizes], nothing, {full: nothingHidden}))).toEqual([
      ['S', 2],
      ['M', 1],
    ]);
  });

  it('has no count where the listing is longer than a page, and stays unless the store counts none', () => {
    expect(offered(facetsOf([sizes], nothing, {full: null}))).toEqual([
      ['S', null],
      ['M', null],
    ]);
  });

  it('does not count what the page hides, and is not offered where only that is behind it', () => {
    const full = {shown: [], hidden: [product()]};
    const filters = [option('Size', {S: 2, M: 1, L: 4})];
    expect(offered(facetsOf(filters, nothing, {full}))).toEqual([
      ['S', 2],
      ['L', 4],
    ]);
  });

  it('is offered without a result where it is chosen', () => {
    const chosen = read('filter.v.option.size=L');
    expect(offered(facetsOf([sizes], chosen, {full: nothingHidden}))).toContainEqual([
      'L',
      0,
    ]);
  });

  it('takes off a hidden product only where it matches the other filters, in one variant', () => {
    const hidden = [
      product({
        options: ['Size', 'Color'],
        variants: [
          {values: ['M', 'Kelp'], availableForSale: true},
          {values: ['L', 'Ink'], availableForSale: false},
        ],
      }),
    ];
    const filters = [option('Size', {M: 5, L: 5})];
    const counts = (query: string) =>
      offered(facetsOf(filters, read(query), {full: {shown: [], hidden}}));
    expect(counts('filter.v.option.color=Ink')).toEqual([
      ['M', 5],
      ['L', 4],
    ]);
    expect(counts('filter.v.availability=1')).toEqual([
      ['M', 4],
      ['L', 5],
    ]);
    expect(counts('filter.v.price.gte=30')).toEqual([
      ['M', 5],
      ['L', 5],
    ]);
    expect(counts('filter.p.vendor=Others')).toEqual([
      ['M', 5],
      ['L', 5],
    ]);
    // Values of the same filter are alternatives.
    expect(counts('filter.v.option.size=S')).toEqual([
      ['M', 4],
      ['L', 4],
    ]);
  });

  it('has no count where it cannot be known whether a hidden product is behind it, and must be sure to lead somewhere', () => {
    const material: FacetFragment = {
      label: 'Material',
      type: 'LIST',
      values: [
        value('Cotton', {productMetafield: {namespace: 'a', key: 'b', value: 'c'}}, 2),
        value('Linen', {productMetafield: {namespace: 'a', key: 'b', value: 'd'}}, 3),
        value('Wool', {productMetafield: {namespace: 'a', key: 'b', value: 'e'}}, 1),
      ],
    };
    const full = {shown: [], hidden: [product()]};
    expect(offered(facetsOf([material], nothing, {full}))).toEqual([
      ['Cotton', null],
      ['Linen', null],
    ]);
    const unknown = {shown: [], hidden: [product({variants: null})]};
    expect(
      offered(
        facetsOf([option('Size', {S: 2, M: 1})], read('filter.v.option.size=M'), {
          full: unknown,
        }),
      ),
    ).toEqual([
      ['S', null],
      ['M', null],
    ]);
  });

  it('counts what a page shows, whatever it hides', () => {
    const variant = fc.record({
      values: fc.tuple(fc.constantFrom('S', 'M', 'L'), fc.constantFrom('Ink', 'Kelp')),
      availableForSale: fc.boolean(),
    });
    const goods = fc.array(
      fc
        .array(variant, {minLength: 1, maxLength: 4})
        .map((variants) => product({options: ['Size', 'Color'], variants})),
      {maxLength: 6},
    );
    const behind = (
      listed: readonly ListedProduct[],
      size: string,
      color: string | null,
    ) =>
      listed.filter(({variants}) =>
        variants?.some(
          ({values: [one, other]}) => one === size && (color === null || other === color),
        ),
      ).length;
    fc.assert(
      fc.property(
        goods,
        goods,
        fc.constantFrom(null, 'Ink', 'Kelp'),
        (shown, hidden, color) => {
          const all = [...shown, ...hidden];
          const counts = {S: 0, M: 0, L: 0};
          for (const size of ['S', 'M', 'L'] as const)
            counts[size] = behind(all, size, color);
          const chosen = read(color === null ? '' : `filter.v.option.color=${color}`);
          const own = offered(
            facetsOf([option('Size', counts)], chosen, {full: {shown, hidden}}),
          );
          const truth = (['S', 'M', 'L'] as const)
            .map((size) => [size, behind(shown, size, color)] as const)
            .filter(([, count]) => count > 0);
          // A filter with one value is left out.
          expect(own).toEqual(truth.length > 1 ? truth : []);
        },
      ),
    );
  });
});

describe('a filter', () => {
  it('lists sizes in the order in which people wear them, and leaves other values in the store’s', () => {
    const filters = [
      option('Size', {'36–40': 1, L: 1, M: 1, 'One Size': 1, XS: 1}),
      option('Color', {Kelp: 1, Ink: 1}),
    ];
    const labels = offered(facetsOf(filters, nothing, {full: null})).map(([one]) => one);
    expect(labels).toEqual(['XS', 'M', 'L', '36–40', 'One Size', 'Kelp', 'Ink']);
  });

  it('has prices with two ends: the lowest that the page shows and the highest, in whole units', () => {
    const full = {
      shown: [product(), product({price: {min: 12.5, max: 64.5}})],
      hidden: [],
    };
    expect(facetsOf([price], nothing, {full})).toEqual([
      {kind: 'price', label: 'Price', min: 12, max: 65},
    ]);
    expect(facetsOf([price], nothing, {full: null})).toMatchObject([{min: 0, max: 65}]);
    const free = {...price, values: [value('Price', {price: {min: 0, max: 0}}, 0)]};
    expect(facetsOf([free], nothing, {full})).toEqual([]);
  });

  it('leaves out product types that the page never shows, and is left out with one value', () => {
    const [hoodies] = facetsOf([types], nothing, {
      productTypes: ['Hoodie', 'Sweatshirt'],
      full: null,
    });
    expect(hoodies).toMatchObject({values: [{label: 'Hoodie'}, {label: 'Sweatshirt'}]});
    expect(facetsOf([types], nothing, {productTypes: ['T-Shirt'], full: null})).toEqual(
      [],
    );
  });

  it('is left out without a URL parameter', () => {
    const odd: FacetFragment = {
      label: 'Odd',
      type: 'LIST',
      values: [
        {label: 'a', count: 1, input: 'no JSON'},
        {label: 'b', count: 1, input: '{"newer":1}'},
      ],
    };
    expect(facetsOf([odd], nothing, {full: nothingHidden})).toEqual([]);
  });
});
