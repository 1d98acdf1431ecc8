import type {
  SitemapArticlesQuery,
  SitemapCursorsQuery,
  SitemapListQuery,
} from 'storefrontapi.generated';

import {typedRule} from '~/collection';
import {loadCollection} from '~/collection/index.server';
import {loadPolicies, policyLinks} from '~/content/index.server';
import {endDateFromTags, isStillSold, type Tags} from '~/lib/end-date';
import {
  hrefIn,
  PAGES,
  pagesWhere,
  pathFor,
  ROOT_MARKET,
  type Market,
  type ShopPath,
} from '~/market';
import {loadMarkets, loadMarketsOf} from '~/market/index.server';
import {isHidden} from '~/seo';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';

import {
  SITEMAP_ARTICLES_QUERY,
  SITEMAP_BLOGS_QUERY,
  SITEMAP_CURSORS_QUERY,
  SITEMAP_INDEX_QUERY,
  SITEMAP_LIST_QUERY,
} from './sitemap.documents';
import {sitemap, sitemapIndex, type SitemapEntry, type SitemapType} from './sitemap';

export {readSitemapPath, robotsText} from './sitemap';

/** Most articles of a blog's sitemap: far above any shop's, far below the protocol's 50,000. */
const MAX_ARTICLES = 5000;

/**
 * The sitemap index as XML.
 * @throws what the store's client throws, and an Error where the store does not say how many pages
 * it has
 */
export async function loadSitemapIndex(context: AppContext, origin: string) {
  const [counts, {choices}] = await Promise.all([
    pageCounts(context),
    loadMarkets(context),
  ]);
  return sitemapIndex(origin, counts, choices.length > 0 ? choices : [ROOT_MARKET]);
}

/** How many sitemaps of each kind the index names. */
async function pageCounts({
  storefront,
}: AppContext): Promise<Record<SitemapType, number>> {
  const {products, collections, pages, blogs, shop} = await storefront.query(
    SITEMAP_INDEX_QUERY,
    {cache: storefront.CacheShort()},
  );
  if (!products.pagesCount || !collections.pagesCount)
    throw new Error('SitemapIndex answered without counts');
  return {
    routes: 1,
    products: products.pagesCount.count,
    collections: collections.pagesCount.count,
    pages: pages?.pagesCount?.count ?? 0,
    policies: policyLinks(shop).length > 0 ? 1 : 0,
    blogs: filled(blogs).length,
  };
}

/**
 * One page of a sitemap as XML; null where there is no such page.
 * @throws what the store's client throws, and an Error where the store gives no resources
 */
export async function loadSitemap(
  context: AppContext,
  origin: string,
  {type, page}: {type: SitemapType; page: number},
): Promise<string | null> {
  const [own, {choices}] = await Promise.all([
    ENTRIES[type](context, page, origin),
    loadMarkets(context),
  ]);
  const entries = own.length > 0 ? own : await homeWhereNamed(context, type, page);
  if (entries.length === 0) return null;
  const ids = entries.flatMap(({id}) => id ?? []);
  const marketsOf =
    ids.length > 0 && choices.length > 0
      ? await loadMarketsOf(context, choices, ids)
      : () => choices;
  const urlIn = (market: Pick<Market, 'prefix'>, path: ShopPath) =>
    origin + hrefIn(market, path);
  return sitemap(
    entries.map(({path, id, updatedAt}) => ({
      url: urlIn(context.market, path),
      updatedAt,
      alternates: alternatesOf(path, id ? marketsOf(id) : choices, urlIn),
    })),
  );
}

/**
 * What stands in a sitemap that the index names, and that has nothing of its own: all is hidden, or
 * the API's pages are shorter than ours. The protocol requires a URL, and home's may be listed
 * twice.
 */
async function homeWhereNamed(
  context: AppContext,
  type: SitemapType,
  page: number,
): Promise<PathEntry[]> {
  const {[type]: named} = await pageCounts(context);
  return page <= named ? [{path: PAGES.home.path}] : [];
}

/** The page in each market that has it; the root's for languages that the shop does not speak. */
function alternatesOf(
  path: ShopPath,
  markets: readonly Pick<Market, 'prefix' | 'tag'>[],
  urlIn: (market: Pick<Market, 'prefix'>, path: ShopPath) => string,
) {
  const pages = markets.map((market) => ({tag: market.tag, url: urlIn(market, path)}));
  return markets.some(({prefix}) => prefix === ROOT_MARKET.prefix)
    ? [...pages, {tag: 'x-default', url: urlIn(ROOT_MARKET, path)}]
    : pages;
}

interface PathEntry extends Pick<SitemapEntry, 'updatedAt'> {
  path: ShopPath;
  /** Of what a market may lack; absent for a page that all have. */
  id?: string;
}

/** The entries of the `page`-th sitemap of each kind. */
const ENTRIES: Readonly<
  Record<
    SitemapType,
    (context: AppContext, page: number, origin: string) => Promise<PathEntry[]>
  >
