import type {AnalyticsSubject} from '~/add-ons/analytics';
import {richText} from '~/content/index.server';
import {parseColor, toHex} from '~/lib/color';
import {askForOpenings, closedUntil} from '~/drop/index.server';
import {recipientTexts} from '~/add-ons/gifts/index.server';
import {endDateFromTags, isStillSold} from '~/lib/end-date';
import {numberIn} from '~/lib/global-id';
import {messagesIn} from '~/lib/messages';
import {consentText} from '~/add-ons/notify/index.server';
import {isReduced, readMoney, unitPriceOf} from '~/lib/money';
import {isAnyQuantity, LOW_STOCK, ruleOf} from '~/lib/quantity';
import {variantTitleOf} from '~/lib/variant-title';
import {pathFor, VARIANT_PARAM} from '~/market';
import {langOf, loadOriginalNames, type WithOriginal} from '~/market/index.server';
import type {PictureData} from '~/lib/images';
import {productRules} from '~/add-ons/personalization/index.server';
import {isHidden, type PageMeta} from '~/seo';
import {ownRating, sharingDescription} from '~/seo/index.server';
import type {AppContext} from '~/server/context';
import {isStale} from '~/server/store/stale-if-error';

import {colorsOfMedia, shownMedia} from './gallery';
import {
  alignValues,
  findVariant,
  isSoldOut,
  namedSelection,
  selectionIn,
  type Selection,
} from './options';
import {
  allVariants,
  type Bundle,
  type MediaItem,
  type Option,
  type Product,
  type Variant,
} from './product';
import {MESSAGES} from './messages';
import {
  NUMBERED_VARIANT_QUERY,
  PRODUCT_QUERY,
  PRODUCT_VARIANT_QUERY,
} from './product.documents';
import {ruleName} from './option-words.server';
import {readSizeGuide} from './size-guide.server';

import type {ProductPageVariantFragment, ProductQuery} from 'storefrontapi.generated';

/** How many images and how many variants of a product are asked for (§9). */
const PAGE_SIZE = 250;

export type ProductAnswer = NonNullable<ProductQuery['product']>;

/** The store's product, and the view of it. */
export interface LoadedProduct {
  /** With the variant that the URL names last, where it is not among the listed ones. */
  answer: ProductAnswer;
  product: Product;
  /** The choice in the URL. */
  selection: Selection;
  /** Served stale because the store failed. */
  isStale: boolean;
}

/** The product's reviews, in Shopify's standard metafields. */
export const reviewsOf = ({
  rating,
  ratingCount,
}: Pick<ProductAnswer, 'rating' | 'ratingCount'>) => ({
  rating: rating?.value ?? null,
  count: ratingCount?.value ?? null,
});

type Context = Pick<
  AppContext,
  'storefront' | 'config' | 'siteOrigin' | 'market' | 'now' | 'caching'
>;

/** A product that is no longer sold, because its end date has passed. */
export interface EndedProduct {
  title: string;
  picture: PictureData | null;
  /** Epoch milliseconds. */
  endDate: number;
}

/** The product with this handle, if it is sold: see `findProduct`. */
export async function loadProduct(
  context: Context,
  handle: string,
  chosen: URLSearchParams,
): Promise<LoadedProduct | null> {
  const found = await findProduct(context, handle, chosen);
  return found && 'product' in found ? found : null;
}

/**
 * The consent text of the form for back-in-stock notification, for a page on which somebody may
 * have to wait: nothing where every variant can be bought, or in a shop without such a form.
 */
export function consentOf(
  context: Pick<AppContext, 'config' | 'market'>,
  product: Product,
): {consent?: string} {
  const consent = consentText(context, 'back');
  if (consent === null) return {};
  const canBeBought =
    product.opensAt === undefined &&
    !isSoldOut(product) &&
    allVariants(product).every(({availableForSale}) => availableForSale);
  return canBeBought ? {} : {consent};
}

/**
 * The product with this handle, what it was when its end date has passed (§10.22), `null` when
 * there is none (§10.4). One request to the store; more for later pages of a combined listing, one
 * when `chosen` (a query string) names a variant beyond those listed, and one on a page in another
 * language than the shop's own.
 * @throws what the store's client throws when the store gives no usable answer
 */
