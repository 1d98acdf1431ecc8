import {VARIANT_PARAM} from '~/market';
import type {Tags} from '~/lib/end-date';
import type {Money} from '~/lib/money';

/** A product's option as a shopper sees it. */
export interface ProductOption {
  /** For example `Size`, `Color`, `Title`. */
  name: string;
  /** The name by which rules know it (§10.26): `Size` for `Größe`; absent where `name` is that. */
  original?: string;
  values: readonly string[];
  /**
   * In a combined listing, one for each value: the handle of the product that has it, `null` for
   * this one. Such a value is a link to that product, never a choice.
   */
  owners?: readonly (string | null)[];
}

/** The part of a variant that choosing needs. */
export interface SelectableVariant {
  /** One value per option, in the order of the product's options. */
  values: readonly string[];
  availableForSale: boolean;
}

/** The chosen values in the order of the product's options, `null` where nothing is chosen. */
export type Selection = readonly (string | null)[];

/** Where options are chosen. The rules of the two surfaces differ (§4). */
export type Surface = 'page' | 'dialog';

type Named = Pick<ProductOption, 'name' | 'original'>;

function isNamed({name, original = name}: Named, asked: string): boolean {
  return original.trim().toLowerCase() === asked;
}

const hasChoice = ({values, owners}: ProductOption) =>
  values.length > 1 || Boolean(owners);

/** The values that the product itself has. */
export const ownValues = ({values, owners}: ProductOption) =>
  owners ? values.filter((_, at) => owners[at] === null) : values;

/** Whether an option is Shopify's `Title` of one value: there is nothing to choose (§10.31). */
export const isTitle = (option: ProductOption) =>
  isNamed(option, 'title') && !hasChoice(option);

export const isSize = (option: Named) => isNamed(option, 'size');

/** Whether an option is the color. Pictures follow it. */
export const isColor = (option: Named) => isNamed(option, 'color');

/**
 * Positions of the options that get a selector: those with more than one value (§5). One named
 * Title too (§10.31): its goods could not be bought otherwise.
 */
export function selectableOptions(options: readonly ProductOption[]): number[] {
  return options.flatMap((option, index) => (hasChoice(option) ? [index] : []));
}

/** The role of an option, as far as rules and messages need it. */
export function roleOf(option: ProductOption): 'size' | 'color' | null {
  if (isSize(option)) return 'size';
  return isColor(option) ? 'color' : null;
}

/**
 * The role of an option whose selector starts at a placeholder, `null` for one that starts at its
 * first value (§4): Size on both surfaces, Color on the product page only.
 */
export function startsUnchosen(
  option: ProductOption,
  surface: Surface,
): 'size' | 'color' | null {
  const role = ownValues(option).length > 1 ? roleOf(option) : null;
  return role === 'color' && surface === 'dialog' ? null : role;
}

/** The selection with the option at `index` set to `value`; the same object for no change. */
export function choose(
  selection: Selection,
  index: number,
  value: string | null,
): Selection {
  if (selection[index] === value) return selection;
  return selection.map((current, position) => (position === index ? value : current));
}

/** The value that was asked for; case matters only where values differ by nothing else. */
function valueLike(values: readonly string[], asked: string): string | undefined {
  const alike = values.filter((value) => value.toLowerCase() === asked.toLowerCase());
  return alike.find((value) => value === asked) ?? alike[0];
}

/** The handle of the product that has a query's first value, `null` for this one (`owners`). */
export function ownerOf(
  query: URLSearchParams,
  options: readonly ProductOption[],
): string | null {
  for (const [name, asked] of query) {
    const option = options.find((each) => each.name === name);
    const value = option && valueLike(option.values, asked);
    if (value) return option.owners?.[option.values.indexOf(value)] ?? null;
  }
  return null;
}

/**
 * The number of the variant that a query names; null where the product has an option named like
 * that parameter, with that value.
 */
export function variantNumberIn(
  query: URLSearchParams,
  options: readonly ProductOption[],
): string | null {
  const asked = query.get(VARIANT_PARAM);
  const own = options.find(({name}) => name === VARIANT_PARAM);
  return asked !== null && own && valueLike(own.values, asked) ? null : asked;
}

/**
 * The choice in a product's URL: by its variant's number, with which links between languages keep
 * it (options are named otherwise there), or by the options' names: `?Size=M&Color=Navy`. An option
 * that it names no known value of starts as in §4; one without values stays empty.
 */