> = {
  async routes(context, page, url) {
    const listed = page === 1 ? pagesWhere(({isListed}) => isListed) : [];
    const hasGoods = await Promise.all(
      listed.map(async (name) => {
        if (name !== 'shirts' && name !== 'hoodies') return true;
        const rule = typedRule(name, context.config);
        const shown = await loadCollection(context, {rule, url});
        return shown !== null && (shown.cards.length > 0 || shown.next !== null);
      }),
    );
    return listed
      .filter((_, index) => hasGoods[index])
      .map((name) => ({path: PAGES[name].path}));
  },
  async policies(context, page) {
    const policies = page === 1 ? await loadPolicies(context) : null;
    if (!policies) return [];
    const texts = policies.page.map(({handle}) => ({path: pathFor('policy', handle)}));
    return [{path: pathFor('policies')}, ...texts];
  },
  products: entriesOf('product'),
  collections: entriesOf('collection'),
  pages: entriesOf('page'),
  blogs: blogEntries,
};

/** What keeps a resource out of a sitemap: products have tags, collections products. */
type Listed = Parameters<typeof isHidden>[0] & {
  tags?: Tags;
  products?: {nodes: readonly object[]};
};

/**
 * The `page`-th page of a list, nothing beyond its end: without what the merchant hides, products
 * that have ended, and empty collections, whose pages are not indexed.
 */
function entriesOf(place: 'product' | 'collection' | 'page') {
  const type = `${place}s` as const;
  return async (context: AppContext, page: number): Promise<PathEntry[]> => {
    const {storefront, now} = context;
    const after = await cursorBefore(context, type, page);
    if (after === null && page > 1) return [];
    const answer: SitemapListQuery = await storefront.query(SITEMAP_LIST_QUERY, {
      variables: {after, [type]: true},
      cache: storefront.CacheShort(),
    });
    const found = answer[type];
    if (!found) throw new Error(`SitemapList answered without ${type}`);
    return found.nodes
      .filter((node: Listed) => {
        const endDate = endDateFromTags(node.tags);
        const isEmpty = node.products?.nodes.length === 0;
        return !isHidden(node) && !isEmpty && isStillSold(endDate, now);
      })
      .map((node) => ({
        path: pathFor(place, node.handle),
        updatedAt: node.updatedAt,
        // All markets have the same pages.
        ...(place !== 'page' && {id: node.id}),
      }));
  };
}

/**
 * The cursor behind which the `page`-th page of a list begins; null for the first page, and beyond
 * the list's end. The API leads from page to page alone. Each step is kept for a day: lists are by
 * id, so a cursor stays where it is unless something before it is deleted, and a walk that the
 * page's deadline ends goes on from there the next time.
 */
async function cursorBefore(
  {storefront}: AppContext,
  type: 'products' | 'collections' | 'pages',
  page: number,
): Promise<string | null> {
  let after: string | null = null;
  for (let at = 1; at < page; at += 1) {
    const answer: SitemapCursorsQuery = await storefront.query(SITEMAP_CURSORS_QUERY, {
      variables: {after, [type]: true},
      cache: storefront.CacheLong(),
    });
    const found = answer[type];
    if (!found) throw new Error(`SitemapCursors answered without ${type}`);
    after = nextOf(found.pageInfo);
    if (after === null) break;
  }
  return after;
}

/** The cursor of the next page of a list; null after the last. */
const nextOf = (page: {hasNextPage: boolean; endCursor?: string | null}) =>
  page.hasNextPage ? (page.endCursor ?? null) : null;

const filled = <Blog extends {articles: {nodes: object[]}}>(
  blogs: {nodes: Blog[]} | null | undefined,
): Blog[] => (blogs?.nodes ?? []).filter(({articles}) => articles.nodes.length > 0);

/** The `page`-th blog that has articles, and these. */
async function blogEntries({storefront}: AppContext, page: number): Promise<PathEntry[]> {
  const cache = storefront.CacheShort();
  const {blogs} = await storefront.query(SITEMAP_BLOGS_QUERY, {cache});
  const found = filled(blogs)[page - 1];
  if (!found) return [];
  const {handle} = found;
  const articles: PathEntry[] = [];
  let after: string | null = null;
  do {
    const {blog}: SitemapArticlesQuery = await storefront.query(SITEMAP_ARTICLES_QUERY, {
      variables: {handle, after},
      cache,
    });
    if (!blog) break;
    for (const article of blog.articles.nodes)
      if (!isHidden(article))
        articles.push({
          path: pathFor('article', handle, article.handle),
          updatedAt: article.publishedAt,
        });
    after = nextOf(blog.articles.pageInfo);
  } while (after !== null && articles.length < MAX_ARTICLES);
  return isHidden(found) ? articles : [{path: pathFor('blog', handle)}, ...articles];
}

/** How long search engines and the edge may keep a feed, in seconds. */
const FRESH_SECONDS = 60 * 60;

/**
 * An XML response with what `make` resolves to; 404 for null, 503 when it fails. Only a good
 * response is cacheable, so that an outage never replaces the shop's pages.
 */
export async function xmlFeed(make: () => Promise<string | null>): Promise<Response> {
  try {
    const xml = await make();
    return xml === null ? textFeed('Not found', 404) : feed(xml, 'application/xml', 200);
  } catch (error) {
    log('error', 'feed.failed', {message: String(error)});
    return textFeed('Please try again later', 503);
  }
}

export const textFeed = (text: string, status = 200) => feed(text, 'text/plain', status);

function feed(body: string, type: string, status: number): Response {
  const caching =
    status === 200 ? `public, max-age=${FRESH_SECONDS}` : 'private, no-store';
  return new Response(body, {
    status,
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': caching,
      'Oxygen-Cache-Control': caching,
      // Oxygen's full-page cache requires it.
      Vary: 'Accept-Encoding',
    },
  });
}
