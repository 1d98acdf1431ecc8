import type {ProductFilter} from '@shopify/hydrogen/storefront-api-types';
import type {FacetFragment} from 'storefrontapi.generated';

import {readJson} from '~/lib/json';
import type {SelectableVariant} from '~/product';

import {
  activeFilterOf,
  includesFilter,
  isAllowedType,
  productFilter,
  type ActiveFilter,
  type ListingQuery,
} from './filters';

export interface FacetValue extends ActiveFilter {
  label: string;
  /** Number of products behind it; null where it cannot be known. */
  count: number | null;
  /** `#rrggbb`; null for none. */
  swatch: string | null;
}

/** A filter that the page offers: a list of values, or price bounds. */
export type Facet =
  | {kind: 'list'; label: string; values: FacetValue[]}
  /** The lowest and the highest price, in whole units. */
  | {kind: 'price'; label: string; min: number; max: number};

/** The fields of a listed product that filters compare. */
export interface ListedProduct {
  productType: string;
  vendor: string;
  tags: readonly string[];
  /** Names of its options. */
  options: readonly string[];
  /** Null where the store does not tell. */
  variants: readonly SelectableVariant[] | null;
  /** Lowest and highest price, in whole units. */
  price: {min: number; max: number};
}

/** A listing that the store has listed in full, on one page. */
export interface FullListing {
  shown: readonly ListedProduct[];
  /** Products that the store counts and the page does not show. */
  hidden: readonly ListedProduct[];
}

interface Page {
  /** The product types that the page shows; absent for all. */
  productTypes?: readonly string[] | undefined;
  /** Null where the listing is longer than one page, or was not asked for. */
  full: FullListing | null;
}

/**
 * The filters that a page offers: values that lead to a product which the page shows. The store
 * also counts hidden products (Youth, ended goods), so these are taken off, and listings of several
 * pages have no counts.
 */
export function facetsOf(
  filters: readonly FacetFragment[],
  chosen: ListingQuery,
  {productTypes, full}: Page,
): Facet[] {
  return filters.flatMap(({label, type, values}): Facet[] => {
    if (type === 'PRICE_RANGE') {
      const max = inputOf(values[0]?.input)?.price?.max ?? 0;
      const lowest = full ? Math.min(...full.shown.map(({price}) => price.min)) : 0;
      const min = Number.isFinite(lowest) ? Math.floor(lowest) : 0;
      return max > 0 ? [{kind: 'price', label, min, max: Math.ceil(max)}] : [];
    }
    const known = values.flatMap(({label, count, input, swatch}) => {
      const filter = activeFilterOf(inputOf(input) ?? {});
      return filter ? [{...filter, label, count, swatch: colorOf(swatch)}] : [];
    });
    const own = new Set(known.map(({param}) => param));
    const others = chosen.filters.filter(({param}) => !own.has(param));
    const offered = known.flatMap((value): FacetValue[] => {
      if (!isAllowedType(value, productTypes)) return [];
      const query = {...chosen, filters: [...others, value]};
      const [least, most] = [false, true].map(
        (unknown) => full?.hidden.filter((one) => matches(one, query, unknown)).length,
      );
      const left = value.count - (most ?? 0);
      if (!(left > 0) && !includesFilter(chosen.filters, value)) return [];
      const isKnown = full !== null && least === most;
      return [{...value, count: isKnown ? Math.max(0, left) : null}];
    });
    const useful =
      offered.length > 1 ||
      offered.some((value) => includesFilter(chosen.filters, value));
    if (!useful) return [];
    const isOption = offered.every(({param}) => param.startsWith('filter.v.option.'));
    const sorted = isOption ? inSizeOrder(offered, (value) => value.label) : offered;
    return [{kind: 'list', label, values: sorted}];
  });
}

/** The color of a swatch, `#rrggbb`; null for none. */
export function colorOf(swatch: {color?: string | null} | null | undefined) {
  const color = swatch?.color ?? '';
  return /^#[0-9a-f]{6}$/i.test(color) ? color : null;
}

/** A filter value's input: JSON text, or the filter itself. */
function inputOf(input: unknown): ProductFilter | null {
  const value = typeof input === 'string' ? readJson(input) : input;
  return typeof value === 'object' ? value : null;
}

/**
 * Whether a product stands behind all filters of a query; `unknown` is the answer where its listing
 * does not tell. Values of one filter are alternatives, and what concerns variants must hold for
 * one and the same variant.
 */
function matches(
  product: ListedProduct,
  {filters, price}: ListingQuery,
  unknown: boolean,
): boolean {
  let {variants} = product;
  for (const param of new Set(filters.map((filter) => filter.param))) {
    const alternatives = filters.filter((filter) => filter.param === param);
    const tests = alternatives.map((filter) => variantTest(product, filter));
    if (tests.every((test) => test !== null)) {
      variants =
        variants?.filter((variant) => tests.some((test) => test(variant))) ?? null;
    } else if (!alternatives.some((filter) => hasFact(product, filter) ?? unknown)) {
      return false;
    }
  }
  const hasVariant = variants ? variants.length > 0 : unknown;
  return hasVariant && isWithinPrice(product, price, unknown);
}

