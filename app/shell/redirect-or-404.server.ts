import {data, redirect} from '@remix-run/server-runtime';

import {pathIn, shopAddress, type ShopOrigins} from '~/market';
import type {AppContext} from '~/server/context';
import {localPath} from '~/lib/local-path';

import {URL_REDIRECT_QUERY} from './shell.documents';

/** Cache lifetime in seconds: short, since merchants try a new redirect at once. */
const CACHED_SECONDS = 60;

/**
 * The response for a URL without a page: the merchant's redirect (301), else 404, as data, so that the shop's shell is
 * rendered around it. For documents and soft navigations.
 * @throws {Response} the redirect
 */
export async function redirectOr404(request: Request, context: AppContext) {
  const location = await findRedirect(
    pathIn(context.market, new URL(request.url).pathname),
    context,
  );
  if (location) {
    // Without a lifetime a browser may keep a permanent redirect for good.
    const headers = {'Cache-Control': `public, max-age=${CACHED_SECONDS}`};
    throw redirect(location, {status: 301, headers});
  }
  return data(null, {status: 404});
}

async function findRedirect(
  path: string,
  {storefront, config, siteOrigin}: AppContext,
): Promise<string | null> {
  const search = redirectSearch(decodeURIComponent(path));
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
    const found = urlRedirects.nodes.find((each) => isSamePath(each.path, path));
    const {links} = config.public;
    const {origin, checkoutOrigin} = config.store;
    const shop = {
      ownOrigins: [origin, ...(siteOrigin ? [siteOrigin] : [])],
      storeOrigin: origin,
    };
    const origins = [...Object.values(links), checkoutOrigin].flatMap(originOf);
    return found ? redirectTarget(path, found.target, shop, origins) : null;
  } catch {
    // The store call has logged its cause. The visitor gets the not-found page.
    return null;
  }
}

/** Merchants write paths decoded; URLs are encoded. */
function isSamePath(written: string, path: string): boolean {
  return written.toLowerCase() === decodeURIComponent(path).toLowerCase();
}

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/** Longest path that is looked up: Shopify's own limit is far above what merchants write. */
const MAX_PATH_LENGTH = 255;

/**
 * The search query for the redirect of `path`; null for a path that cannot have one. Compare the results: the search is
 * fuzzy.
 */
export function redirectSearch(path: string): string | null {
  if (path === '/' || path.length > MAX_PATH_LENGTH) return null;
  // Quoted, so that the path is no search syntax.
  return `path:"${path.replace(/["\\]/g, '\\$&')}"`;
}

/**
 * The target of a redirect: a path of this shop, or a page on one of `origins` (those that the shop links to). `null` for any other
 * target, and for a redirect to itself.
 */
export function redirectTarget(
  from: string,
  target: string,
  shop: ShopOrigins,
  origins: readonly string[],
): string | null {
  const local = localPath(target.startsWith('/') ? target : ownPath(target, shop));
  if (local !== null) return local === from ? null : local;
  const url =
    /^https:\/\//i.test(target) && URL.canParse(target) ? new URL(target) : null;
  return url && !url.username && origins.includes(url.origin) ? url.href : null;
}

/** The path of an address that stands for a page of this shop: `https://shop.example/shirts` is `/shirts`. */
function ownPath(target: string, shop: ShopOrigins): string | null {
  const isOwn = shop.ownOrigins.some((origin) => target.startsWith(`${origin}/`));
  const address = isOwn ? shopAddress(target, shop) : null;
  return address?.startsWith('/') ? address : null;
}
