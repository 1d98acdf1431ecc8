/**
 * Filters and sorting of a listing, in the URL format of Shopify's themes:
 * `filter.v.option.size=M&filter.v.option.size=L&filter.v.price.gte=20&sort_by=price-ascending`.
 * Values of one parameter are alternatives; different parameters combine.
 * https://shopify.dev/docs/storefronts/themes/navigation-search/filtering/storefront-filtering
 */

import type {ProductFilter} from '@shopify/hydrogen/storefront-api-types';

import {pathOfPage} from '~/market';

/** An active filter: a parameter of the URL and its value. */
export interface ActiveFilter {
  param: string;
  value: string;
}

/** The filters and sort order in a URL. */
export interface ListingQuery {
  filters: ActiveFilter[];
  /** In whole units of the shop's currency, as in the URL. */
  price: {min: string | null; max: string | null};
  /** A value of `COLLECTION_SORTS`; '' for the default order, and for an unknown one. */
  sort: string;
}

/** Most filters read from one URL: Shopify's own limit. */
const MAX_FILTERS = 25;
const MAX_TEXT = 128;

export const AVAILABILITY = 'filter.v.availability';
export const PRICE_MIN = 'filter.v.price.gte';
export const PRICE_MAX = 'filter.v.price.lte';
const PRODUCT_TYPE = 'filter.p.product_type';
export const SORT = 'sort_by';

const OPTION = 'filter.v.option.';
const METAFIELDS = [
  ['filter.p.m.', 'productMetafield'],
  ['filter.v.m.', 'variantMetafield'],
  ['filter.v.t.', 'taxonomyMetafield'],
] as const;

/** Sort orders of a collection: value in the URL, key of its message, the API's key, reversed. */
export const COLLECTION_SORTS = [
  ['', 'featured', 'COLLECTION_DEFAULT', false],
  ['best-selling', 'bestSelling', 'BEST_SELLING', false],
  ['title-ascending', 'titleAscending', 'TITLE', false],
  ['title-descending', 'titleDescending', 'TITLE', true],
  ['price-ascending', 'priceAscending', 'PRICE', false],
  ['price-descending', 'priceDescending', 'PRICE', true],
  ['created-descending', 'newest', 'CREATED', true],
  ['created-ascending', 'oldest', 'CREATED', false],
] as const;

/** Sort orders of search results. */
export const SEARCH_SORTS = [
  ['', 'relevance'],
  ['price-ascending', 'priceAscending'],
  ['price-descending', 'priceDescending'],
] as const;

type Sorts = typeof COLLECTION_SORTS | typeof SEARCH_SORTS;

/** The sort order `sort`, if `sorts` has it; otherwise '', the default order. */
export function sortOf<Rows extends Sorts>(sorts: Rows, sort: string): Rows[number][0] {
  return sorts.find(([value]) => value === sort)?.[0] ?? '';
}

/** The row of a collection's order, which `readListingQuery` has read. */
export const collectionSort = (sort: string) =>
  COLLECTION_SORTS.find(([value]) => value === sort) ?? COLLECTION_SORTS[0];

