import {pictureOf} from '~/lib/images';
import {isHidden} from '~/seo';
import {pageAt, type PageName} from '~/market';
import {loadOriginalNames} from '~/market/index.server';
import type {AppContext} from '~/server/context';
import {isStale} from '~/server/store/stale-if-error';
import {StoreError} from '~/server/store/store-answer';

import {asksForColor, cardVariables, shownCards} from './cards.server';
import {COLLECTION_QUERY, COLLECTION_TILES_QUERY} from './collection.documents';
import {
  isAvailable,
  PAGE_RULES,
  typedRule,
  visibleProducts,
  type Card,
  type CollectionPage,
  type CollectionRule,
  type CollectionTile,
} from './collection-page';
import {facetsOf, withGiftFilter} from './facets';
import {
  collectionSort,
  productFiltersOf,
  isAllowedType,
  readListingQuery,
  type ListingQuery,
} from './filters';

export {asksForColor, cardsOf, cardVariables, shownCards} from './cards.server';
export {facetsOf} from './facets';
export {productFiltersOf, readListingQuery, SEARCH_SORTS, sortOf} from './filters';

/** Products of a collection asked for in one page (§9). */
const COLLECTION_PAGE_SIZE = 50;

/** Which collection, and which of its products. */
interface CollectionRequest {
  /** Absent for the home collection, which is configured by id (§10.2). */
  handle?: string;
  rule: CollectionRule;
  /** Id of the collection, in place of the configured one. */
  id?: string;
  /** Whether sold-out products stand last; as configured without it. */
  soldOutLast?: boolean;
  /** The page's URL: `?after=CURSOR` for a further page; filters as in filters.ts. */
  url: string;
}

/** Cursors are opaque; longer values are ignored. */
const MAX_CURSOR_LENGTH = 512;

/** The cursor in a URL; null for none, or one that is too long. */
export function cursorOf(url: string): string | null {
  const cursor = new URL(url).searchParams.get('after');
  return cursor && cursor.length <= MAX_CURSOR_LENGTH ? cursor : null;
}

/**
 * One page of a collection, 50 products at a time. A URL whose cursor or filters the store
 * refuses shows the unfiltered first page. Null when there is no such collection.
 * @throws what the store's client throws when the store gives no usable answer
 */
export async function loadCollection(
  context: AppContext,
  request: CollectionRequest,
): Promise<CollectionPage | null> {
  const {search, origin} = new URL(request.url);
  try {
    return await loadPage(context, request);
  } catch (error) {
    const isRefused = error instanceof StoreError && error.errors.length > 0;
    if (!isRefused || !search) throw error;
    return loadPage(context, {...request, url: origin});
  }
}

async function loadPage(
  context: AppContext,
  request: CollectionRequest,
): Promise<CollectionPage | null> {
  const {storefront, config, now} = context;
  const {id: given, handle, rule, url} = request;
  const after = cursorOf(url);
  const query = listingQueryOf(url, rule);
  // Filtering by product type in the store keeps pages full. The rule is applied again to the
  // result.
  const pageFilters = rule.productTypes?.map((productType) => ({productType}));
  const chosen = productFiltersOf(query);
  // A chosen product type is one of the page's own, so it replaces the page's type filter.
  const own = chosen.some(({productType}) => productType) ? [] : (pageFilters ?? []);
  const filters = chosen.length > 0 ? [...own, ...chosen] : pageFilters;
  const [, , sortKey, reverse] = collectionSort(query.sort);
  const facets = rule.isFilterable && after === null;
  const options = chosen.some(({variantOption}) => variantOption);
  const colors = asksForColor(chosen);
  const [{collection, errors}, unfiltered] = await Promise.all([
    storefront.query(COLLECTION_QUERY, {
      variables: {
        ...(handle === undefined ? {id: given ?? homeIdOf(config)} : {handle}),
        productsFirst: COLLECTION_PAGE_SIZE,
        after,
        filters,
        ...(query.sort && {sortKey, reverse}),
        ...cardVariables(context),
        ...(facets && {facets}),
        ...(options && {options}),
        ...(colors && {colors}),
      },
      // Hydrogen's default may serve prices up to a day old.
      cache: storefront.CacheShort(),
    }),
    facets && options && rule.hidesYouth ? facetsUnfiltered(context, request) : null,
  ]);
  if (!collection) return null;
  const {id, handle: name, image, products} = collection;
  const {hasNextPage, endCursor} = products.pageInfo;
  const withOriginalNames = await loadOriginalNames(context, products.nodes, {
    values: colors,
  });
  const named = products.nodes.map((product) => withOriginalNames(product));
  const visible = visibleProducts(named, rule, now);
  const hidesGoods = rule.hidesYouth || visible.length < named.length;
  const cards = shownCards(context, named, rule, query.filters);
  const putsLast = !query.sort && (request.soldOutLast ?? config.soldOutLast);
  return {
    title: collection.title,
    description: collection.description,
    ...(isHidden(collection) && {isHidden: true}),
    picture: pictureOf(image),
    cards: putsLast ? soldOutLast(cards) : cards,
    after,
    next: hasNextPage ? (endCursor ?? null) : null,
    facets: facets
      ? withGiftFilter(
          context,
          products.nodes,
          query,
          facetsOf(products.filters ?? [], query, {
            tag: context.market.tag,
            productTypes: rule.productTypes,
            isCounted: !hasNextPage && !hidesGoods,
            shown: hidesGoods && !hasNextPage ? visible : undefined,
            unfiltered,
          }),
        )
      : null,
    isStale: isStale({errors}),
    collection: {id, handle: name},
  };
}

