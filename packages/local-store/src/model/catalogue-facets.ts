/**
 * The filters that a listing offers, with how many products each would leave: the `filters` of a
 * product connection and the `productFilters` of a search. Counts of a filter take all other
 * filters as they are, so that choosing a second color is offered while one is chosen.
 */
import {
  filterProducts,
  filterTest,
  type FilterTest,
  type ProductFilter,
} from './catalogue-filters';
import type {LiveInventory} from './inventory';
import type {ProductRecord, VariantRecord} from './catalogue-records';

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

/** The values of a facet, before they are shown. */
interface Choice {
  label: string;
  filter: ProductFilter;
  swatch?: string;
  /** Last part of the value's id; made from the label when absent. */
  key?: string;
}

/** A facet of choices, before they are counted. */
interface ChoiceList {
  id: string;
  label: string;
  /** By what `valueOf` answers, in the order in which they are shown. */
  choices: Map<string, Choice>;
  /** Whether a filter makes a choice of this list. */
  isSameKind: (filter: ProductFilter) => boolean;
  /** The key of a product's choice, or how to read those of its variants. */
  valueOf:
    | {of: 'product'; read: (product: ProductRecord) => string}
    | {
        of: 'variant';
        reader: (product: ProductRecord) => ((variant: VariantRecord) => string) | null;
      };
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
  const lists = listsOf(products, inventory).map((list): Facet => {
    const {id, label, choices, isSameKind} = list;
    const others = filters.filter((filter) => !isSameKind(filter));
    const counts = count(list, products, filterTest(others, inventory));
    const values = [...choices].map(([key, choice]) => ({
      id: `${id}.${choice.key ?? slug(choice.label)}`,
      label: choice.label,
      count: counts.get(key) ?? 0,
      input: JSON.stringify(choice.filter),
      swatch: choice.swatch ?? null,
    }));
    const presentation = values.some(({swatch}) => swatch) ? 'SWATCH' : 'TEXT';
    return {id, label, type: 'LIST', presentation, values};
  });
  const shown = products.length > 0 ? lists : [];
  // Where Shopify's themes show it: behind availability.
  shown.splice(1, 0, priceFacet(products, filters, inventory));
  return shown.filter(({values}) => values.length > 0);
}

/** How many products have each of a list's values, in one pass: a listing may be long. */
function count(
  {valueOf}: ChoiceList,
  products: readonly ProductRecord[],
  test: FilterTest,
): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const seen = new Set<string>();
  for (const product of products) {
    if (!test.product(product)) continue;
    const {variants} = product;
    if (valueOf.of === 'product') {
      if (test.variant === null || variants.some(test.variant))
        add(valueOf.read(product));
      continue;
    }
    const read = valueOf.reader(product);
    if (!read) continue;
    seen.clear();
    for (const variant of variants) {
      const key = read(variant);
      if (seen.has(key)) continue;
      if (test.variant !== null && !test.variant(variant)) continue;
      seen.add(key);
      add(key);
    }
  }
  return counts;
}

function listsOf(
  products: readonly ProductRecord[],
  inventory: LiveInventory,
): ChoiceList[] {
  const fold = createFold();
  return [
    {
      id: 'filter.v.availability',
      label: 'Availability',
      choices: availability,
      isSameKind: ({available}) => available != null,
      valueOf: {
        of: 'variant',
        reader: () => (variant) => (inventory.isAvailable(variant) ? '1' : '0'),
      },
    },
    {
      id: 'filter.p.product_type',
      label: 'Product type',
      choices: namesOf(
        products,
        ({data}) => data.productType,
        (label) => ({productType: label}),
        fold,
      ),
      isSameKind: ({productType}) => productType != null,
      valueOf: {of: 'product', read: ({data}) => fold(data.productType)},
    },
    {
      id: 'filter.p.vendor',
      label: 'Brand',
      choices: namesOf(
        products,
        ({data}) => data.vendor,
        (label) => ({productVendor: label}),
        fold,
      ),
      isSameKind: ({productVendor}) => productVendor != null,
      valueOf: {of: 'product', read: ({data}) => fold(data.vendor)},
    },
    ...optionLists(products, fold),
  ];
}

