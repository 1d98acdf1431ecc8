import type {FacetFragment} from 'storefrontapi.generated';
import {describe, expect, it} from 'vitest';

import {facetsOf, type Facet} from './facets';
import {readListingQuery} from './filters';

const read = (query: string) => readListingQuery(new URLSearchParams(query));
const nothing = read('');
const counted = {tag: 'en', isCounted: true};
const uncounted = {tag: 'en', isCounted: false};

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

const sizedAs = (...sizes: string[]) => ({
  productType: 'T-Shirt',
  options: [{name: 'Size', optionValues: sizes.map((name) => ({name}))}],
});

const offered = (facets: readonly Facet[]) =>
  facets.flatMap((facet) =>
    facet.kind === 'list' ? facet.values.map(({label, count}) => [label, count]) : [],
  );

describe('a value of a filter', () => {
  const sizes = option('Size', {S: 2, M: 1, L: 0});

  it('has the store’s count where that is the page’s own', () => {
    expect(offered(facetsOf([sizes], nothing, counted))).toEqual([
      ['S', 2],
      ['M', 1],
    ]);
  });

  it('says of sold-out variants that some sizes are', () => {
    const stock: FacetFragment = {
      label: 'Availability',
      type: 'LIST',
      values: [
        value('In stock', {available: true}, 11),
        value('Out of stock', {available: false}, 5),
      ],
    };
    const named = (tag: string) =>
      offered(facetsOf([stock], nothing, {...counted, tag})).map(([label]) => label);
    expect(named('en')).toEqual(['In stock', 'Has sold-out sizes']);
    expect(named('en-GB')).toEqual(named('en'));
  });

  it('has no count on a page that hides goods or goes on, and stays unless the store counts none', () => {
    expect(offered(facetsOf([sizes], nothing, uncounted))).toEqual([
      ['S', null],
      ['M', null],
    ]);
  });

  it('is not offered where only what the page hides has it', () => {
    const shown = [sizedAs('M', 'L')];
    const filters = [option('Size', {S: 2, M: 1, L: 4})];
    const page = {...uncounted, shown};
    expect(offered(facetsOf(filters, nothing, page))).toEqual([
      ['M', null],
      ['L', null],
    ]);
  });

  it('is a product type or a tag that a product shown has', () => {
    const tags: FacetFragment = {
      label: 'Tag',
      type: 'LIST',
      values: ['new', 'gift', 'end'].map((tag) => value(tag, {tag})),
    };
    const vendors: FacetFragment = {
      label: 'Brand',
      type: 'LIST',
      values: ['Herons', 'Others'].map((productVendor) =>
        value(productVendor, {productVendor}),
      ),
    };
    const shown = [
      {productType: 'hoodie', tags: ['New', 'gift'], options: []},
      {productType: 'T-Shirt', tags: [], options: []},
    ];
    const page = {...uncounted, shown};
    const labels = (facet: FacetFragment) =>
      offered(facetsOf([facet], nothing, page)).map(([label]) => label);
    expect(labels(types)).toEqual(['T-Shirt', 'Hoodie']);
    expect(labels(tags)).toEqual(['new', 'gift']);
    // A card does not know its vendor.
    expect(labels(vendors)).toEqual(['Herons', 'Others']);
  });

  it('has no count in a filter in use: the products of its other values are not there', () => {
    const chosen = read('filter.v.option.size=M');
    const colors = option('Color', {Kelp: 1, Ink: 1});
    expect(offered(facetsOf([sizes, colors], chosen, counted))).toEqual([
      ['S', null],
      ['M', null],
      ['Kelp', 1],
      ['Ink', 1],
    ]);
  });

  it('is offered in a filter that is in use where the page offers it unfiltered, if that is known', () => {
    const filters = [option('Size', {S: 2, M: 1, L: 4})];
    const chosen = read('filter.v.option.size=M');
    const shown = [sizedAs('M')];
    expect(offered(facetsOf(filters, chosen, {...uncounted, shown}))).toHaveLength(3);
    const unfiltered = facetsOf([option('Size', {XS: 1, L: 4})], nothing, uncounted);
    const page = {...uncounted, shown, unfiltered};
    expect(offered(facetsOf(filters, chosen, page))).toEqual([
      ['M', null],
      ['L', null],
    ]);
  });

  it('is offered without a result where it is chosen', () => {
    const chosen = read('filter.v.option.size=L');
    expect(offered(facetsOf([sizes], chosen, counted))).toContainEqual(['L', null]);
  });
});

describe('a filter', () => {
  it('lists sizes in the order in which people wear them, and leaves other values in the store’s', () => {
    const filters = [
      option('Size', {'36–40': 1, L: 1, M: 1, 'One Size': 1, XS: 1}),
      option('Color', {Kelp: 1, Ink: 1}),
    ];
    const labels = offered(facetsOf(filters, nothing, uncounted)).map(([one]) => one);
    expect(labels).toEqual(['XS', 'M', 'L', '36–40', 'One Size', 'Kelp', 'Ink']);
  });

  it('has prices up to the highest, in whole units', () => {
    expect(facetsOf([price], nothing, counted)).toEqual([
      {kind: 'price', label: 'Price', max: 65},
    ]);
    const free = {...price, values: [value('Price', {price: {min: 0, max: 0}}, 0)]};
    expect(facetsOf([free], nothing, counted)).toEqual([]);
  });

  it('leaves out product types that the page never shows, and is left out with one value', () => {
    const [hoodies] = facetsOf([types], nothing, {
      productTypes: ['Hoodie', 'Sweatshirt'],
      ...uncounted,
    });
    expect(hoodies).toMatchObject({values: [{label: 'Hoodie'}, {label: 'Sweatshirt'}]});
    expect(facetsOf([types], nothing, {productTypes: ['T-Shirt'], ...uncounted})).toEqual(
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
    expect(facetsOf([odd], nothing, counted)).toEqual([]);
  });
});
