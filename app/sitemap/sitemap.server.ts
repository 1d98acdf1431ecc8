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
import type {SitemapArticlesQuery} from 'storefrontapi.generated';

import {policyLinks} from '~/content';
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
  SITEMAP_POLICIES_QUERY,
  SITEMAP_PRODUCTS_QUERY,
} from './sitemap.documents';
import {sitemap, sitemapIndex, type SitemapEntry, type SitemapType} from './sitemap';

type Context = Pick<AppContext, 'storefront' | 'config' | 'market' | 'now'>;

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
export async function loadSitemapIndex(context: Context, origin: string) {
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
  context: Context,
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
  context: Context,
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
      return productEntries(context, page);
    case 'collections':
      return collectionEntries(context, page);
    case 'pages':
      return pageEntries(context, page);
  }
}

interface Listed<Node> {
  nodes: Node[];
  pageInfo: {hasNextPage: boolean; endCursor?: string | null};
}

/**
 * The `page`-th page of a list that is read from its start, without what the merchant hides;
 * nothing beyond its end.
 */
async function pageOf<Node extends Parameters<typeof isHidden>[0]>(
  page: number,
  ask: (after: string | null) => Promise<Listed<Node>>,
): Promise<Node[]> {
  let after: string | null = null;
  for (let place = 1; ; place += 1) {
    const {nodes, pageInfo}: Listed<Node> = await ask(after);
    if (place === page) return nodes.filter((node) => !isHidden(node));
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
    if (after === null) return [];
  }
}

/** Products that search engines may show: not hidden by the merchant, and still sold. */
async function productEntries(
  {storefront, now}: Context,
  page: number,
): Promise<PathEntry[]> {
  const nodes = await pageOf(page, async (after) => {
    const {found} = await storefront.query(SITEMAP_PRODUCTS_QUERY, {
      variables: {first: PAGE_SIZE, after},
      cache: storefront.CacheShort(),
    });
    return found;
  });
  return nodes
    .filter((product) => isStillSold(endDateFromTags(product.tags ?? []), now))
    .map(({handle, updatedAt}) => ({path: pathFor('product', handle), updatedAt}));
}

async function collectionEntries(
  {storefront}: Context,
  page: number,
): Promise<PathEntry[]> {
  const nodes = await pageOf(page, async (after) => {
    const {found} = await storefront.query(SITEMAP_COLLECTIONS_QUERY, {
      variables: {first: PAGE_SIZE, after},
      cache: storefront.CacheShort(),
    });
    return found;
  });
  return nodes.map(({handle, updatedAt}) => ({
    path: pathFor('collection', handle),
    updatedAt,
  }));
}

async function pageEntries({storefront}: Context, page: number): Promise<PathEntry[]> {
  const nodes = await pageOf(page, async (after) => {
    const {found} = await storefront.query(SITEMAP_PAGES_QUERY, {
      variables: {first: PAGE_SIZE, after},
      cache: storefront.CacheShort(),
    });
    return found;
  });
  return nodes.map(({handle, updatedAt}) => ({path: pathFor('page', handle), updatedAt}));
}

async function policyEntries({storefront}: Context): Promise<PathEntry[]> {
  const {shop} = await storefront.query(SITEMAP_POLICIES_QUERY, {
    cache: storefront.CacheShort(),
  });
  const handles = policyLinks(shop).map(({handle}) => handle);
  return [
    ...(handles.length > 0 ? [{path: pathFor('policies')}] : []),
    ...handles.map((handle) => ({path: pathFor('policy', handle)})),
  ];
}

/** The blogs that have an article. */
function filled<Blog extends {articles: {nodes: object[]}}>(
  blogs: {nodes: Blog[]} | null | undefined,
): Blog[] {
  return (blogs?.nodes ?? []).filter(({articles}) => articles.nodes.length > 0);
}

/** The `page`-th blog that has articles, and these. */
async function blogEntries({storefront}: Context, page: number): Promise<PathEntry[]> {
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

/** A text feed. */
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
