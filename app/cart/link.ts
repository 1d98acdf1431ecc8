import {clickIdsIn} from '~/lib/click-ids';
import {localPath, withQuery} from '~/lib/local-path';
import {pathFor, pathIn, type Market} from '~/market';

/** Parameters of a discount link that say where it leads; the first counts. */
const DESTINATIONS = ['redirect', 'return_to'] as const;

/**
 * Where a cart link or discount link leads once it was followed, from its query: to the path that
 * it names, with its other parameters, else to the cart, with its click ids; also where it has
 * failed, of which the cart tells. A path as the router takes it, without the market's prefix.
 */
export function linkDestination(
  search: string,
  market: Pick<Market, 'prefix'>,
  hasFailed = false,
): string {
  const query = new URLSearchParams(search);
  const [path] = DESTINATIONS.flatMap((name) => localPath(query.get(name)) ?? []);
  if (path === undefined || hasFailed)
    return withQuery(pathFor('cart'), clickIdsIn(search));
  return withQuery(pathIn(market, path), search, /^(?:redirect|return_to)$/);
}