/** A test for variants; null for a filter that does not concern them. */
function variantTest(
  {options}: ListedProduct,
  filter: ActiveFilter,
): ((variant: SelectableVariant) => boolean) | null {
  const {available, variantOption} = productFilter(filter) ?? {};
  if (typeof available === 'boolean')
    return ({availableForSale}) => availableForSale === available;
  if (!variantOption) return null;
  const at = options.findIndex((name) => isSame(name, variantOption.name));
  return ({values}) => isSame(values[at] ?? '', variantOption.value);
}

/** Whether a product has what a filter asks of it; null where its listing does not tell. */
function hasFact(product: ListedProduct, filter: ActiveFilter): boolean | null {
  const {productType, productVendor, tag} = productFilter(filter) ?? {};
  if (productType) return isSame(product.productType, productType);
  if (productVendor) return isSame(product.vendor, productVendor);
  if (tag) return product.tags.some((one) => isSame(one, tag));
  return null;
}

/** Whether the prices of a product are within the bounds; `unknown` where only some may be. */
function isWithinPrice(
  {price}: ListedProduct,
  bounds: ListingQuery['price'],
  unknown: boolean,
): boolean {
  const min = Number(bounds.min ?? 0);
  const max = bounds.max === null ? Infinity : Number(bounds.max);
  if (price.max < min || price.min > max) return false;
  return (price.min >= min && price.max <= max) || unknown;
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/**
 * Queries that find something where `chosen` does not: without the values of one filter that offers
 * others, or without the price; each with its filter's label.
 */
export function looserQueries(
  facets: readonly Facet[],
  chosen: ListingQuery,
): [label: string, looser: ListingQuery][] {
  return facets.flatMap((facet): [string, ListingQuery][] => {
    const {label} = facet;
    if (facet.kind === 'price') {
      const {min, max} = chosen.price;
      return min || max ? [[label, {...chosen, price: {min: null, max: null}}]] : [];
    }
    const params = new Set(facet.values.map(({param}) => param));
    const filters = chosen.filters.filter(({param}) => !params.has(param));
    const isChosen = filters.length < chosen.filters.length;
    const hasOther = facet.values.some((value) => !includesFilter(chosen.filters, value));
    return isChosen && hasOther ? [[label, {...chosen, filters}]] : [];
  });
}

const WORDS: Record<string, string> = {
  'extra small': 'xs',
  'x-small': 'xs',
  small: 's',
  medium: 'm',
  large: 'l',
  'x-large': 'xl',
  'extra large': 'xl',
};

/** `M`, `XS`, `2XL`, `XXL`; `S/M` counts as its first. */
const LETTERS = /^(?:(\d)?(x*))?(s|m|l)(?:\s?[/–-]\s?\d?x*[sml])?$/;

/** `38`, `36–40`, `7 1/2`, `5–6 years`, `EU 42`, `30"`. */
const NUMBER =
  /^(?:eu|uk|us)?\s?(\d+(?:[.,]\d+)?)(?:\s(\d)\/(\d))?(?:\s?[/–-]\s?\d+(?:[.,]\d+)?)?\s?(?:cm|mm|in|"|years?|yrs?|y|months?|m|eu|uk|us)?$/;

const ONE_SIZE = /^(?:one[ -]?size.*|os|onesize|uni(?:versal)?)$/;

/** A value's place in the order: its kind, then its rank within that kind. */
type Place = readonly [kind: number, rank: number];

function placeOf(value: string): Place {
  const text = value.trim().toLowerCase();
  if (ONE_SIZE.test(text)) return [3, 0];
  const letters = LETTERS.exec(WORDS[text] ?? text);
  if (letters) return [0, letterRank(letters)];
  const [, whole, over, under] = NUMBER.exec(text) ?? [];
  if (whole === undefined) return [2, 0];
  const part = over && under ? Number(over) / Number(under) : 0;
  return [1, Number(whole.replace(',', '.')) + part];
}

/** M is 0, L and its X above it, S and its X below. */
function letterRank([, times, signs = '', letter]: RegExpExecArray): number {
  const extra = times ? Number(times) : signs.length;
  if (letter === 'm') return 0;
  return letter === 'l' ? 1 + extra : -1 - extra;
}

/**
 * Values in the order in which people wear them: 2XS to 4XL, then numbers by value, then what is no
 * size in its own order, then one size.
 */
export function inSizeOrder<T>(values: readonly T[], nameOf: (value: T) => string): T[] {
  return values
    .map((value) => ({value, place: placeOf(nameOf(value))}))
    .sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1])
    .map(({value}) => value);
}
