import type {ProductFilter} from '@shopify/hydrogen/storefront-api-types';
import type {FacetFragment} from 'storefrontapi.generated';

import type {Tags} from '~/lib/end-date';
import {readJson} from '~/lib/json';
import {messagesIn} from '~/lib/messages';
import type {AppContext} from '~/server/context';

import {
  AVAILABILITY,
  activeFilterOf,
  includesFilter,
  isAllowedType,
  productFilter,
  type ActiveFilter,
  type ListingQuery,
} from './filters';
import {MESSAGES} from './messages';

interface FacetValue extends ActiveFilter {
  label: string;
  /** Number of products behind it; null where the store's is not the page's. */
  count: number | null;
  /** `#rrggbb`; null for none. */
  swatch: string | null;
}

/** A filter that the page offers: a list of values, or price bounds. */
export type Facet =
  | {kind: 'list'; label: string; values: FacetValue[]}
  /** The highest price, in whole units. */
  | {kind: 'price'; label: string; max: number};

interface Page {
  /** BCP 47 tag of its language. */
  tag: string;
  /** The product types that the page shows; absent for all. */
  productTypes?: readonly string[] | undefined;
  /** Whether the store counts what the page shows: it hides nothing, and is the whole list. */
  isCounted: boolean;
  /**
   * The products shown, where the page hides some of the list, all of which it has; absent
   * elsewhere. What only hidden products have is not offered.
   */
  shown?: readonly Comparable[] | undefined;
  /**
   * What the page offers without filters, where it hides products that the answer lacks. A filter
   * in use offers nothing else.
   */
  unfiltered?: readonly Facet[] | null;
}

/** What a filter's values are compared with. */
interface Comparable {
  productType: string;
  /** In the shop's own language, where the page has another. */
  original?: {productType: string};
  tags?: Tags;
  options: readonly {name: string; optionValues: readonly {name: string}[]}[];
}

/** The filters that a page offers: values behind which the store has products (§10.23). */
export function facetsOf(
  filters: readonly FacetFragment[],
  chosen: ListingQuery,
  {tag, productTypes, isCounted, shown, unfiltered}: Page,
): Facet[] {
  const offersUnfiltered = (value: ActiveFilter) =>
    !unfiltered ||
    unfiltered.some((one) => one.kind === 'list' && includesFilter(one.values, value));
  return filters.flatMap(({label, type, values}): Facet[] => {
    if (type === 'PRICE_RANGE') {
      const max = inputOf(values[0]?.input)?.price?.max ?? 0;
      return max > 0 ? [{kind: 'price', label, max: Math.ceil(max)}] : [];
    }
    const known = values.flatMap(({label, count, input, swatch}) => {
      const filter = activeFilterOf(inputOf(input) ?? {});
      if (!filter) return [];
      const isSoldOut = filter.param === AVAILABILITY && filter.value === '0';
      // A product that has one may be had in others: "Out of stock" would say too much.
      const name = isSoldOut ? messagesIn(tag, MESSAGES).soldOutSizes : label;
      return [{...filter, label: name, count, swatch: colorOf(swatch)}];
    });
    // Then the products of its other values are not in the answer: nobody knows which are shown.
    const isInUse = chosen.filters.some((one) =>
      known.some(({param}) => param === one.param),
    );
    const offered = known
      .filter(
        (value) =>
          includesFilter(chosen.filters, value) ||
          (value.count > 0 &&
            isAllowedType(value, productTypes) &&
            (isInUse
              ? offersUnfiltered(value)
              : !shown || shown.some((product) => hasValue(product, value)))),
      )
      .map((value): FacetValue => {
        return {...value, count: isCounted && !isInUse ? value.count : null};
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

/** Whether a product has the value that a filter asks for; true where a card does not tell. */
function hasValue({options, tags, ...product}: Comparable, filter: ActiveFilter) {
  const {variantOption, productType, tag} = productFilter(filter) ?? {};
  if (productType)
    return [product, product.original].some((one) =>
      isSame(one?.productType, productType),
    );
  if (tag) return tags?.some((one) => isSame(one, tag)) ?? true;
  if (!variantOption) return true;
  const {name, value} = variantOption;
  return options.some(
    (option) =>
      isSame(option.name, name) &&
      option.optionValues.some((one) => isSame(one.name, value)),
  );
}

const isSame = (a: string | undefined, b: string) => a?.toLowerCase() === b.toLowerCase();

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

/** Products with this tag are listed by the filter for gifts. */
const GIFT_TAG = 'gift';

/** `facets` with the filter for gifts, where the page has some and the store no such filter. */
export function withGiftFilter(
  {config, market}: AppContext,
  products: readonly {tags?: readonly string[] | null}[],
  {filters}: ListingQuery,
  facets: Facet[],
): Facet[] {
  const filter = {param: 'filter.p.tag', value: GIFT_TAG};
  const offered = facets.flatMap((one) => (one.kind === 'list' ? one.values : []));
  const isUseful =
    includesFilter(filters, filter) ||
    products.some(({tags}) => tags?.includes(GIFT_TAG) === true);
  if (!config.giftFilter || !isUseful || includesFilter(offered, filter)) return facets;
  const {label, value} = messagesIn(market.tag, MESSAGES).giftFilter;
  const values = [{...filter, label: value, count: null, swatch: null}];
  return [...facets, {kind: 'list', label, values}];
}
