import type {Market} from '~/lib/market';

import {pagePaths, type PAGES} from './pages';

/** A path of this shop without its market, whose prefix the router adds. */
export type ShopPath = `/${string}`;

/** Paths that are no pages. */
const RESOURCES = {
  cartData: '/api/cart',
  gridData: '/api/grid',
  searchData: '/api/search',
  healthData: '/api/health',
  timeData: '/api/time',
  notifyData: '/api/notify',
  eventsData: '/api/events',
  productData: '/api/products/:handle',
  recommendationsData: '/api/recommendations/:handle',
  reviewsData: '/api/reviews/:product',
  pickupData: '/api/pickup/:variant',
  calendar: '/api/calendar/:handle.ics',
  manifest: '/manifest.webmanifest',
  commerceProfile: '/.well-known/ucp',
  commerceTools: '/api/ucp/mcp',
} as const;

type Patterns = {
  [Name in keyof typeof PAGES]: (typeof PAGES)[Name]['path'];
} & typeof RESOURCES;

const PATTERNS: Readonly<Record<keyof Patterns, ShopPath>> = {
  ...pagePaths(),
  ...RESOURCES,
};

/** One text for each parameter of a pattern. */
type Handles<Pattern extends string> = Pattern extends `${string}:${string}/${infer Rest}`
  ? [string, ...Handles<Rest>]
  : Pattern extends `${string}:${string}`
    ? [string]
    : [];

/**
 * The path of a page or a resource: `pathFor('cart')`, `pathFor('product', handle)`. Nowhere else
 * is a URL of the shop written (a lint rule).
 */
export function pathFor<Place extends keyof Patterns>(
  place: Place,
  ...handles: Handles<Patterns[Place]>
): ShopPath {
  const rest: string[] = [...handles];
  return PATTERNS[place].replace(/:\w+/g, () =>
    encodeURIComponent(rest.shift() ?? ''),
  ) as ShopPath;
}

/** The URL of a path in a market, for what the router does not see: `a`, `form`, `fetch`. */
export function hrefIn({prefix}: Pick<Market, 'prefix'>, path: ShopPath): string {
  return prefix + (prefix ? path.replace(/^\/(?=[?#]|$)/, '') : path);
}

/** A path within its market: `/cart` of `/de-de/cart`. */
export function pathIn({prefix}: Pick<Market, 'prefix'>, url: string): string {
  const isWithin = prefix !== '' && /^(?:[/?#]|$)/.test(url.slice(prefix.length));
  if (!isWithin || !url.startsWith(prefix)) return url;
  const path = url.slice(prefix.length);
  return path.startsWith('/') ? path : `/${path}`;
}

/** Query parameter of the page of markets: the page that the visitor was on. */
export const FROM_PARAM = 'from';

/** Query parameter of a product's URL for its chosen variant, as in Shopify's own links. */
export const VARIANT_PARAM = 'variant';

/** The canonical path of a list's page after a cursor; null for the first (decision 0017). */
export const pathOfPage = (path: string, after: string | null) =>
  after ? `${path}?after=${encodeURIComponent(after)}` : path;