export async function findProduct(
  context: Context,
  handle: string,
  chosen: URLSearchParams,
): Promise<LoadedProduct | EndedProduct | null> {
  const {storefront, config, now, caching} = context;
  const ask = (variantsAfter?: string) =>
    storefront.query(PRODUCT_QUERY, {
      variables: {
        handle,
        imagesFirst: PAGE_SIZE,
        variantsFirst: PAGE_SIZE,
        personalization: config.personalization,
        ...askForOpenings(config),
        ...(config.bundles && {bundles: true}),
        ...(variantsAfter && {variantsAfter}),
      },
      cache: storefront.CacheShort(),
    });
  const {product: listing, errors} = await ask();
  if (!listing) return null;
  const answer = await withOwnVariants(listing, ask);
  const withOriginalNames = await loadOriginalNames(context, [answer], {
    full: true,
    print: config.personalization,
  });
  const listed = toProduct(withOriginalNames(answer), context);
  if (listed.endDate !== null && !isStillSold(listed.endDate, now)) {
    const {title, media, endDate} = listed;
    const [picture] = media;
    return {
      title,
      endDate,
      picture: picture?.url ? {url: picture.url, alt: picture.alt} : null,
    };
  }
  caching.endsAt(listed.endDate);
  caching.endsAt(listed.opensAt);
  const raw = await findChosenVariant(storefront, listed, chosen);
  const variant =
    raw &&
    toVariant(raw, listed.options, imagePositions(answer), answer.lowestPrice?.value);
  const product = variant ? {...listed, variants: [variant, ...listed.variants]} : listed;
  const selection = selectionIn(chosen, product);
  const nodes = [...answer.variants.nodes, ...(raw ? [raw] : [])];
  return {
    answer: {...answer, variants: {...answer.variants, nodes}},
    product,
    selection,
    isStale: isStale({errors}),
  };
}

/**
 * The query that keeps a choice in every market: its variant, as options are named otherwise there.
 * `search` itself where it names none, or the store gives no answer.
 */
export async function searchOfVariant(
  context: Context,
  handle: string,
  search: string,
): Promise<string> {
  if (search === '') return search;
  const loaded = await loadProduct(context, handle, new URLSearchParams(search)).catch(
    // The store call has logged its cause.
    () => null,
  );
  const id = loaded && findVariant(loaded.product.variants, loaded.selection)?.id;
  const number = numberIn(id);
  return number ? `?${new URLSearchParams({[VARIANT_PARAM]: number})}` : search;
}

/**
 * The variant that the URL names beyond the listed ones, by its number or its options; null for
 * none, and for one of another product.
 */
async function findChosenVariant(
  storefront: Context['storefront'],
  product: Product,
  chosen: URLSearchParams,
): Promise<ProductPageVariantFragment | null> {
  const {handle, options, variants, encoded} = product;
  if (!encoded) return null;
  const cache = storefront.CacheShort();
  const number = chosen.get(VARIANT_PARAM) ?? '';
  const variantId = `gid://shopify/ProductVariant/${number}`;
  if (/^[1-9]\d{0,19}$/.test(number) && !variants.some(({id}) => id === variantId)) {
    const variables = {variantId};
    const {node} = await storefront.query(NUMBERED_VARIANT_QUERY, {variables, cache});
    if (node && 'product' in node && node.product.handle === handle) return node;
  }
  const selection = selectionIn(chosen, product);
  // Listed variants have their id already.
  if (findVariant(allVariants(product), selection)?.id !== null) return null;
  const variables = {handle, selectedOptions: namedSelection(options, selection)};
  const found = await storefront.query(PRODUCT_VARIANT_QUERY, {variables, cache});
  const variant = found.product?.variantBySelectedOptions;
  return variant?.product.handle === handle ? variant : null;
}

/**
 * The product without the variants of others, which the store lists in a combined listing. Its own
 * may be on a later page: `ask` answers the one after a cursor.
 */
