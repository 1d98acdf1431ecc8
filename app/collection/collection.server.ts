import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {CollectionQuery} from 'storefrontapi.generated';

import {visibleProducts, type CollectionRule} from './page-rules';
import {COLLECTION_PAGE_SIZE} from '~/lib/catalogue';

import {isStale} from '~/server/store/store-answer';
import {StoreError} from '~/server/store/store-error';

import {cardOf} from './cards.server';
import {COLLECTION_QUERY} from './collection.documents';
import type {CardPicture, CollectionPage} from './collection-page';

type Collection = NonNullable<CollectionQuery['collection']>;

/** Which collection, and which of its products. */
export interface CollectionRequest {
  /** Handle of the collection; absent for the shop's own, which the configuration names (decision 2). */
  handle?: string;
  rule: CollectionRule;
  /** The page's address; `?after=CURSOR` goes on where a page ended. */
  url: string;
}

/** A cursor is opaque; what is too long to be one is none. */
const MAX_CURSOR_LENGTH = 512;

/** The cursor in an address; null for none, or for what is too long to be one. */
export function cursorOf(url: string): string | null {
  const cursor = new URL(url).searchParams.get('after');
  return cursor && cursor.length <= MAX_CURSOR_LENGTH ? cursor : null;
}

function selectorOf(handle: string | undefined, collectionId: number) {
  return handle === undefined
    ? {id: `gid://shopify/Collection/${collectionId}`}
    : {handle};
}

function pictureOf(image: Collection['image']): CardPicture | null {
  return image ? {url: image.url, alt: image.altText ?? ''} : null;
}

function pageOf(
  collection: Collection,
  rule: CollectionRule,
  after: string | null,
  now: number,
): Omit<CollectionPage, 'isStale'> {
  const {nodes, pageInfo} = collection.products;
  return {
    title: collection.title,
    description: collection.description,
    picture: pictureOf(collection.image),
    cards: visibleProducts(nodes, rule, now).map(cardOf),
    after,
    next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  };
}

/** The store knows no such cursor: one that was made up, or of a grid that has changed since. */
function isRefusedCursor(error: unknown, url: string): boolean {
  if (cursorOf(url) === null) return false;
  return error instanceof StoreError && error.failure === 'refused';
}

/** As `loadPage`; an address whose cursor the store refuses shows the first page. */
export async function loadCollection(
  context: AppLoadContext,
  request: CollectionRequest,
): Promise<CollectionPage | null> {
  try {
    return await loadPage(context, request);
  } catch (error) {
    if (!isRefusedCursor(error, request.url)) throw error;
    return loadPage(context, {...request, url: new URL('/', request.url).href});
  }
}

/**
 * One page of a collection, 50 products at a time. The store narrows by product type, so that a page is not mostly left
 * out; the rule then holds whatever the store did.
 * Null when there is no such collection.
 */
async function loadPage(
  {storefront, config, caching, now}: AppLoadContext,
  {handle, rule, url}: CollectionRequest,
): Promise<CollectionPage | null> {
  const after = cursorOf(url);
  const {collection, errors} = await storefront.query(COLLECTION_QUERY, {
    variables: {
      ...selectorOf(handle, config.collectionId),
      productsFirst: COLLECTION_PAGE_SIZE,
      after,
      filters: rule.productTypes?.map((productType) => ({productType})),
    },
    // Not Hydrogen's default, which shows prices of up to a day ago and cannot say that it does.
    cache: storefront.CacheShort(),
  });
  if (!collection) return null;
  const {id, handle: name} = collection;
  const page = {
    ...pageOf(collection, rule, after, now),
    isStale: isStale({errors}),
    ...(config.analytics && {subject: {kind: 'collection' as const, id, handle: name}}),
  };
  for (const {endDate} of page.cards) caching.endsAt(endDate);
  return page;
}

/**
 * A page of the shop's own collection. A shop without it is not set up: that is an error, not a missing page.
 * @throws {Error} when the store does not have the configured collection
 */
export async function loadHomeCollection(
  context: AppLoadContext,
  request: Omit<CollectionRequest, 'handle'>,
): Promise<CollectionPage> {
  const page = await loadCollection(context, request);
  if (!page)
    throw new Error(`There is no collection ${context.config.collectionId} in the store`);
  return page;
}