export function selectionIn(
  query: URLSearchParams,
  product: {
    options: readonly ProductOption[];
    variants: readonly (SelectableVariant & {id: string | null})[];
  },
  surface: Surface = 'page',
): Selection {
  const number = variantNumberIn(query, product.options);
  const variant = product.variants.find(
    ({id}) => number !== null && id?.endsWith(`/${number}`),
  );
  if (variant) return variant.values;
  return product.options.map((option) => {
    const start = startsUnchosen(option, surface) ? null : (ownValues(option)[0] ?? '');
    const asked = query.get(option.name);
    const value = asked && valueLike(option.values, asked);
    if (!value) return start;
    if (ownValues(option).includes(value)) return value;
    // A card may show the color of another product of its combined listing.
    return surface === 'dialog' ? null : start;
  });
}

/** The variant with exactly the chosen values; `null` while one is unchosen, or none matches. */
export function findVariant<V extends SelectableVariant>(
  variants: readonly V[],
  selection: Selection,
): V | null {
  return (
    variants.find(
      ({values}) =>
        values.length === selection.length &&
        values.every((value, index) => value === selection[index]),
    ) ?? null
  );
}

/**
 * The variant with the lowest price among those for sale that a choice leaves, and whether another
 * costs more; `null` where there is none, or where the price of one is not known.
 */
export function lowestLeft<V extends SelectableVariant & {price: Money | null}>(
  variants: readonly V[],
  selection: Selection,
): {variant: V; isLowest: boolean} | null {
  const left = variants.filter(
    ({values, availableForSale}) =>
      availableForSale &&
      values.every((value, at) => selection[at] === null || selection[at] === value),
  );
  const amounts = left.map(({price}) => Number(price?.amount ?? NaN));
  const lowest = Math.min(...amounts);
  const variant = left[amounts.indexOf(lowest)];
  return variant ? {variant, isLowest: amounts.some((amount) => amount > lowest)} : null;
}

/**
 * Index of the first option without a value, where focus moves when adding: Size, then Color (§4),
 * then any other. `null` when all are chosen.
 */
export function firstUnmet(
  options: readonly ProductOption[],
  selection: Selection,
): number | null {
  const first = (isAsked: (option: ProductOption) => boolean) =>
    options.findIndex((option, at) => selection[at] === null && isAsked(option));
  const found = [first(isSize), first(isColor), selection.indexOf(null)];
  return found.find((index) => index !== -1) ?? null;
}

/** Index of the color option, `-1` without one. */
export function colorOptionIndex(options: readonly ProductOption[]): number {
  return options.findIndex(isColor);
}

/** A variant's values in the product's order; `null` for a variant of another product. */
export function alignValues(
  options: readonly ProductOption[],
  selected: readonly {name: string; value: string}[],
): string[] | null {
  const values = options.map((option) => {
    const value = selected.find(({name}) => name === option.name)?.value;
    // An option of others alone.
    return value ?? (ownValues(option).length === 0 ? '' : undefined);
  });
  return values.every((value) => value !== undefined) ? values : null;
}

/** The chosen options as name and value, from which the store resolves a variant. */
export function namedSelection(
  options: readonly ProductOption[],
  selection: Selection,
): {name: string; value: string}[] {
  return options.flatMap(({name}, index) => {
    const value = selection[index];
    return value ? [{name, value}] : [];
  });
}

/** The chosen options as the query of the product's URL: `Size=M&Color=Kelp`. */
export function choiceQuery(
  options: readonly ProductOption[],
  selection: Selection,
): URLSearchParams {
  const chosen = namedSelection(options, selection);
  return new URLSearchParams(chosen.map(({name, value}) => [name, value]));
}

/**
 * Whether an option has the value for variants of this product that are not published: it lists the
 * value, and no variant has it (§10.38).
 */
const isUnpublished = (
  variants: readonly SelectableVariant[],
  index: number,
  value: string | null | undefined,
) => variants.every(({values}) => values[index] !== value);

/** Whether a product has values that can be chosen, and whose variants are not published. */
export const hasUnpublished = (
  options: readonly ProductOption[],
  variants: readonly SelectableVariant[],
) =>
  options.some((option, index) =>
    ownValues(option).some((value) => isUnpublished(variants, index, value)),
  );

/**
 * Whether a choice can be bought, is sold out, or does not exist (§10.5). One that is not published
 * counts as sold out (§10.38).
 */
