import {askForOpenings, closedUntil} from '~/drop/index.server';
import {endDateFromTags} from '~/lib/end-date';
import {numberIn} from '~/lib/global-id';
import {pictureOf} from '~/lib/images';
import {isReduced, readMoney, type Money} from '~/lib/money';
import {langOf, loadOriginalNames, type WithOriginal} from '~/market/index.server';
import {isColor, ribbonsOf, selectableOptions, type SelectableVariant} from '~/product';
import {decodeVariants, reviewsOf, ruleName} from '~/product/index.server';
import {ownRating} from '~/seo/index.server';
import type {AppConfig} from '~/server/config';
import type {AppContext} from '~/server/context';
import type {
  CombinationsFragment,
  ListedProductFragment,
  ProductCardFragment,
} from 'storefrontapi.generated';

import {
  PAGE_RULES,
  visibleProducts,
  type Card,
  type CardPrice,
  type CardSwatch,
  type ChosenOption,
  type CollectionRule,
} from './collection-page';
import {AVAILABILITY, productFilter, type ActiveFilter} from './filters';
import type {ListedProduct} from './facets';

/** Swatches on a card: as many thumb-sized ones as fit on the narrowest card. */
const MAX_SWATCHES = 3;

type Product = WithOriginal<ProductCardFragment>;
type Option = Product['options'][number];
type OptionValue = Option['optionValues'][number];

type CardContext = Pick<AppContext, 'config' | 'now'>;

/** Maps the store's product to its card at `now`. */
export function cardOf(product: Product, {config, now}: CardContext): Card {
  const color = product.options[colorPosition(product)];
  const options = product.options.map(({name, optionValues}) => ({
    name,
    values: optionValues.map((value) => value.name),
  }));
  const [picture, second] = product.images.nodes;
  const opensAt = closedUntil(product.availableFrom, now);
  const lang = langOf(product.title, product.original?.title, product.original?.lang);
  const rating = config.reviews.hasStars ? ownRating(reviewsOf(product)) : null;
  return {
    handle: product.handle,
    title: product.title,
    ...(lang && {lang}),
    ...priceOf(product, product.variants.nodes[0]),
    picture: pictureOf(picture),
    secondPicture: second?.url ?? null,
    ribbons: ribbonsOf(product),
    endDate: endDateFromTags(product.tags),
    ...(opensAt !== null && {opensAt}),
    hasChoice: selectableOptions(options).length > 0,
    colors: color?.optionValues.length ?? 0,
    swatches: color
      ? swatchesOf(product, color, color.optionValues.slice(0, MAX_SWATCHES))
      : [],
    ...(rating && {rating}),
    ...(config.savedProducts && {savedAs: numberIn(product.id)}),
  };
}

/** The cards of the products that a page with this rule shows, in their order. */
export async function cardsOf(
  context: Pick<AppContext, 'storefront' | 'config' | 'market' | 'now' | 'caching'>,
  products: readonly ProductCardFragment[],
  rule: CollectionRule = PAGE_RULES.all,
  filters: readonly ActiveFilter[] = [],
): Promise<Card[]> {
  const withOriginalNames = await loadOriginalNames(context, products);
  const named = products.map((product) => withOriginalNames(product));
  const cards = visibleProducts(named, rule, context.now).map((product) =>
    filteredCardOf(product, filters, context),
  );
  endWithCards(context, cards);
  return cards;
}

/** Keeps a page no longer than until one of its cards ends or opens. */
export function endWithCards(
  {caching}: Pick<AppContext, 'caching'>,
  cards: readonly Card[],
): void {
  for (const {endDate, opensAt} of cards) {
    caching.endsAt(endDate);
    caching.endsAt(opensAt);
  }
}

/** The variables of a query whose products become cards, by the shop's settings. */
export const cardVariables = (config: AppConfig) => ({
  ...askForOpenings(config),
  ...(config.reviews.hasStars && {ratings: true}),
});

/** Position of the color among a product's options; -1 without one. */
function colorPosition({options, original}: Product): number {
  return (original ?? {options}).options.findIndex(({name}) =>
    isColor({name: ruleName(name)}),
  );
}

interface PricedVariant {
  price: Money;
  compareAtPrice?: Money | null | undefined;
  lowestPrice?: {value: string} | null | undefined;
}

