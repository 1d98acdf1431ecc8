/**
 * The filters that a listing offers, with how many products each would leave: the `filters` of a
 * product connection and the `productFilters` of a search. Counts of a filter take all other
 * filters as they are, so that choosing a second colour is offered while one is chosen.
 */
import {filterProducts, type ProductFilter} from './catalogue-filters';
import type {LiveInventory} from './catalogue-inventory';
import {priceRange} from './catalogue-prices';
import type {ProductRecord} from './catalogue-records';

export interface FacetValue {
  id: string;
  label: string;
  count: number;
  /** JSON text of the `ProductFilter` that chooses this value. */
  input: string;
  swatch: string | null;
}

export interface Facet {
  id: string;
  label: string;
  type: 'LIST' | 'PRICE_RANGE' | 'BOOLEAN';
  presentation: 'TEXT' | 'SWATCH' | null;
  values: FacetValue[];
}

interface Choice {
  label: string;
  filter: ProductFilter;
  swatch?: string;
  /** Last part of the value's id; made from the label when absent. */
  key?: string;
}

/**
 * @param products the listing before any filter
 * @param filters the filters that are chosen
 */
export function facetsOf(
  products: readonly ProductRecord[],
  filters: readonly ProductFilter[],
  inventory: LiveInventory,
): Facet[] {
  const lists = listsOf(products).map(({id, label, choices, isSameKind}): Facet => {
    const others = filters.filter((filter) => !isSameKind(filter));
    const values = choices.map((choice) => ({
      id: `${id}.${choice.key ?? slug(choice.label)}`,
      label: choice.label,
      count: filterProducts(products, [...others, choice.filter], inventory).length,
      input: JSON.stringify(choice.filter),
      swatch: choice.swatch ?? null,
    }));
    const presentation = choices.some(({swatch}) => swatch) ? 'SWATCH' : 'TEXT';
    return {id, label, type: 'LIST', presentation, values};
  });
  // Where Shopify's themes show it: behind availability.
  lists.splice(1, 0, priceFacet(products, filters, inventory));
  return lists.filter(({values}) => values.length > 0);
}

/** A facet of choices, before they are counted. */
interface ChoiceList {
  id: string;
  label: string;
  choices: Choice[];
  /** Whether a filter makes a choice of this list. */
  isSameKind: (filter: ProductFilter) => boolean;
}

function listsOf(products: readonly ProductRecord[]): ChoiceList[] {
  const options = optionNames(products).map((name) => ({
    id: `filter.v.option.${slug(name)}`,
    label: name,
    choices: optionChoices(products, name),
    isSameKind: ({variantOption}: ProductFilter) =>
      variantOption?.name.toLowerCase() === name.toLowerCase(),
  }));
  return [
    {
      id: 'filter.v.availability',
      label: 'Availability',
      choices: availability,
      isSameKind: ({available}) => available != null,
    },
    {
      id: 'filter.p.product_type',
      label: 'Product type',
      choices: types(products),
      isSameKind: ({productType}) => productType != null,
    },
    {
      id: 'filter.p.vendor',
      label: 'Brand',
      choices: vendors(products),
      isSameKind: ({productVendor}) => productVendor != null,
    },
    ...options,
  ];
}

const availability: Choice[] = [
  {label: 'In stock', filter: {available: true}, key: '1'},
  {label: 'Out of stock', filter: {available: false}, key: '0'},
];

function priceFacet(
  products: readonly ProductRecord[],
  filters: readonly ProductFilter[],
  inventory: LiveInventory,
): Facet {
  const others = filters.filter(({price}) => !price);
  const listed = filterProducts(products, others, inventory);
  const highest = Math.max(
    0,
    ...listed.map((product) => priceRange(product, inventory).max),
  );
  const value: FacetValue = {
    id: 'filter.v.price',
    label: 'Price',
    count: listed.length,
    input: JSON.stringify({price: {min: 0, max: highest / 100}}),
    swatch: null,
  };
  return {
    id: 'filter.v.price',
    label: 'Price',
    type: 'PRICE_RANGE',
    presentation: null,
    values: [value],
  };
}

function types(products: readonly ProductRecord[]): Choice[] {
  const names = distinct(products.map(({data}) => data.productType));
  return names.map((label) => ({label, filter: {productType: label}}));
}

function vendors(products: readonly ProductRecord[]): Choice[] {
  const names = distinct(products.map(({data}) => data.vendor));
  return names.map((label) => ({label, filter: {productVendor: label}}));
}

/** Names of options, as they are written first; `Title` stands for having none. */
function optionNames(products: readonly ProductRecord[]): string[] {
  const names = products.flatMap(({data}) => data.options.map(({name}) => name));
  return distinct(names.filter((name) => name !== 'Title'));
}

function optionChoices(products: readonly ProductRecord[], name: string): Choice[] {
  const values = new Map<string, Choice>();
  for (const {data} of products) {
    for (const option of data.options) {
      if (option.name.toLowerCase() !== name.toLowerCase()) continue;
      for (const {name: label, swatch} of option.values) {
        if (values.has(label)) continue;
        values.set(label, {
          label,
          filter: {variantOption: {name, value: label}},
          ...(swatch && {swatch}),
        });
      }
    }
  }
  return [...values.values()];
}

function distinct(values: readonly string[]): string[] {
  const seen = new Map(
    values.filter(Boolean).map((value) => [value.toLowerCase(), value]),
  );
  return [...seen.values()].sort();
}

function slug(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}
