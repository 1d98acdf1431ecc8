import {data, redirect} from '@remix-run/server-runtime';

import {
  hrefIn,
  isOnOne,
  isSamePath,
  onlineStoreTarget,
  pageAt,
  pathFor,
  pathIn,
  redirectTarget,
  type ShopPath,
} from '~/market';
import type {Market} from '~/lib/market';
import type {AppContext} from '~/server/context';
import {withQuery} from '~/lib/local-path';

import {HANDLES_QUERY, URL_REDIRECT_QUERY} from './not-found.documents';

/** Cache lifetime in seconds: short, since merchants try a new redirect at once. */
const CACHED_SECONDS = 60;

/**
 * The response for a URL without a page: the merchant's redirect, else where that URL of an online
 * store leads (docs/links.md), else the page of the handle that its own begins with, else 404, as
 * data: the shop's shell is rendered around it.
 * For documents and soft navigations.
 * @throws {Response} the redirect: 301 to this shop or as the merchant says, 302 to the store's own
 * domain
 */
export async function redirectOr404(request: Request, context: AppContext) {
  const url = new URL(request.url);
  const {market, config, parts} = context;
  const path = pathIn(market, url.pathname);
  const written = await merchantTarget(url, context);
  if (written !== null) throw permanent(withQuery(written, url.search));
  const target = onlineStoreTarget({pathname: path, search: url.search}, market, {
    root: config.root,
    markets: config.markets,
    pages: parts.pages,
  });
  if (target?.on === 'shop') {
    // The router adds the prefix of the request's own market.
    const isHere = target.market.prefix === market.prefix;
    throw permanent(isHere ? target.path : hrefIn(target.market, target.path));
  }
  const storeOrigin = target && storeOriginBeside(url.origin, context);
  if (storeOrigin) {
    const headers = {'Cache-Control': 'private, no-store'};
    throw redirect(storeOrigin + target.path, {status: 302, headers});
  }
  const meant = await pageMeant(path, context);
  if (meant !== null) throw permanent(withQuery(meant, url.search));
  return data(null, {status: 404});
}

function permanent(location: string): Response {
  // Without a lifetime a browser may keep a permanent redirect for good.
  const headers = {'Cache-Control': `public, max-age=${CACHED_SECONDS}`};
  return redirect(location, {status: 301, headers});
}

/** What no handle has: the end of a sentence, a bracket, a query that a mail has encoded. */
const AFTER_HANDLE = /[^\p{L}\p{M}\p{N}_-].*/su;

/** The page whose handle a path has in capitals, or with something behind it (§10.41). */
async function pageMeant(
  path: string,
  {storefront}: AppContext,
): Promise<ShopPath | null> {
  const name = pageAt(path);
  if (name !== 'product' && name !== 'collection' && name !== 'page') return null;
  const written = decodeURIComponent(path).split('/')[2] ?? '';
  const handle = written.toLowerCase().replace(AFTER_HANDLE, '');
  if (handle === '' || handle === written) return null;
  try {
    const found = await storefront.query(HANDLES_QUERY, {
      variables: {page: '', [name]: handle},
      cache: storefront.CacheShort(),
    });
    return found[name] ? pathFor(name, handle) : null;
  } catch {
    // As with the merchant's redirects.
    return null;
  }
}

/** The store's own domain; null where that is this shop's, which would answer itself. */
function storeOriginBeside(
  visited: string,
  {config: {store}, siteOrigin}: AppContext,
): string | null {
  const own = [visited, ...(siteOrigin ? [siteOrigin] : [])];
  const isOther = (each: string) => !isOnOne(new URL(each), own);
  return [store.checkoutOrigin, store.origin].find(isOther) ?? null;
}

/** Where the merchant's redirect for a URL leads, written with its market or without. */
async function merchantTarget(
  {pathname, origin}: URL,
  {storefront, config, siteOrigin, market}: AppContext,
): Promise<string | null> {
  const paths = [...new Set([pathname, pathIn(market, pathname)])];
  const search = redirectSearch(paths);
  if (search === null) return null;
  try {
    const {urlRedirects} = await storefront.query(URL_REDIRECT_QUERY, {
      variables: {search},
      cache: storefront.CacheCustom({
        mode: 'public',
        maxAge: CACHED_SECONDS,
        staleWhileRevalidate: CACHED_SECONDS,
      }),
    });
    // The store's search is fuzzy: compare the paths.
    const [found] = paths.flatMap((path) =>
      urlRedirects.nodes.filter((each) => isSamePath(each.path, path)),
    );
    const storeOrigin = config.store.origin;
    const ownOrigins = [storeOrigin, origin, ...(siteOrigin ? [siteOrigin] : [])];
    const target =
      found && redirectTarget(paths, found.target, {ownOrigins, storeOrigin});
    return target ? withinMarket(target, market, config.markets, origin) : null;
  } catch {
    // The store call has logged its cause. The visitor gets the not-found page.
    return null;
  }
}

/** A target as the router takes it: it puts the prefix of `market` before every path. */
function withinMarket(
  target: string,
  market: Market,
  markets: readonly Market[],
  origin: string,
): string {
  const inside = pathIn(market, target);
  const isOther =
    inside === target && markets.some((one) => pathIn(one, target) !== target);
  return isOther && market.prefix !== '' ? origin + target : inside;
}

/** Longest path that is looked up: Shopify's own limit is far above what merchants write. */
const MAX_PATH_LENGTH = 255;

/**
 * The search query for the redirects of `paths`, encoded as in a URL and decoded; null where none
 * can have one. Compare the results: the search is fuzzy.
 */
export function redirectSearch(paths: readonly string[]): string | null {
  const spellings = new Set(paths.flatMap((path) => [decodeURIComponent(path), path]));
  const terms = [...spellings]
    .filter((path) => path !== '/' && path.length <= MAX_PATH_LENGTH)
    // Quoted, so that the path is no search syntax.
    .map((path) => `path:"${path.replace(/["\\]/g, '\\$&')}"`);
  return terms.length > 0 ? terms.join(' OR ') : null;
}
