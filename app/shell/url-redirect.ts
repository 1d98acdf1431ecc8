import {localPath} from '~/lib/local-path';
import {shopAddress, type ShopOrigins} from '~/market';

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
  const local = localPath(target.startsWith('/') ? target : pathIn(target, shop));
  if (local !== null) return local === from ? null : local;
  const url =
    /^https:\/\//i.test(target) && URL.canParse(target) ? new URL(target) : null;
  return url && !url.username && origins.includes(url.origin) ? url.href : null;
}

/** The path of an address that stands for a page of this shop: `https://shop.example/shirts` is `/shirts`. */
function pathIn(target: string, shop: ShopOrigins): string | null {
  const isOwn = shop.ownOrigins.some((origin) => target.startsWith(`${origin}/`));
  const address = isOwn ? shopAddress(target, shop) : null;
  return address?.startsWith('/') ? address : null;
}
