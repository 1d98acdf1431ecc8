import {localPath} from '~/lib/local-path';

import {shopUrl, type ShopOrigins} from './pages';

/** A merchant's redirects: records of the store's admin (docs/links.md). */

/** A path as it is compared: decoded, without regard to case and a slash at its end. */
const comparable = (written: string) => {
  const path = written.replace(/(.)\/$/, '$1');
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    // Merchants write paths by hand.
    return path.toLowerCase();
  }
};

export const isSamePath = (a: string, b: string) => comparable(a) === comparable(b);

/**
 * The target of a merchant's redirect: a path of this shop, or a page elsewhere over https. `null`
 * for any other target, and for a redirect of `paths` to themselves.
 */
export function redirectTarget(
  paths: readonly string[],
  target: string,
  shop: ShopOrigins,
): string | null {
  const url = URL.canParse(target) ? new URL(target) : null;
  const local = localPath(url ? pathOnThisShop(url, shop) : target);
  if (local !== null) {
    const [path = ''] = local.split(/[?#]/, 1);
    return paths.some((from) => isSamePath(from, path)) ? null : local;
  }
  const isElsewhere = url?.protocol === 'https:' && !url.username && !isOfShop(url, shop);
  return isElsewhere ? url.href : null;
}

const isOfShop = ({origin}: URL, {ownOrigins, storeOrigin}: ShopOrigins) =>
  ownOrigins.includes(origin) && origin !== storeOrigin;

/** The path of a URL of this shop, or of one of the store's that this shop has the page of. */
function pathOnThisShop(url: URL, shop: ShopOrigins): string | null {
  if (url.username) return null;
  if (isOfShop(url, shop)) return url.pathname + url.search + url.hash;
  return url.origin === shop.storeOrigin ? shopUrl(url.href, shop) : null;
}