/** Its price. A color's variant is not asked for its own lowest price: the product's counts. */
function priceOf(
  {lowestPrice}: Pick<Product, 'lowestPrice'>,
  variant: PricedVariant | null | undefined,
): CardPrice {
  const price = variant?.price ?? null;
  const compareAt = variant?.compareAtPrice ?? null;
  if (!price || !isReduced(price, compareAt)) return {price, compareAt: null};
  const lowest = readMoney((variant?.lowestPrice ?? lowestPrice)?.value);
  return {price, compareAt, ...(lowest && {lowest})};
}

function swatchesOf(
  product: Product,
  {name: option, optionValues}: Option,
  shown: readonly OptionValue[],
): CardSwatch[] {
  if (optionValues.length < 2) return [];
  return shown.flatMap(({name, swatch, firstSelectableVariant: variant}) => {
    const color = swatch?.color ?? '';
    if (!/^#[0-9a-f]{6}$/i.test(color)) return [];
    const picture = variant?.image?.url ?? null;
    return [{option, name, color, picture, ...priceOf(product, variant)}];
  });
}

/**
 * Maps a product to its card in a grid that is filtered by `filters`: it shows the color that was
 * asked for, with its price, and its link carries the choice. The second picture of a product of
 * several colors is another color's (§10.28), so it has none.
 */
export function filteredCardOf(
  product: Product & Partial<CombinationsFragment>,
  filters: readonly ActiveFilter[],
  context: CardContext,
): Card {
  const card = cardOf(product, context);
  // To decode the variants of all products takes longer than to make their cards.
  if (filters.length === 0) return card;
  const chosen = chosenOptions(product, filters);
  const option = product.options[colorPosition(product)];
  const color = chosen.find(({name}) => name === option?.name);
  const value = option?.optionValues.find(({name}) => name === color?.value);
  if (!option || !value) return chosen.length > 0 ? {...card, chosen} : card;
  const {optionValues} = option;
  const first = optionValues.slice(0, MAX_SWATCHES);
  const swatches = first.includes(value) ? first : [...first.slice(1), value];
  const variant = value.firstSelectableVariant;
  const url = variant?.image?.url;
  return {
    ...card,
    ...(variant && priceOf(product, variant)),
    ...(url && {picture: {url, alt: `${card.title}, ${value.name}`}}),
    ...(optionValues.length > 1 && {secondPicture: null}),
    swatches: swatchesOf(product, option, swatches),
    color: value.name,
    chosen,
  };
}

/**
 * The options of a product that were filtered by to one value, and its color, of several that were
 * asked for the first that exists with the rest: one for sale, if there is one.
 */
function chosenOptions(
  product: Product & Partial<CombinationsFragment>,
  filters: readonly ActiveFilter[],
): ChosenOption[] {
  const asked = product.options.map(({name}) =>
    filters.flatMap((filter) => {
      const {variantOption} = productFilter(filter) ?? {};
      const isOwn = variantOption?.name.toLowerCase() === name.toLowerCase();
      return isOwn ? [variantOption.value.toLowerCase()] : [];
    }),
  );
  const matching = (listedVariants(product) ?? []).filter(({values}) =>
    asked.every(
      (some, at) => some.length === 0 || some.includes((values[at] ?? '').toLowerCase()),
    ),
  );
  const isOut = filters.some(({param, value}) => param === AVAILABILITY && value === '0');
  const variant =
    matching.find(({availableForSale}) => availableForSale !== isOut) ?? matching[0];
  return product.options.flatMap(({name}, at) => {
    const value = variant?.values[at];
    const count = asked[at]?.length ?? 0;
    const isShown = count === 1 || (count > 0 && at === colorPosition(product));
    return value && isShown ? [{name, value}] : [];
  });
}

interface Combined extends Partial<CombinationsFragment> {
  options: readonly {optionValues: readonly {name: string}[]}[];
}

/** The variants of a product by their values; null where the store does not send them. */
function listedVariants({
  options,
  encodedVariantExistence: existence,
  encodedVariantAvailability: availability,
}: Combined): SelectableVariant[] | null {
  const values = options.map(({optionValues}) => optionValues.map(({name}) => name));
  return existence
    ? decodeVariants(values, {existence, availability: availability ?? ''})
    : null;
}

/** Maps a product of the store to the fields that filters compare. */
export function listedProduct(
  product: WithOriginal<ListedProductFragment>,
): ListedProduct {
  const {vendor, tags, options, priceRange} = product;
  return {
    productType: (product.original ?? product).productType,
    vendor,
    tags: tags ?? [],
    options: options.map(({name}) => name),
    variants: listedVariants(product),
    price: {
      min: Number(priceRange.minVariantPrice.amount),
      max: Number(priceRange.maxVariantPrice.amount),
    },
  };
}
