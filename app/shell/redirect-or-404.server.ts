import {data, redirect} from '@remix-run/server-runtime';

import {pathIn} from '~/market';
import type {AppContext} from '~/server/context';

import {redirectSearch, redirectTarget} from './url-redirect';

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
