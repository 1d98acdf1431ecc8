/**
 * What a listing is narrowed by and sorted by, as Shopify's themes write it into an address:
 * `filter.v.option.size=M&filter.v.option.size=L&filter.v.price.gte=20&sort_by=price-ascending`. A name given twice means either
 * value; different names narrow each other. https://shopify.dev/docs/storefronts/themes/navigation-search/filtering/storefront-filtering
 */

/** One value that a listing is narrowed by: a name and a value of the address. */
export interface Choice {
  param: string;
  value: string;
}

/** Bounds of the price in whole units of the shop's currency, as they stand in the address. */
export interface PriceBounds {
  min: string | null;
  max: string | null;
}

/** What an address asks of a listing. */
export interface ListingChoice {
  choices: Choice[];
  price: PriceBounds;
  /** A value of `SORTS`; '' for the listing's own order. */
  sort: string;
}

interface MetafieldFilter {
  namespace: string;
  key: string;
  value: string;
}

/** The Storefront API's `ProductFilter`: each of ours has one of these. */
export interface ProductFilter {
  available?: boolean;
  category?: {id: string};
  price?: {min?: number; max?: number};
  productMetafield?: MetafieldFilter;
  productType?: string;
  productVendor?: string;
  tag?: string;
  taxonomyMetafield?: MetafieldFilter;
  variantMetafield?: MetafieldFilter;
  variantOption?: {name: string; value: string};
}

/** Filters of one address that are read: as many as Shopify allows in one listing. */
const MAX_FILTERS = 25;
const MAX_TEXT = 128;

export const AVAILABILITY = 'filter.v.availability';
export const PRICE_MIN = 'filter.v.price.gte';
export const PRICE_MAX = 'filter.v.price.lte';
export const PRODUCT_TYPE = 'filter.p.product_type';
export const SORT = 'sort_by';

const OPTION = 'filter.v.option.';
const METAFIELDS = [
  ['filter.p.m.', 'productMetafield'],
  ['filter.v.m.', 'variantMetafield'],
  ['filter.v.t.', 'taxonomyMetafield'],
] as const;

/** Orders of a collection: value in the address, label. */
export const COLLECTION_SORTS = [
  ['', 'Featured'],
  ['best-selling', 'Best selling'],
  ['title-ascending', 'Alphabetically, A–Z'],
  ['title-descending', 'Alphabetically, Z–A'],
  ['price-ascending', 'Price, low to high'],
  ['price-descending', 'Price, high to low'],
  ['created-descending', 'Date, new to old'],
  ['created-ascending', 'Date, old to new'],
] as const;

/** Orders of search results. */
export const SEARCH_SORTS = [
  ['', 'Relevance'],
  ['price-ascending', 'Price, low to high'],
  ['price-descending', 'Price, high to low'],
] as const;

type Sorts = typeof COLLECTION_SORTS | typeof SEARCH_SORTS;

/** The order of `sorts` that an address asks for; the listing's own, '', for one that it does not have. */
export function sortOf<Rows extends Sorts>(sorts: Rows, sort: string): Rows[number][0] {
  return sorts.find(([value]) => value === sort)?.[0] ?? '';
}

/** The filter of the Storefront API that a choice stands for; null for what is malformed, or none of ours. */
export function productFilter({param, value}: Choice): ProductFilter | null {
  if (value.trim() === '' || value.length > MAX_TEXT || param.length > MAX_TEXT)
    return null;
  switch (param) {
    case AVAILABILITY:
      return value === '1' || value === '0' ? {available: value === '1'} : null;
    case PRODUCT_TYPE:
      return {productType: value};
    case 'filter.p.vendor':
      return {productVendor: value};
    case 'filter.p.tag':
      return {tag: value};
    case 'filter.p.t.category':
      return {category: {id: value}};
  }
  if (param.startsWith(OPTION)) {
    const name = param.slice(OPTION.length);
    return name.trim() ? {variantOption: {name, value}} : null;
  }
  for (const [prefix, field] of METAFIELDS) {
    if (!param.startsWith(prefix)) continue;
    const [namespace, key, ...rest] = param.slice(prefix.length).split('.');
    return namespace && key && rest.length === 0
      ? {[field]: {namespace, key, value}}
      : null;
  }
  return null;
}

/** The choice of a filter, the way back from `productFilter`; null for one that no address names (a price, or one of a newer API). */
export function choiceOf(filter: ProductFilter): Choice | null {
  const {available, category, productType, productVendor, tag, variantOption} = filter;
  if (typeof available === 'boolean')
    return {param: AVAILABILITY, value: available ? '1' : '0'};
  if (productType) return {param: PRODUCT_TYPE, value: productType};
  if (productVendor) return {param: 'filter.p.vendor', value: productVendor};
  if (tag) return {param: 'filter.p.tag', value: tag};
  if (category) return {param: 'filter.p.t.category', value: category.id};
  if (variantOption) {
    const {name, value} = variantOption;
    return {param: OPTION + name.toLowerCase(), value};
  }
  for (const [prefix, field] of METAFIELDS) {
    const metafield = filter[field];
    if (!metafield) continue;
    const {namespace, key, value} = metafield;
    return {param: `${prefix}${namespace}.${key}`, value};
  }
  return null;
}

