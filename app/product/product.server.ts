import {askForOpenings} from '~/drop/index.server';
import {endDayFromTags, isStillSold} from '~/lib/end-date';
import {numberIn} from '~/lib/global-id';
import type {PictureData} from '~/lib/images';
import {pathFor, VARIANT_PARAM} from '~/market';
import {isHidden, type PageMeta} from '~/seo';
import {sharingDescription} from '~/seo/index.server';
import type {AppContext} from '~/server/context';
import {isStale} from '~/server/store/stale-if-error';

import {imageOfChoice} from './gallery';
import {
  findVariant,
  namedSelection,
  selectionIn,
  variantNumberIn,
  type Selection,
} from './options';
import type {ProductAnswer} from './parts';
import {allVariants, type Product} from './product';
import {imagePositions, toProduct, toVariant} from './product-view.server';
import {NUMBERED_VARIANT_QUERY, PRODUCT_VARIANT_QUERY} from './product.documents';

import type {ProductPageVariantFragment, ProductQuery} from 'storefrontapi.generated';

/** How many images and how many variants of a product are asked for (§9). */
const PAGE_SIZE = 250;

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

/** A product that is no longer sold, because its end date has passed. */
export interface EndedProduct {
  title: string;
  picture: PictureData | null;
  /** The day: `2026-12-31`. */
  endedOn: string | null;
}

/** The product with this handle, if it is sold: see `findProduct`. */
export async function loadProduct(
  context: AppContext,
  handle: string,
  chosen: URLSearchParams,
): Promise<LoadedProduct | null> {
  const found = await findProduct(context, handle, chosen);
  return found && 'product' in found ? found : null;
}

/**
 * The product with this handle, what it was when its end date has passed (§10.22), `null` when
 * there is none (§10.4). One request to the store; more for later pages of a combined listing, one
 * when `chosen` (a query string) names a variant beyond those listed, and one on a page in another
 * language than the shop's own.
 * @throws what the store's client throws when the store gives no usable answer
 */
export async function findProduct(
  context: AppContext,
  handle: string,
  chosen: URLSearchParams,
): Promise<LoadedProduct | EndedProduct | null> {
  const {storefront, config, now, caching, parts} = context;
  const ask = (variantsAfter?: string) =>
    parts.productQueries.page(storefront, {
      variables: {
        handle,
        imagesFirst: PAGE_SIZE,
        variantsFirst: PAGE_SIZE,
        ...askForOpenings(config),
        ...(config.bundles && {bundles: true}),
        ...(variantsAfter && {variantsAfter}),
      },
      cache: storefront.CacheShort(),
    });
  const {product: listing, errors, ...beside} = await ask();
  if (!listing) return null;
  const own = await withOwnVariants({...listing, beside}, ask);
  const answer = await withOriginal(own, context);
  const listed = toProduct(answer, context);
  if (listed.endDate !== null && !isStillSold(listed.endDate, now)) {
    const {title, media} = listed;
    const [picture] = media;
    return {
      title,
      endedOn: endDayFromTags(answer.tags),
      picture: picture?.url ? {url: picture.url, alt: picture.alt} : null,
    };
  }
  caching.endsAt(listed.endDate);
  caching.endsAt(listed.opensAt);
  caching.endsAt(listed.arrival?.until);
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
  context: AppContext,
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
  storefront: AppContext['storefront'],
  product: Product,
  chosen: URLSearchParams,
): Promise<ProductPageVariantFragment | null> {
  const {handle, options, variants, encoded} = product;
  if (!encoded) return null;
  const cache = storefront.CacheShort();
  const number = variantNumberIn(chosen, options) ?? '';
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
  ask: (after?: string) => Promise<Pick<ProductQuery, 'product'>>,
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

/**
 * Adds the product's texts in the shop's own language, on a page in another (§10.26). Options and
 * values have the same positions in every language; a product that the store does not sell in its
 * own country has no such texts.
 */
async function withOriginal(
  answer: ProductAnswer,
  {storefront, market, config, parts}: AppContext,
): Promise<ProductAnswer> {
  const {language, tag} = config.root;
  if (market.language === language) return answer;
  const {product} = await parts.productQueries.original(storefront, {
    variables: {id: answer.id},
    cache: storefront.CacheShort(),
  });
  return product ? {...answer, original: {...product, lang: tag}} : answer;
}

/** The document's head: one canonical URL for all choices, and the picture of the choice. */
export function productHead(
  {answer, product, selection}: LoadedProduct,
  {config}: AppContext,
): PageMeta {
  const picture = product.media[imageOfChoice(product, selection) ?? 0];
  return {
    title: answer.seo.title || product.title,
    description: sharingDescription(answer.seo.description || product.descriptionHtml),
    path: pathFor('product', product.handle),
    mayBeMissing: true,
    noindex: isHidden(answer),
    ...(config.hasMarkdown && {hasMarkdown: true}),
    type: 'product',
    image: picture?.url || undefined,
    imageAlt: picture?.alt,
  };
}
