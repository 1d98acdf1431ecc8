import {
  hrefIn,
  PAGES,
  pagesWhere,
  pathFor,
  ROOT_MARKET,
  type Market,
  type ShopPath,
} from '~/market';
import {loadMarkets} from '~/market/index.server';
import type {SitemapArticlesQuery, SitemapProductsQuery} from 'storefrontapi.generated';

import {loadPolicies, policyLinks} from '~/content/index.server';
import {endDateFromTags, isStillSold} from '~/lib/end-date';
import {isHidden} from '~/seo';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';

import {
  SITEMAP_ARTICLES_QUERY,
  SITEMAP_BLOGS_QUERY,
  SITEMAP_COLLECTIONS_QUERY,
  SITEMAP_INDEX_QUERY,
  SITEMAP_PAGES_QUERY,
  SITEMAP_PRODUCTS_QUERY,
} from './sitemap.documents';
import {sitemap, sitemapIndex, type SitemapEntry, type SitemapType} from './sitemap';

/**
 * Resources on one page of a sitemap: as many as the API's own pages have, whose count the index
 * states.
 */
const PAGE_SIZE = 250;

/** Most blogs of a shop, and articles asked for at once. */
const MAX_BLOGS = 100;
const ARTICLES_PAGE_SIZE = 250;
/** Most articles of a blog's sitemap: far above any shop's, far below the protocol's 50,000. */
const MAX_ARTICLES = 5000;

/**
 * The sitemap index as XML.
 * @throws what the store's client throws, and an Error where the store does not say how many pages
 * it has
 */
export async function loadSitemapIndex(context: AppContext, origin: string) {
  const {storefront} = context;
  const {choices} = await loadMarkets(context);
  const {products, collections, pages, blogs, shop} = await storefront.query(
    SITEMAP_INDEX_QUERY,
    {variables: {blogsFirst: MAX_BLOGS}, cache: storefront.CacheShort()},
  );
  if (!products.pagesCount || !collections.pagesCount)
    throw new Error('SitemapIndex answered without counts');
  const counts = {
    routes: 1,
    products: products.pagesCount.count,
    collections: collections.pagesCount.count,
    pages: pages?.pagesCount?.count ?? 0,
    policies: policyLinks(shop).length > 0 ? 1 : 0,
    blogs: filled(blogs).length,
  };
  return sitemapIndex(origin, counts, choices.length > 0 ? choices : [ROOT_MARKET]);
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
  const [entries, {choices}] = await Promise.all([
    entriesOf(context, type, page),
    loadMarkets(context),
  ]);
  const urlIn = (market: Pick<Market, 'prefix'>, path: ShopPath) =>
    origin + hrefIn(market, path);
  return entries.length > 0
    ? sitemap(
        entries.map(({path, ...entry}) => ({
          ...entry,
          url: urlIn(context.market, path),
          alternates: choices.map((choice) => ({
            tag: choice.tag,
            url: urlIn(choice, path),
          })),
        })),
      )
    : null;
}

interface PathEntry extends Omit<SitemapEntry, 'url'> {
  path: ShopPath;
}

async function entriesOf(
  context: AppContext,
  type: SitemapType,
  page: number,
): Promise<PathEntry[]> {
  switch (type) {
    case 'routes': {
      const listed = pagesWhere(({isListed}) => isListed);
      return page === 1 ? listed.map((name) => ({path: PAGES[name].path})) : [];
    }
    case 'policies':
      return page === 1 ? policyEntries(context) : [];
    case 'blogs':
      return blogEntries(context, page);
    case 'products':
    case 'collections':
    case 'pages':
      return listedEntries(context, type, page);
  }
}

const LISTS = {
  products: {query: SITEMAP_PRODUCTS_QUERY, place: 'product'},
  collections: {query: SITEMAP_COLLECTIONS_QUERY, place: 'collection'},
  pages: {query: SITEMAP_PAGES_QUERY, place: 'page'},
} as const;

/**
 * The `page`-th page of a list that is read from its start, nothing beyond its end: without what
 * the merchant hides, and products that have ended.
 */
async function listedEntries(
  {storefront, now}: AppContext,
  type: keyof typeof LISTS,
  page: number,
): Promise<PathEntry[]> {
  const {query, place} = LISTS[type];
  let after: string | null = null;
  for (let at = 1; ; at += 1) {
    // The three lists have these fields; products alone have tags.
    const {found}: SitemapProductsQuery = await storefront.query(query, {
      variables: {first: PAGE_SIZE, after},
      cache: storefront.CacheShort(),
    });
    if (at === page)
      return found.nodes
        .filter((node) => !isHidden(node) && isStillSold(endDateFromTags(node.tags), now))
        .map(({handle, updatedAt}) => ({path: pathFor(place, handle), updatedAt}));
    after = found.pageInfo.hasNextPage ? (found.pageInfo.endCursor ?? null) : null;
    if (after === null) return [];
  }
}

async function policyEntries(context: AppContext): Promise<PathEntry[]> {
  const policies = await loadPolicies(context);
  return policies
    ? [
        {path: pathFor('policies')},
        ...policies.page.map(({handle}) => ({path: pathFor('policy', handle)})),
      ]
    : [];
}

function filled<Blog extends {articles: {nodes: object[]}}>(
  blogs: {nodes: Blog[]} | null | undefined,
): Blog[] {
  return (blogs?.nodes ?? []).filter(({articles}) => articles.nodes.length > 0);
}

/** The `page`-th blog that has articles, and these. */
async function blogEntries({storefront}: AppContext, page: number): Promise<PathEntry[]> {
  const cache = storefront.CacheShort();
  const {blogs} = await storefront.query(SITEMAP_BLOGS_QUERY, {
    variables: {blogsFirst: MAX_BLOGS},
    cache,
  });
  const found = filled(blogs)[page - 1];
  if (!found) return [];
  const {handle} = found;
  const articles: PathEntry[] = [];
  let after: string | null = null;
  do {
    const answer: SitemapArticlesQuery = await storefront.query(SITEMAP_ARTICLES_QUERY, {
      variables: {handle, first: ARTICLES_PAGE_SIZE, after},
      cache,
    });
    if (!answer.blog) break;
    const {nodes, pageInfo} = answer.blog.articles;
    articles.push(
      ...nodes
        .filter((article) => !isHidden(article))
        .map((article) => ({
          path: pathFor('article', handle, article.handle),
          updatedAt: article.publishedAt,
        })),
    );
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null && articles.length < MAX_ARTICLES);
  return [...(isHidden(found) ? [] : [{path: pathFor('blog', handle)}]), ...articles];
}

/** How long search engines and the edge may keep a feed, in seconds. */
const FRESH_SECONDS = 60 * 60;

function plain(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'private, no-store',
    },
  });
}

/**
 * An XML response with what `make` resolves to; 404 for null, 503 when it fails. Only a good
 * response is cacheable, so that an outage never replaces the shop's pages.
 */
export async function xmlFeed(make: () => Promise<string | null>): Promise<Response> {
  try {
    const xml = await make();
    return xml === null ? plain('Not found', 404) : feed(xml, 'application/xml');
  } catch (error) {
    log('error', 'feed.failed', {message: String(error)});
    return plain('Please try again later', 503);
  }
}

export function textFeed(text: string): Response {
  return feed(text, 'text/plain');
}

function feed(body: string, type: string): Response {
  const caching = `public, max-age=${FRESH_SECONDS}`;
  return new Response(body, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': caching,
      'Oxygen-Cache-Control': caching,
      // Oxygen's full-page cache requires it.
      Vary: 'Accept-Encoding',
    },
  });
}