/** The filters of the page without any chosen; null where the store does not tell. */
async function facetsUnfiltered(context: AppContext, request: CollectionRequest) {
  try {
    const page = await loadPage(context, {...request, url: new URL(request.url).origin});
    return page?.facets ?? null;
  } catch {
    // The store call has logged its cause. The page offers what the store does.
    return null;
  }
}

/** The filters and order in the URL; none for a page that cannot be filtered. */
function listingQueryOf(url: string, rule: CollectionRule): ListingQuery {
  const query = readListingQuery(
    rule.isFilterable ? new URL(url).searchParams : new URLSearchParams(),
  );
  const shown = query.filters.filter((one) => isAllowedType(one, rule.productTypes));
  return {...query, filters: shown};
}

const homeIdOf = ({collectionId}: AppContext['config']) =>
  `gid://shopify/Collection/${collectionId}`;

/** The cards with sold-out ones behind all others. */
export function soldOutLast(cards: readonly Card[]): Card[] {
  return [...cards.filter(isAvailable), ...cards.filter((card) => !isAvailable(card))];
}

/**
 * A page of the home collection. A shop without it is misconfigured: an error, not a 404.
 * @throws {Error} when the store does not have the configured collection
 */
export async function loadHomeCollection(
  context: AppContext,
  request: Omit<CollectionRequest, 'handle'>,
): Promise<CollectionPage> {
  const page = await loadCollection(context, request);
  if (!page)
    throw new Error(`There is no collection ${context.config.collectionId} in the store`);
  return page;
}

/** Pages that show the home collection as home does (§2). */
const HOME_GRIDS: readonly (PageName | null)[] = ['home', 'latest', 'products'];

/** The path in `?grid=PATH`, and the page there; null for none. */
function gridIn(url: string): {path: string; page: PageName | null} {
  const path = new URL(url).searchParams.get('grid') ?? '';
  return {path, page: path ? pageAt(path) : null};
}

/** Whether `?grid=PATH` is home's. */
export const isHomeGrid = (url: string) => HOME_GRIDS.includes(gridIn(url).page);

/**
 * A page of the grid `?grid=PATH`, after `?after=CURSOR`, with the URL's filters; null when PATH
 * has no grid.
 * @throws what the store's client throws when the store gives no usable answer
 */
export async function loadGrid(context: AppContext, url: string) {
  const {path, page} = gridIn(url);
  if (page === 'shirts' || page === 'hoodies')
    return loadCollection(context, {rule: typedRule(page, context.config), url});
  const handle = page === 'collection' ? decodedHandle(path) : null;
  if (handle === null) return null;
  return loadCollection(context, {handle, rule: PAGE_RULES.all, url});
}

/** The handle in a collection's path; null for one that is malformed. */
function decodedHandle(path: string): string | null {
  try {
    return decodeURIComponent(path.split('/')[2] ?? '');
  } catch {
    return null;
  }
}

/**
 * The collections with products, but home's.
 * @throws what the store's client throws
 */
export async function findCollectionTiles({
  storefront,
  config,
}: AppContext): Promise<CollectionTile[]> {
  const {collections} = await storefront.query(COLLECTION_TILES_QUERY, {
    cache: storefront.CacheLong(),
  });
  return collections.nodes
    .filter(({id, products}) => id !== homeIdOf(config) && products.nodes.length > 0)
    .map(({handle, title, image, products}) => ({
      handle,
      title,
      picture: image?.url ?? products.nodes[0]?.featuredImage?.url ?? null,
    }));
}

/** The same for a page that is shown without them: empty when the store cannot be reached. */
export const loadCollectionTiles = (context: AppContext): Promise<CollectionTile[]> =>
  // The store call has logged its cause.
  findCollectionTiles(context).catch(() => []);
