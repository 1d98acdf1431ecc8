import {askForOpenings, closedUntil} from '~/drop/index.server';
import {endDateFromTags} from '~/lib/end-date';
import {pictureOf, type PictureData} from '~/lib/images';
import {isReduced, readMoney} from '~/lib/money';
import {langOf, loadOriginalNames, type WithOriginal} from '~/market/index.server';
import {isColor, ribbonsOf, type SelectableVariant} from '~/product';
import {
  colorsOfMedia,
  decodeVariants,
  imageOfChoice,
  ruleName,
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

type CardContext = Pick<AppContext, 'config' | 'market' | 'now' | 'caching' | 'parts'>;

/**
 * Maps the store's product to its card at `now`. In a grid that is filtered by `filters` it shows
 * the color that was asked for, with its price, and its link carries the choice. The second picture
 * of a product of several colors is another color's (§10.28), so it has none then.
 */
function cardOf(
  product: Product,
  filters: readonly ActiveFilter[],
  {config, market, now, parts}: CardContext,
): Card {
  const {title, handle, original} = product;
  const color = product.options[colorPosition(product)];
  const colors = color?.optionValues ?? [];
  const chosen = chosenOptions(product, filters);
  const asked = chosen.find(({name}) => name === color?.name);
  const value = asked && colors.find(({name}) => name === asked.value);
  const variant = value?.firstSelectableVariant;
  const first = colors.slice(0, MAX_SWATCHES);
  const shown = !value || first.includes(value) ? first : [...first.slice(1), value];
  const ofColor = picturesOfColors(product, colors, shown);
  const [picture, second] = product.images.nodes;
  const opensAt = closedUntil(product.availableFrom, now);
  const lang = langOf(market.tag, title, original && {...original, text: original.title});
  const card: Card = {
    handle,
    title,
    ...(lang && {lang}),
    ...priceOf(product, product.variants.nodes[0]),
    ...(variant && priceOf(product, variant)),
    picture: (value && ofColor.get(value.name)) ?? pictureOf(picture),
    secondPicture: value && colors.length > 1 ? null : (second?.url ?? null),
    ribbons: ribbonsOf(product),
    endDate: endDateFromTags(product.tags),
    ...(opensAt !== null && {opensAt}),
    hasChoice: product.options.some(({optionValues}) => optionValues.length > 1),
    colors: colors.length,
    swatches: color ? swatchesOf(product, color, shown, ofColor) : [],
    ...(value && {color: value.name}),
    ...(chosen.length > 0 && {chosen}),
  };
  for (const part of parts.card) Object.assign(card, part.additions(product, config));
  return card;
}

/** The cards of the products that a page with this rule shows, in their order. */
export async function cardsOf(
  context: CardContext & Pick<AppContext, 'storefront'>,
  products: readonly ProductCardFragment[],
  rule: CollectionRule = PAGE_RULES.all,
  filters: readonly ActiveFilter[] = [],
): Promise<Card[]> {
  const withOriginalNames = await loadOriginalNames(context, products);
  const named = products.map((product) => withOriginalNames(product));
  return shownCards(context, named, rule, filters);
}

/**
 * The same for products with their original names. The page is kept no longer than until one of its
 * cards ends or opens.
 */
export function shownCards(
  context: CardContext,
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

/** The variables of a query whose products become cards, by the shop's settings and add-ons. */
export const cardVariables = ({
  config,
  parts,
}: Pick<CardContext, 'config' | 'parts'>) => ({
  ...askForOpenings(config),
  metafields: parts.card.flatMap(({metafields}) => metafields?.(config) ?? []),
});

/** Position of the color among a product's options; -1 without one. */
function colorPosition({options, original}: Product): number {
  return (original ?? {options}).options.findIndex(({name}) =>
    isColor({name: ruleName(name)}),
  );
}

/** Its price. A color's variant is not asked for its own lowest price: the product's counts. */
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

/**
 * The pictures of the colors on show, by the rule of the product's page (§10.35), as far as a card
 * knows the product's pictures.
 */
function picturesOfColors(
  {title, images}: Product,
  colors: Option['optionValues'],
  shown: Option['optionValues'],
): ReadonlyMap<string, PictureData> {
  // Of one color there is nothing to choose.
  if (colors.length < 2) return new Map();
  const urls = colors.map(({firstSelectableVariant: first}) => first?.image?.url);
  const known = images.nodes.map(({url}) => url);
  const pictures = [...new Set([...known, ...urls.flatMap((url) => url ?? [])])];
  const places = new Map(pictures.map((url, at) => [url, at]));
  const options = [{name: 'Color', values: colors.map(({name}) => name)}];
  const variants = colors.map(({name}, at) => ({
    values: [name],
    image: places.get(urls[at] ?? '') ?? null,
    availableForSale: true,
  }));
  const texts = pictures.map((url, at) => ({url, alt: images.nodes[at]?.altText ?? ''}));
  const ofMedia = colorsOfMedia({title, options, media: texts, variants});
  const media = texts.map((text, at) => ({...text, colors: ofMedia[at] ?? []}));
  return new Map(
    shown.flatMap(({name}) => {
      const item = media[imageOfChoice({options, media, variants}, [name]) ?? -1];
      if (!item) return [];
      const {url, alt} = item;
      const isOwn = item.colors.includes(name);
      return [[name, {url, alt: isOwn ? `${title}, ${name}` : alt}] as const];
    }),
  );
}

function swatchesOf(
  product: Product,
  {name: option, optionValues}: Option,
  shown: Option['optionValues'],
  ofColor: ReadonlyMap<string, PictureData>,
): CardSwatch[] {
  if (optionValues.length < 2) return [];
  return shown.flatMap(({name, swatch, firstSelectableVariant: variant}) => {
    const color = colorOf(swatch);
    if (color === null) return [];
    const picture = ofColor.get(name)?.url ?? null;
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

/** The variants of a product by their values; null where the store does not send them. */
function listedVariants(
  product: Pick<ProductCardFragment, 'options'> & Partial<CombinationsFragment>,
): SelectableVariant[] | null {
  const {encodedVariantExistence: existence, encodedVariantAvailability} = product;
  if (!existence) return null;
  const values = product.options.map((one) => one.optionValues.map(({name}) => name));
  return decodeVariants(values, {
    existence,
    availability: encodedVariantAvailability ?? '',
  });
}