async function withOwnVariants(
  answer: ProductAnswer,
  ask: (after?: string) => Promise<{product?: ProductAnswer | null}>,
): Promise<ProductAnswer> {
  type Owned = {product: {handle: string}} | null | undefined;
  const isOwn = (variant: Owned) => variant?.product.handle === answer.handle;
  const own = answer.variants.nodes.filter(isOwn);
  let {pageInfo} = answer.variants;
  const mayHaveMore =
    own.length < answer.variants.nodes.length &&
    answer.options.some(({optionValues}) =>
      optionValues.some(({firstSelectableVariant: first}) => isOwn(first)),
    );
  while (
    mayHaveMore &&
    own.length < PAGE_SIZE &&
    pageInfo.hasNextPage &&
    pageInfo.endCursor
  ) {
    const {product: next} = await ask(pageInfo.endCursor);
    if (!next) break;
    own.push(...next.variants.nodes.filter(isOwn));
    ({pageInfo} = next.variants);
  }
  return {...answer, variants: {nodes: own, pageInfo}};
}

/** Maps the store's answer to the view of it now, on the page's market. */
function toProduct(answer: WithOriginal<ProductAnswer>, context: Context): Product {
  const {config, now} = context;
  const {tag} = context.market;
  const pictures = answer.images.nodes.map(({transformedSrc}) => transformedSrc);
  const printing = productRules({...answer, pictures}, config.store.imageOrigin);
  const rating = ownRating(reviewsOf(answer));
  const bundle = bundleOf(answer, tag);
  const {original} = answer;
  const options = answer.options.map((option, at) =>
    toOption(option, answer, original?.options[at]?.name),
  );
  const isListing =
    answer.variants.nodes.length === 0 && options.some(({owners}) => owners);
  const positions = imagePositions(answer);
  const [first] = answer.variants.nodes;
  const variants = answer.variants.nodes.flatMap((variant) => {
    const view = toVariant(variant, options, positions, answer.lowestPrice?.value);
    if (!view) return [];
    return printing.isUnavailable(variant.selectedOptions)
      ? {...view, availableForSale: false}
      : view;
  });
  const {lowestPrice} = variants[0] ?? {};
  const media = toMedia(answer, tag);
  const opensAt = closedUntil(answer.availableFrom, now);
  const colors = colorsOfMedia({options, media, variants, original: original?.options});
  return {
    id: answer.id,
    handle: answer.handle,
    title: answer.title,
    ...(original && {
      original: {title: original.title},
      langs: {
        title: langOf(answer.title, original.title, original.lang),
        description: langOf(
          answer.descriptionHtml,
          original.descriptionHtml,
          original.lang,
        ),
      },
    }),
    descriptionHtml: richText(context)(answer.descriptionHtml),
    productType: answer.productType,
    tags: answer.tags ?? [],
    availableForSale: answer.availableForSale && !printing.isUnavailable([]),
    ...(answer.requiresSellingPlan && {isPlanOnly: true}),
    ...(isListing && {isListing}),
    endDate: endDateFromTags(answer.tags),
    ...(opensAt !== null && {opensAt}),
    shipsOn: isDate(answer.shipsOn?.value) ? answer.shipsOn.value : null,
    price: first?.price ?? (isListing ? answer.priceRange.minVariantPrice : null),
    compareAtPrice: first?.compareAtPrice ?? null,
    ...(lowestPrice && {lowestPrice}),
    options,
    media: media.map((item, position) => ({...item, colors: colors[position] ?? []})),
    variants,
    ...(answer.variants.pageInfo.hasNextPage && {
      encoded: {
        existence: answer.encodedVariantExistence ?? '',
        availability: answer.encodedVariantAvailability ?? '',
      },
    }),
    sizeGuide: readSizeGuide(answer.sizeGuide?.reference, tag),
    ...(printing.rules && {
      personalization: {...printing.rules, places: printing.places},
    }),
    ...(rating && {rating}),
    ...(bundle && {bundle}),
    ...(config.pickup && !answer.isGiftCard && !isListing && {pickup: true}),
    ...(config.gifts && answer.isGiftCard && {recipient: recipientTexts(tag)}),
  };
}

const isDate = (text: string | undefined): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

function toOption(
  {name, optionValues}: ProductAnswer['options'][number],
  {handle, variants}: ProductAnswer,
  own: string = name,
): Option {
  const original = ruleName(own);
  const has = (value: string) =>
    variants.nodes.some(({selectedOptions}) =>
      selectedOptions.some((option) => option.name === name && option.value === value),
    );
  // The variant that a value leads to may be another product's also where this one has the value.
  const owners = optionValues.map(({name: value, firstSelectableVariant: first}) =>
    first && first.product.handle !== handle && !has(value) ? first.product.handle : null,
  );
  return {
    name,
    ...(original !== name && {original}),
    values: optionValues.map((value) => value.name),
    ...(owners.some((owner) => owner !== null) && {owners}),
    swatches: optionValues.map(({swatch}) => {
      const color = parseColor(swatch?.color ?? '');
      return color && toHex(color);
    }),
  };
}

