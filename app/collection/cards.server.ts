import type {ProductFilter} from '@shopify/hydrogen/storefront-api-types';

import {askForOpenings, closedUntil} from '~/drop/index.server';
import {endDateFromTags} from '~/lib/end-date';
import {pictureOf} from '~/lib/images';
import {isReduced, readMoney} from '~/lib/money';
import {langOf, loadOriginalNames, type WithOriginal} from '~/market/index.server';
import {ribbonsOf, type SelectableVariant} from '~/product';
import {
  colorPosition,
  decodeVariants,
  isNamedColor,
  picturesOfColors,
} from '~/product/index.server';
import type {AppContext} from '~/server/context';
import type {CombinationsFragment, ProductCardFragment} from 'storefrontapi.generated';

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
import {colorOf} from './facets';

/** Swatches on a card: as many thumb-sized ones as fit on the narrowest card. */
const MAX_SWATCHES = 3;

/** A product with its original names, and its combinations where they were asked for. */
type Product = WithOriginal<ProductCardFragment> & Partial<CombinationsFragment>;
type Option = Product['options'][number];
type Variant = Product['variants']['nodes'][number];
type Priced = Omit<Variant, 'lowestPrice'> & Partial<Variant>;

/**
 * Maps the store's product to its card at `now`. In a grid that is filtered by `filters` it shows
 * the color and the price of what was asked for, and its link carries the choice. The second
 * picture of a product of several colors is another color's (§10.28), so it has none then.
 */
function cardOf(
  product: Product,
  filters: readonly ActiveFilter[],
  {config, market, now, parts}: AppContext,
): Card {
  const {title, handle, original} = product;
  const color = product.options[colorPosition(product)];
  const colors = color?.optionValues ?? [];
  const chosen = chosenOptions(product, filters);
  const asked = chosen.find(({name}) => name === color?.name);
  const value = asked && valueOf(product, asked);
  const [firstVariant] = product.variants.nodes;
  const leading = [value, ...chosen.map((one) => valueOf(product, one))].flatMap(
    (each) => each?.firstSelectableVariant ?? [],
  );
  // Of several options the one that changes the price.
  const variant =
    leading.find(({price}) => price.amount !== firstVariant?.price.amount) ?? leading[0];
  const first = colors.slice(0, MAX_SWATCHES);
  const shown = !value || first.includes(value) ? first : [...first.slice(1), value];
  const images = product.pictures ?? product.images;
  const ofColors = picturesOfColors({...product, images});
  const [picture, second] = product.images.nodes;
  const opensAt = closedUntil(product.availableFrom, now);
  const lang = langOf(market.tag, title, original && {...original, text: original.title});
  const card: Card = {
    handle,
    title,
    ...(lang && {lang}),
    ...priceOf(product, variant ?? firstVariant),
    picture: (value && ofColors?.standsFor(value.name)) ?? pictureOf(picture),
    secondPicture: value && colors.length > 1 ? null : (second?.url ?? null),
    ribbons: ribbonsOf(product),
    endDate: endDateFromTags(product.tags),
    ...(opensAt !== null && {opensAt}),
    hasChoice: product.options.some(({optionValues}) => optionValues.length > 1),
    colors: colors.length,
    swatches: color ? swatchesOf(product, color, shown, ofColors) : [],
    ...(value && {color: value.name}),
    ...(chosen.length > 0 && {chosen}),
  };
  for (const part of parts.card) Object.assign(card, part.additions(product, config));
  return card;
}

/** The cards of the products that a page with this rule shows, in their order. */
export async function cardsOf(
  context: AppContext,
  products: readonly ProductCardFragment[],
  rule: CollectionRule = PAGE_RULES.all,
  filters: readonly ActiveFilter[] = [],
): Promise<Card[]> {
  const withOriginalNames = await loadOriginalNames(context, products, {
    values: products.some((product: Product) => product.pictures),
  });
  const named = products.map((product) => withOriginalNames(product));
  return shownCards(context, named, rule, filters);
}

/**
 * The same for products with their original names. The page is kept no longer than until one of its
 * cards ends or opens.
 */
export function shownCards(
  context: AppContext,
  products: readonly Product[],
  rule: CollectionRule = PAGE_RULES.all,
  filters: readonly ActiveFilter[] = [],
): Card[] {
  return visibleProducts(products, rule, context.now).map((product) => {
    const card = cardOf(product, filters, context);
    context.caching.endsAt(card.endDate);
    context.caching.endsAt(card.opensAt);
    return card;
  });
}

/** Whether some of these filters are for a color: then cards need all pictures, to show it. */
export const asksForColor = (filters: readonly ProductFilter[]): boolean =>
  filters.some(({variantOption}) => variantOption && isNamedColor(variantOption));

/** The variables of a query whose products become cards, by the shop's settings and add-ons. */
export const cardVariables = ({config, parts}: AppContext) => ({
  ...askForOpenings(config),
  metafields: parts.card.flatMap(({metafields}) => metafields?.(config) ?? []),
});

/** The value of an option that was filtered by. */
const valueOf = ({options}: Product, {name, value}: ChosenOption) =>
  options
    .find((option) => option.name === name)
    ?.optionValues.find((one) => one.name === value);

/** Its price. A value's variant is not asked for its own lowest price: the product's counts. */
function priceOf(
  {lowestPrice}: Pick<Product, 'lowestPrice'>,
  variant: Priced | null | undefined,
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
  shown: Option['optionValues'],
  pictures: ReturnType<typeof picturesOfColors>,
): CardSwatch[] {
  if (optionValues.length < 2) return [];
  return shown.flatMap(({name, swatch, firstSelectableVariant: variant}) => {
    const color = colorOf(swatch);
    if (color === null) return [];
    const picture = pictures?.of(name)?.url ?? null;
    return [{option, name, color, picture, ...priceOf(product, variant)}];
  });
}

/**
 * The options of a product that were filtered by to one value, and its color, of several that were
 * asked for the first that exists with the rest: one for sale, if there is one.
 */
function chosenOptions(
  product: Product,
  filters: readonly ActiveFilter[],
): ChosenOption[] {
  // To decode the variants of all products takes longer than to make their cards.
  if (filters.length === 0) return [];
  const asked = product.options.map(({name}) =>
    filters.flatMap((filter) => {
      const {variantOption} = productFilter(filter) ?? {};
      const isOwn = variantOption?.name.toLowerCase() === name.toLowerCase();
      return isOwn ? [variantOption.value.toLowerCase()] : [];
    }),
  );
  const matching = listedVariants(product).filter(({values}) =>
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

/** The variants of a product by their values; none where the store does not send them. */
function listedVariants(product: Product): SelectableVariant[] {
  const {encodedVariantExistence, encodedVariantAvailability} = product;
  const values = product.options.map((one) => one.optionValues.map(({name}) => name));
  return decodeVariants(values, {
    existence: encodedVariantExistence ?? '',
    availability: encodedVariantAvailability ?? '',
  });
}