/** The service's own filters in other languages than English. */
const translated: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DE: {
    Availability: 'Verfügbarkeit',
    'In stock': 'Auf Lager',
    'Out of stock': 'Nicht auf Lager',
    Price: 'Preis',
    'Product type': 'Produkttyp',
    Brand: 'Marke',
  },
  FR: {
    Availability: 'Disponibilité',
    'In stock': 'En stock',
    'Out of stock': 'En rupture de stock',
    Price: 'Prix',
    'Product type': 'Type de produit',
    Brand: 'Marque',
  },
  JA: {
    Availability: '在庫状況',
    'In stock': '在庫あり',
    'Out of stock': '在庫切れ',
    Price: '価格',
    'Product type': '商品タイプ',
    Brand: 'ブランド',
  },
};

/** The label of a filter or its value, as the service writes it in a language. */
export const labelIn = (language: string, label: string) =>
  translated[language]?.[label] ?? label;

const availability = new Map<string, Choice>([
  ['1', {label: 'In stock', filter: {available: true}, key: '1'}],
  ['0', {label: 'Out of stock', filter: {available: false}, key: '0'}],
]);

/** As the live service answers it: one value that counts nothing. */
function priceFacet(
  products: readonly ProductRecord[],
  filters: readonly ProductFilter[],
  inventory: LiveInventory,
): Facet {
  const others = filters.filter(({price}) => !price);
  let highest = 0;
  for (const {variants} of filterProducts(products, others, inventory)) {
    for (const variant of variants)
      highest = Math.max(highest, inventory.amount(variant));
  }
  const value: FacetValue = {
    id: 'filter.v.price',
    label: 'Price',
    count: 0,
    input: JSON.stringify({price: {min: 0, max: highest}}),
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

/** The different names among products, sorted, each as it is written first. */
function namesOf(
  products: readonly ProductRecord[],
  read: (product: ProductRecord) => string,
  filter: (label: string) => ProductFilter,
  fold: Fold,
): Map<string, Choice> {
  const names = new Map<string, string>();
  for (const product of products) {
    const name = read(product);
    if (name && !names.has(fold(name))) names.set(fold(name), name);
  }
  const sorted = [...names].sort(([, a], [, b]) => (a < b ? -1 : 1));
  return new Map(sorted.map(([key, label]) => [key, {label, filter: filter(label)}]));
}

/** One list for each name of an option, as it is written first; `Title` of one value stands for having none. */
function optionLists(products: readonly ProductRecord[], fold: Fold): ChoiceList[] {
  const lists = new Map<string, {label: string; choices: Map<string, Choice>}>();
  for (const {data} of products) {
    for (const {name: label, values} of data.options) {
      if (label === 'Title' && values.length === 1) continue;
      const name = fold(label);
      const list = lists.get(name) ?? {label, choices: new Map<string, Choice>()};
      lists.set(name, list);
      for (const {name: value, swatch} of values) {
        if (list.choices.has(fold(value))) continue;
        const filter = {variantOption: {name, value}};
        list.choices.set(fold(value), {label: value, filter, ...(swatch && {swatch})});
      }
    }
  }
  return [...lists]
    .sort(([, a], [, b]) => (a.label < b.label ? -1 : 1))
    .map(([name, {label, choices}]) => ({
      id: `filter.v.option.${slug(label)}`,
      label,
      choices,
      isSameKind: ({variantOption}) =>
        variantOption != null && fold(variantOption.name) === name,
      valueOf: {
        of: 'variant',
        reader: ({data}) => {
          const at = data.options.findIndex((option) => fold(option.name) === name);
          if (at < 0) return null;
          return (variant) => fold(variant.data.optionValues[at] ?? '');
        },
      },
    }));
}

type Fold = (text: string) => string;

/** Lower case. It remembers: thousands of variants share a few texts. */
function createFold(): Fold {
  const folded = new Map<string, string>();
  return (text) => {
    let lower = folded.get(text);
    if (lower === undefined) folded.set(text, (lower = text.toLowerCase()));
    return lower;
  };
}

function slug(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}
