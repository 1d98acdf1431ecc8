import {data, redirect} from '@shopify/remix-oxygen';

import type {AppContext} from '~/server/context';

import {redirectSearch, redirectTarget} from './url-redirect';

import {URL_REDIRECT_QUERY} from './shell.documents';

/** How long an answer is kept, in seconds: short, since a merchant who adds a redirect tries it at once. */
const CACHED_SECONDS = 60;

/**
 * The answer for an address that has no page: where the merchant's redirects lead (301), else "not found" (404), as data, so
 * that the shop stays around it. Documents and soft navigations alike.
 * @throws {Response} the redirect
 */
export async function redirectOr404(request: Request, context: AppContext) {
  const location = await findRedirect(new URL(request.url).pathname, context);
  if (location) throw redirect(location, 301);
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
    // The store searches; what counts is the path itself.
    const found = urlRedirects.nodes.find((each) => isSamePath(each.path, path));
    const {links} = config.public;
    const origins = [...Object.values(links), config.store.checkoutOrigin].flatMap(
      originOf,
    );
    return found ? redirectTarget(path, found.target, siteOrigin, origins) : null;
  } catch {
    // The store call has logged its cause. Without the store's answer the visitor still gets the not-found page.
    return null;
  }
}

/** Merchants write paths as they are read; addresses have them encoded. */
function isSamePath(written: string, path: string): boolean {
  return written.toLowerCase() === decodeURIComponent(path).toLowerCase();
}

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
