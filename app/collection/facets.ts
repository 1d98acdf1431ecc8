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
    const resultsOf = resultsOfValues(values, chosen, full);
    const offered = values.flatMap((value): FacetValue[] => {
      const filter = activeFilterOf(inputOf(value.input) ?? {});
      if (!filter || !isAllowedType(filter, productTypes)) return [];
      const {leadsSomewhere, count} = resultsOf(filter, value.count);
      if (!leadsSomewhere && !includesFilter(chosen.filters, filter)) return [];
      const color = value.swatch?.color ?? '';
      const swatch = /^#[0-9a-f]{6}$/i.test(color) ? color : null;
      return [{...filter, label: value.label, count, swatch}];
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

/** A filter value's input: JSON text, or the filter itself. */
function inputOf(input: unknown): ProductFilter | null {
  const value = typeof input === 'string' ? readJson(input) : input;
  return typeof value === 'object' ? value : null;
}

/**
 * Tells what each value of one filter leads to, from the store's count and the products that the
 * page hides. All other chosen filters stay as they are.
 */
function resultsOfValues(
  values: FacetFragment['values'],
  chosen: ListingQuery,
  full: FullListing | null,
): (
  filter: ActiveFilter,
  counted: number,
) => {leadsSomewhere: boolean; count: number | null} {
  if (!full) return (_, counted) => ({leadsSomewhere: counted > 0, count: null});
  const own = new Set(
    values.map(({input}) => activeFilterOf(inputOf(input) ?? {})?.param),
  );
  const others = chosen.filters.filter(({param}) => !own.has(param));
  const behind = full.hidden.map((product) =>
    productTest(product, {...chosen, filters: others}),
  );
  return (filter, counted) => {
    const answers = behind.map((test) => test(filter));
    const hiddenMatches = answers.filter((answer) => answer === true).length;
    const undecided = answers.filter((answer) => answer === null).length;
    const left = counted - hiddenMatches;
    return {
      leadsSomewhere: left - undecided > 0,
      count: undecided > 0 ? null : Math.max(0, left),
    };
  };
}

/**
 * A test of whether a product stands behind a filter's value while `others` are chosen; null where
 * its listing does not tell. Values of one filter are alternatives, and what concerns variants must
 * hold for one and the same variant.
 */
function productTest(
  product: ListedProduct,
  others: ListingQuery,
): (filter: ActiveFilter) => boolean | null {
  const kinds = new Map<string, ActiveFilter[]>();
  for (const filter of others.filters)
    kinds.set(filter.param, [...(kinds.get(filter.param) ?? []), filter]);
  let variants = product.variants;
  let known = isWithinPrice(product, others);
  for (const alternatives of kinds.values()) {
    const tests = alternatives.map((filter) => variantTest(product, filter));
    if (tests.every((test) => test !== null)) {
      variants =
        variants?.filter((variant) => tests.some((test) => test(variant))) ?? null;
    } else {
      known = and(known, or(alternatives.map((filter) => hasFact(product, filter))));
    }
  }
  return (filter) => {
    const test = variantTest(product, filter);
    if (!test)
      return and(
        and(known, hasFact(product, filter)),
        hasSome(variants, () => true),
      );
    return and(known, hasSome(variants, test));
  };
}

function hasSome(
  variants: readonly SelectableVariant[] | null,
  test: (variant: SelectableVariant) => boolean,
): boolean | null {
  return variants === null ? null : variants.some(test);
}

function and(a: boolean | null, b: boolean | null): boolean | null {
  if (a === false || b === false) return false;
  return a === null || b === null ? null : true;
}

function or(answers: readonly (boolean | null)[]): boolean | null {
  if (answers.includes(true)) return true;
  return answers.includes(null) ? null : false;
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

/** Whether all prices of a product are within the bounds; null where only some may be. */
function isWithinPrice(
  {price}: ListedProduct,
  {price: bounds}: ListingQuery,
): boolean | null {
  const min = Number(bounds.min ?? 0);
  const max = bounds.max === null ? Infinity : Number(bounds.max);
  if (price.max < min || price.min > max) return false;
  return price.min >= min && price.max <= max ? true : null;
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