/** The store's filter for an active filter; null for a malformed or unknown one. */
export function productFilter({param, value}: ActiveFilter): ProductFilter | null {
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

/** The inverse of `productFilter`; null for a filter that has no parameter in the URL. */
export function activeFilterOf(filter: ProductFilter): ActiveFilter | null {
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

/** Reads a URL's filters and order. Ignores what is malformed, repeated or beyond the limit. */
export function readListingQuery(query: URLSearchParams): ListingQuery {
  const filters: ActiveFilter[] = [];
  for (const [name, value] of query) {
    const filter = {param: name.toLowerCase(), value};
    if (filters.length === MAX_FILTERS) break;
    if (productFilter(filter) && !includesFilter(filters, filter)) filters.push(filter);
  }
  const both = filters.filter(({param}) => param === AVAILABILITY).length === 2;
  const bounds = [PRICE_MIN, PRICE_MAX].map((name) => readAmount(query.get(name)));
  const [min = null, max = null] = bounds;
  return {
    // Both availabilities together filter nothing.
    filters: both ? filters.filter(({param}) => param !== AVAILABILITY) : filters,
    price: min && max && Number(min) > Number(max) ? {min: max, max: min} : {min, max},
    sort: sortOf(COLLECTION_SORTS, query.get(SORT) ?? ''),
  };
}

export function includesFilter(
  filters: readonly ActiveFilter[],
  {param, value}: ActiveFilter,
): boolean {
  return filters.some((other) => other.param === param && other.value === value);
}

/**
 * An amount as links have it (`19.90`) or as people type it: `19,90`, `1.250,00`, `1,250`, `1 250`,
 * `$20`, `２０`.
 * Three digits after a comma are thousands; after a point they are decimals, which links of some
 * currencies have.
 */
function readAmount(text: string | null): string | null {
  const typed = (text ?? '').normalize('NFKC').replace(/[\s'’\p{Sc}]/gu, '');
  const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(typed);
  const continental = /^\d{1,3}(?:\.\d{3})+,\d*$/.test(typed);
  const digits = grouped
    ? typed.replaceAll(',', '')
    : continental
      ? typed.replaceAll('.', '')
      : typed;
  const amount = digits.replace(',', '.').replace(/\.$/, '');
  return /^\d{1,10}(?:\.\d{1,3})?$/.test(amount) ? amount : null;
}

/** The filters to send to the store. */
export function productFiltersOf({filters, price}: ListingQuery): ProductFilter[] {
  const {min, max} = price;
  const bounds = {...(min && {min: Number(min)}), ...(max && {max: Number(max)})};
  return [
    ...filters.flatMap((filter) => productFilter(filter) ?? []),
    ...(min || max ? [{price: bounds}] : []),
  ];
}

/** How many filters are active; the two price bounds count as one. */
export function countActive({filters, price}: ListingQuery): number {
  return filters.length + (price.min || price.max ? 1 : 0);
}

/** The query string for `query` and the term of a search, without a cursor. */
export function searchParamsOf({filters, price, sort}: ListingQuery, term = ''): string {
  const all = [
    {param: 'q', value: term},
    ...filters,
    {param: PRICE_MIN, value: price.min ?? ''},
    {param: PRICE_MAX, value: price.max ?? ''},
    {param: SORT, value: sort},
  ].filter(({value}) => value !== '');
  return new URLSearchParams(all.map(({param, value}) => [param, value])).toString();
}

/** Whether a page of these product types may apply this filter: another type would widen it. */
export function isAllowedType(
  {param, value}: ActiveFilter,
  productTypes: readonly string[] | undefined,
): boolean {
  if (param !== PRODUCT_TYPE || !productTypes) return true;
  return productTypes.some((type) => type.toLowerCase() === value.toLowerCase());
}

/** What `listingUrl` reads of a page. */
interface ListedPage {
  after: string | null;
  next: string | null;
  cards: readonly object[];
  /** Sections of staff's, which make a page without goods worth finding. */
  sections?: object;
}

/**
 * The canonical URL of a listing's page: filtered and sorted pages are canonical to the page
 * without either, further pages to themselves. A page with more than one filter is not indexed, nor
 * one without goods, which search engines take for an error that says that all is well.
 * @param search the page's own query string
 */
export function listingUrl(path: string, page: ListedPage | undefined, search: string) {
  const query = readListingQuery(new URLSearchParams(search));
  const isUnfiltered = countActive(query) === 0 && query.sort === '';
  const isEmpty = page?.cards.length === 0 && page.next === null && !page.sections;
  return {
    path: isUnfiltered ? pathOfPage(path, page?.after ?? null) : path,
    noindex: countActive(query) > 1 || isEmpty,
  };
}