/** What an address asks of a listing. What is malformed, repeated or beyond the limit is passed over. */
export function readChoice(query: URLSearchParams): ListingChoice {
  const choices: Choice[] = [];
  for (const [name, value] of query) {
    const choice = {param: name.toLowerCase(), value};
    if (choices.length === MAX_FILTERS) break;
    if (productFilter(choice) && !isAmong(choices, choice)) choices.push(choice);
  }
  const both = choices.filter(({param}) => param === AVAILABILITY).length === 2;
  const bounds = [PRICE_MIN, PRICE_MAX].map((name) => amountIn(query.get(name)));
  const [min = null, max = null] = bounds;
  return {
    // In stock and out of stock together are all there is.
    choices: both ? choices.filter(({param}) => param !== AVAILABILITY) : choices,
    price: min && max && Number(min) > Number(max) ? {min: max, max: min} : {min, max},
    sort: query.get(SORT)?.slice(0, MAX_TEXT) ?? '',
  };
}

export function isAmong(choices: readonly Choice[], {param, value}: Choice): boolean {
  return choices.some((other) => other.param === param && other.value === value);
}

function amountIn(text: string | null): string | null {
  const amount = text?.trim() ?? '';
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(amount) ? amount : null;
}

/** The filters to ask the store for. */
export function filtersOf({choices, price: {min, max}}: ListingChoice): ProductFilter[] {
  const price = {...(min && {min: Number(min)}), ...(max && {max: Number(max)})};
  return [
    ...choices.flatMap((choice) => productFilter(choice) ?? []),
    ...(min || max ? [{price}] : []),
  ];
}

/** How many filters are chosen; the two ends of the price are one. */
export function countChosen({choices, price}: ListingChoice): number {
  return choices.length + (price.min || price.max ? 1 : 0);
}

/** The query of an address that asks for `choice`, beside `kept` (the words of a search); a cursor never goes along. */
export function queryOf(
  {choices, price, sort}: ListingChoice,
  kept: readonly Choice[] = [],
): string {
  const all = [
    ...kept,
    ...choices,
    {param: PRICE_MIN, value: price.min ?? ''},
    {param: PRICE_MAX, value: price.max ?? ''},
    {param: SORT, value: sort},
  ].filter(({value}) => value !== '');
  return new URLSearchParams(all.map(({param, value}) => [param, value])).toString();
}

/** A value that a listing can be narrowed by. */
export interface FacetValue extends Choice {
  label: string;
  /** Products with it; null where the page does not show all that the store counts. */
  count: number | null;
  /** `#rrggbb`; null for none. */
  swatch: string | null;
}

/** What a listing can be narrowed by: a list of values, or bounds of the price. */
export type Facet =
  | {kind: 'list'; label: string; values: FacetValue[]}
  /** `max` is the highest price, in whole units. */
  | {kind: 'price'; label: string; max: number};

/** The Storefront API's `Filter`. */
export interface StoreFilter {
  label: string;
  type: string;
  values: readonly {
    label: string;
    count: number;
    /** JSON text of a `ProductFilter`, or the object itself. */
    input: unknown;
    swatch?: {color?: string | null} | null;
  }[];
}

/**
 * The store's filters as a page offers them. Left out: those that would narrow nothing, and product types that the page never shows.
 * @param productTypes the types that the page shows; undefined for all
 * @param counts whether the page shows every product that the store counts
 */
export function facetsOf(
  filters: readonly StoreFilter[],
  chosen: ListingChoice,
  {productTypes, counts}: {productTypes?: readonly string[] | undefined; counts: boolean},
): Facet[] {
  return filters.flatMap(({label, type, values}): Facet[] => {
    if (type === 'PRICE_RANGE') {
      const max = inputOf(values[0]?.input)?.price?.max ?? 0;
      return max > 0 ? [{kind: 'price', label, max: Math.ceil(max)}] : [];
    }
    const offered = values.flatMap((value): FacetValue[] => {
      const choice = choiceOf(inputOf(value.input) ?? {});
      if (!choice || !isShownType(choice, productTypes)) return [];
      const {count, label, swatch} = value;
      const color = swatch?.color ?? '';
      return [
        {
          ...choice,
          label,
          count: counts ? count : null,
          swatch: /^#[0-9a-f]{6}$/i.test(color) ? color : null,
        },
      ];
    });
    const useful =
      offered.length > 1 || offered.some((value) => isAmong(chosen.choices, value));
    return useful ? [{kind: 'list', label, values: offered}] : [];
  });
}

function inputOf(input: unknown): ProductFilter | null {
  try {
    const value: unknown = typeof input === 'string' ? JSON.parse(input) : input;
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** Whether a choice may be asked for on a page of these product types: another type would widen what the page shows. */
export function isShownType(
  {param, value}: Choice,
  productTypes: readonly string[] | undefined,
): boolean {
  if (param !== PRODUCT_TYPE || !productTypes) return true;
  return productTypes.some((type) => type.toLowerCase() === value.toLowerCase());
}

/** What a listing's page tells search engines about its address. */
export interface ListingAddress {
  /** Path of its canonical address. */
  path: string;
  noindex: boolean;
}

/**
 * The canonical address of a listing's page. Filters and sorting stand for the plain page; more than one filter is a combination that
 * nobody searches for, and is left out. A page that goes on where another ended is a page of its own.
 * @param search the query of the page's own address
 */
export function listingAddress(
  path: string,
  after: string | null,
  search: string,
): ListingAddress {
  const choice = readChoice(new URLSearchParams(search));
  const isPlain = countChosen(choice) === 0 && choice.sort === '';
  return {
    path: isPlain && after ? `${path}?after=${encodeURIComponent(after)}` : path,
    noindex: countChosen(choice) > 1,
  };
}