function toMedia(
  {title, images, media}: ProductAnswer,
  tag: string,
): Omit<MediaItem, 'colors'>[] {
  const {picture} = messagesIn(tag, MESSAGES);
  const pictures = images.nodes.map(({transformedSrc, altText}, index) => ({
    url: transformedSrc,
    alt: altText || (images.nodes.length > 1 ? picture(title, index + 1) : title),
  }));
  // Only videos that the store hosts: an embedded player of another site would track the visit.
  const videos = media.nodes.flatMap((item) =>
    item.__typename === 'Video' && item.sources.length > 0
      ? [{url: item.previewImage?.url ?? '', alt: item.alt || title, video: item.sources}]
      : [],
  );
  return [...pictures, ...videos];
}

/** The bundle that a product is; `null` for any other product. */
function bundleOf({bundle}: ProductAnswer, tag: string): Bundle | null {
  const parts = (bundle?.nodes ?? []).flatMap(({id, components}) => {
    const list = components.nodes.map(({quantity, productVariant}) => ({
      handle: productVariant.product.handle,
      title: productVariant.product.title,
      choice: variantTitleOf(productVariant.title),
      quantity,
      picture: productVariant.image?.url ?? null,
    }));
    return list.length > 0 ? [[id, list] as const] : [];
  });
  if (parts.length === 0) return null;
  return {title: messagesIn(tag, MESSAGES).bundle, parts: Object.fromEntries(parts)};
}

/** Index of each picture by id; the first one for duplicates. */
function imagePositions({images}: ProductAnswer): ReadonlyMap<unknown, number> {
  return new Map(images.nodes.map(({id}, index) => [id, index] as const).reverse());
}

function toVariant(
  variant: ProductPageVariantFragment,
  options: readonly Option[],
  positions: ReadonlyMap<unknown, number>,
  lowestOfProduct: string | undefined,
): Variant | null {
  const values = alignValues(options, variant.selectedOptions);
  if (!values) return null;
  const {id, availableForSale, price, compareAtPrice, image} = variant;
  const left = variant.quantityAvailable ?? 0;
  const rule = ruleOf(variant);
  // The law of some countries wants both beside a price (docs/law.md).
  const unitPrice = unitPriceOf(variant);
  const lowest = isReduced(price, compareAtPrice)
    ? readMoney(variant.lowestPrice?.value ?? lowestOfProduct)
    : null;
  return {
    id,
    values,
    availableForSale,
    price,
    compareAtPrice: compareAtPrice ?? null,
    image: (image?.id ? positions.get(image.id) : null) ?? null,
    fewLeft: availableForSale && left > 0 && left <= LOW_STOCK ? left : null,
    ...(!isAnyQuantity(rule) && {rule}),
    ...(unitPrice && {unitPrice}),
    // The metafield has one currency, that of the shop.
    ...(lowest?.currencyCode === price.currencyCode && {lowestPrice: lowest}),
  };
}

/** The document's head: one canonical URL for all choices, and the chosen color's picture. */
export function productHead(
  {answer, product, selection}: LoadedProduct,
  {config}: Pick<AppContext, 'config'>,
): PageMeta {
  const {main, positions} = shownMedia(product, selection);
  const picture = product.media[main ?? positions[0] ?? 0];
  return {
    title: answer.seo.title || product.title,
    description: sharingDescription(answer.seo.description || product.descriptionHtml),
    path: pathFor('product', product.handle),
    noindex: isHidden(answer),
    ...(config.agents && {hasMarkdown: true}),
    type: 'product',
    image: picture?.url || undefined,
    imageAlt: picture?.alt,
  };
}

/** The product for analytics; null without a variant. */
export function productSubject({answer}: LoadedProduct): AnalyticsSubject | null {
  const [variant] = answer.variants.nodes;
  if (!variant) return null;
  const {id, title, vendor, productType} = answer;
  return {
    kind: 'product',
    product: {
      id,
      title,
      vendor,
      productType,
      variantId: variant.id,
      variantTitle: variant.title,
      sku: variant.sku ?? null,
      price: variant.price.amount,
    },
  };
}