type ChoiceState = 'available' | 'sold-out' | 'missing';

/** The same for a whole selection; `incomplete` while options are missing. */
export type SelectionState = ChoiceState | 'incomplete';

export function selectionState(
  variants: readonly SelectableVariant[],
  selection: Selection,
): SelectionState {
  if (selection.includes(null)) return 'incomplete';
  const variant = findVariant(variants, selection);
  if (!variant) {
    const isAway = selection.some((value, at) => isUnpublished(variants, at, value));
    return isAway ? 'sold-out' : 'missing';
  }
  return variant.availableForSale ? 'available' : 'sold-out';
}

/**
 * The state of each value of the option at `index` beside the other chosen options, which may make
 * it available; the chosen color is marked by itself.
 */
export function valueStates(
  option: ProductOption,
  index: number,
  variants: readonly SelectableVariant[],
  selection: Selection,
): ChoiceState[] {
  const states = new Map<string, ChoiceState>();
  for (const {values, availableForSale} of variants) {
    const value = values[index];
    if (value === undefined || states.get(value) === 'available') continue;
    const fits =
      (value === selection[index] && isColor(option)) ||
      selection.every(
        (chosen, position) =>
          position === index || chosen === null || values[position] === chosen,
      );
    if (fits) states.set(value, availableForSale ? 'available' : 'sold-out');
  }
  const own = ownValues(option);
  return option.values.map((value) => {
    const state = states.get(value);
    if (state !== undefined) return state;
    const isAway = own.includes(value) && isUnpublished(variants, index, value);
    return isAway ? 'sold-out' : 'missing';
  });
}

/** Products whose title contains this, in any case, are sold out whatever their stock (§4). */
const SOLD_OUT_TITLE = 'throwback hoodie';

/** Tags, in lower case, that make a product a pre-order (§2). */
const PRE_ORDER_TAGS: readonly string[] = ['pre-order', 'preorder'];

/** The fields that the availability rules read. */
export interface Sellable {
  title: string;
  tags?: Tags;
  /** Its title in the shop's own language, where the page has another (§10.26). */
  original?: {title: string};
  /** `false` when the store sells none of its variants. */
  availableForSale: boolean;
  /** Sold by a selling plan alone, which this shop does not offer. */
  isPlanOnly?: boolean;
}

export type Ribbon = 'SOLD OUT' | 'PRE-ORDER';
type AddToCartLabel = 'SOLD OUT' | 'Pre Order' | 'Add to cart';

function hasSoldOutTitle({original, ...own}: Sellable): boolean {
  return (original ?? own).title.toLowerCase().includes(SOLD_OUT_TITLE);
}

function hasPreOrderTag({tags}: Pick<Sellable, 'tags'>): boolean {
  return (tags ?? []).some((tag) => PRE_ORDER_TAGS.includes(tag.trim().toLowerCase()));
}

/** Sold out by title (§4) or because the store has none for sale (§10.5). */
export function isSoldOut(product: Sellable): boolean {
  return hasSoldOutTitle(product) || !product.availableForSale;
}

/** Tagged as a pre-order, or sold out by title, which counts as one (§4). */
export function isPreOrder(product: Sellable): boolean {
  return hasPreOrderTag(product) || hasSoldOutTitle(product);
}

/** The ribbons of a card, in their order (§2). Both hold for a pre-order that ran out. */
export function ribbonsOf(product: Sellable): Ribbon[] {
  const ribbons: Ribbon[] = [];
  if (isSoldOut(product)) ribbons.push('SOLD OUT');
  if (hasPreOrderTag(product)) ribbons.push('PRE-ORDER');
  return ribbons;
}

/** The label of the add-to-cart button (§4). */
export function addToCartLabel(product: Sellable): AddToCartLabel {
  if (isSoldOut(product)) return 'SOLD OUT';
  return isPreOrder(product) ? 'Pre Order' : 'Add to cart';
}

/**
 * Whether the add-to-cart button is disabled: the product is sold out, or sold in another way than
 * here, or the chosen variant is explicitly not available (§4). No variant chosen yet disables
 * nothing: pressing then leads to what is still to choose.
 */
export function isAddDisabled(
  product: Sellable,
  chosen: {availableForSale: boolean} | null,
): boolean {
  return (
    isSoldOut(product) ||
    product.isPlanOnly === true ||
    chosen?.availableForSale === false
  );
}
