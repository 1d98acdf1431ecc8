import {localPath} from '~/lib/local-path';

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
 * The target of a redirect: a path of this shop, or a page on one of `origins` (the shop's own and those it links to).
 * `null` for any other target, and for a redirect to itself.
 */
export function redirectTarget(
  from: string,
  target: string,
  ownOrigin: string | null,
  origins: readonly string[],
): string | null {
  const local = localPath(ownPathOf(target, ownOrigin));
  if (local !== null) return local === from ? null : local;
  const url =
    /^https:\/\//i.test(target) && URL.canParse(target) ? new URL(target) : null;
  return url && !url.username && origins.includes(url.origin) ? url.href : null;
}

/** `https://shop.example/shirts` is `/shirts` on `https://shop.example`. */
function ownPathOf(target: string, ownOrigin: string | null): string {
  const isOwn = ownOrigin !== null && target.startsWith(`${ownOrigin}/`);
  return isOwn ? target.slice(ownOrigin.length) : target;
}
