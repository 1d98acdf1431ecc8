import {pathFor} from '~/market';
import type {AppContext} from '~/server/context';

import {
  FIXED_PATHS,
  sitemap,
  sitemapIndex,
  type SitemapEntry,
  type SitemapType,
} from './sitemap';

import {SITEMAP_INDEX_QUERY, SITEMAP_PAGE_QUERY} from './sitemap.documents';

type Context = Pick<AppContext, 'storefront'>;

/** The path prefix of each kind of resource. */
const RESOURCES = {
  products: {type: 'PRODUCT', pathOf: (handle: string) => pathFor('product', handle)},
  collections: {
    type: 'COLLECTION',
    pathOf: (handle: string) => pathFor('collection', handle),
  },
} as const;

/**
 * The sitemap index as XML.
 * @throws what the store's client throws, and an Error where the store does not say how many pages it has
 */
export async function loadSitemapIndex({storefront}: Context, origin: string) {
  const {products, collections} = await storefront.query(SITEMAP_INDEX_QUERY, {
    cache: storefront.CacheShort(),
  });
  if (!products.pagesCount || !collections.pagesCount)
    throw new Error('SitemapIndex answered without counts');
  return sitemapIndex(origin, {
    routes: 1,
    products: products.pagesCount.count,
    collections: collections.pagesCount.count,
  });
}

/**
 * One page of a sitemap as XML; null where there is no such page.
 * @throws what the store's client throws, and an Error where the store gives no resources
 */
export async function loadSitemap(
  context: Context,
  origin: string,
  {type, page}: {type: SitemapType; page: number},
): Promise<string | null> {
  const entries =
    type === 'routes'
      ? fixedEntries(origin, page)
      : await resourceEntries(context, origin, type, page);
  return entries.length > 0 ? sitemap(entries) : null;
}

function fixedEntries(origin: string, page: number): SitemapEntry[] {
  return page === 1 ? FIXED_PATHS.map((path) => ({url: origin + path})) : [];
}

async function resourceEntries(
  {storefront}: Context,
  origin: string,
  kind: keyof typeof RESOURCES,
  page: number,
): Promise<SitemapEntry[]> {
  const {type, pathOf} = RESOURCES[kind];
  const {sitemap: found} = await storefront.query(SITEMAP_PAGE_QUERY, {
    variables: {type, page},
    cache: storefront.CacheShort(),
  });
  if (!found.resources) throw new Error('SitemapPage answered without resources');
  return found.resources.items.map(({handle, updatedAt}) => ({
    url: origin + pathOf(handle),
    updatedAt,
  }));
}
