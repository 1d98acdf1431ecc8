import {numberIn} from '~/lib/global-id';
import type {Market} from '~/lib/market';

/** A path of this shop without its market, whose prefix the router adds. */
export type ShopPath = `/${string}`;

/** How a page is announced while it loads: placeholders of a grid, of a product, or the spinner. */
export type PendingView = 'grid' | 'product' | 'spinner';

interface Page {
  /** Its path; a parameter stands for one segment. */
  path: ShopPath;
  pending: PendingView;
  /** The type of the store's menu items that lead to it. */
  menuType?: string;
  /** Whether it is the same in every shop, and indexed: the sitemap of routes lists it. */
  isListed?: true;
  /** Whether crawlers stay out. */
  isPrivate?: true;
}

/** A page of an add-on; app/shop lists them. */
export type AddOnPage = Pick<Page, 'path' | 'pending' | 'isPrivate'>;

/**
 * The pages of the core, each once. URLs, menus, placeholders, sitemaps, redirects and
 * robots.txt derive from this list; the route table has a row for each (a test).
 */
export const PAGES = {
  home: {path: '/', pending: 'grid', menuType: 'FRONTPAGE', isListed: true},
  latest: {path: '/latest', pending: 'grid'},
  products: {path: '/products', pending: 'grid'},
  shirts: {path: '/shirts', pending: 'grid', isListed: true},
  hoodies: {path: '/hoodies', pending: 'grid', isListed: true},
  collections: {path: '/collections', pending: 'spinner', menuType: 'COLLECTIONS'},
  collection: {path: '/collections/:handle', pending: 'grid', menuType: 'COLLECTION'},
  product: {path: '/products/:handle', pending: 'product', menuType: 'PRODUCT'},
  page: {path: '/pages/:handle', pending: 'spinner', menuType: 'PAGE'},
  policies: {path: '/policies', pending: 'spinner'},
  policy: {path: '/policies/:policy', pending: 'spinner', menuType: 'SHOP_POLICY'},
  blog: {path: '/blogs/:blog', pending: 'spinner', menuType: 'BLOG'},
  article: {path: '/blogs/:blog/:handle', pending: 'spinner', menuType: 'ARTICLE'},
  search: {path: '/search', pending: 'spinner', menuType: 'SEARCH', isPrivate: true},
  cart: {path: '/cart', pending: 'spinner', isPrivate: true},
  markets: {path: '/markets', pending: 'spinner', isPrivate: true},
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

/** Paths that are no pages. */
const RESOURCES = {
  cartData: {path: '/api/cart'},
  gridData: {path: '/api/grid'},
  searchData: {path: '/api/search'},
  healthData: {path: '/api/health'},
  timeData: {path: '/api/time'},
  productData: {path: '/api/products/:handle'},
  calendar: {path: '/api/calendar/:handle.ics'},
  manifest: {path: '/manifest.webmanifest'},
} as const;

const PATHS = {...PAGES, ...RESOURCES};
type Paths = typeof PATHS;

const pages = Object.entries(PAGES) as [PageName, Page][];

/** One text for each parameter of a pattern. */
type Handles<Pattern extends string> = Pattern extends `${string}:${string}/${infer Rest}`
  ? [string, ...Handles<Rest>]
  : Pattern extends `${string}:${string}`
    ? [string]
    : [];

/**
 * The path of a page or a resource: `pathFor('cart')`, `pathFor('product', handle)`. Nowhere else
 * is a URL of the core written (a lint rule).
 */
export const pathFor = <Place extends keyof Paths>(
  place: Place,
  ...handles: Handles<Paths[Place]['path']>
): ShopPath => filled(PATHS[place].path, handles);

/** The paths of an add-on: `shopPath('/review/:handle')(handle)`. */
export const shopPath =
  <Pattern extends ShopPath>(pattern: Pattern) =>
  (...handles: Handles<Pattern>): ShopPath =>
    filled(pattern, handles);

function filled(pattern: ShopPath, handles: readonly string[]): ShopPath {
  const rest = [...handles];
  return pattern.replace(/:\w+/g, () =>
    encodeURIComponent(rest.shift() ?? ''),
  ) as ShopPath;
}

/** The URL of a path in a market, for what the router does not see: `a`, `form`, `fetch`. */
export function hrefIn({prefix}: Pick<Market, 'prefix'>, path: ShopPath): string {
  return prefix + (prefix ? path.replace(/^\/(?=[?#]|$)/, '') : path);
}

/** A path within its market: `/cart` of `/de-de/cart`. */
export function pathIn({prefix}: Pick<Market, 'prefix'>, url: string): string {
  const path = url.slice(prefix.length);
  const isWithin = prefix !== '' && url.startsWith(prefix) && /^(?:[/?#]|$)/.test(path);
  return isWithin ? `/${path.replace(/^\//, '')}` : url;
}

/** Query parameter of the page of markets: the page that the visitor was on. */
export const FROM_PARAM = 'from';

/** Query parameter of a product's URL for its chosen variant, as in Shopify's own links. */
export const VARIANT_PARAM = 'variant';

/** The URL of a product with one of its variants chosen, by the variant's global id. */
export const urlOfVariant = (url: string, id: string | null) =>
  `${url}?${VARIANT_PARAM}=${numberIn(id)}`;

/** The canonical path of a list's page after a cursor; null for the first (decision 0017). */
export const pathOfPage = (path: string, after: string | null) =>
  after ? `${path}?after=${encodeURIComponent(after)}` : path;

/** A page's path as a test of paths; a slash at the end is forgiven. */
const testOf = ({path}: Pick<Page, 'path'>) =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`);

const patterns = pages.map(([name, page]) => ({name, pattern: testOf(page)}));

/** The page of the core at a path of this shop; null where it has none. */
export function pageAt(pathname: string): PageName | null {
  return patterns.find(({pattern}) => pattern.test(pathname))?.name ?? null;
}

/** The page of an add-on at a path of this shop. */
export const addOnPageAt = (pathname: string, ofAddOns: readonly AddOnPage[]) =>
  ofAddOns.find((page) => testOf(page).test(pathname)) ?? null;

export function pagesWhere(test: (page: Page) => boolean | undefined): PageName[] {
  return pages.flatMap(([name, page]) => (test(page) ? [name] : []));
}

/** Policies that both versions of the Storefront API answer, by Shopify's handles. */
export const POLICY_HANDLES = [
  'privacy-policy',
  'refund-policy',
  'shipping-policy',
  'terms-of-service',
  'subscription-policy',
] as const;

/** Origins that stand for this shop, and the one that has what this shop has no page for. */
export interface ShopOrigins {
  /** The store's domains, and the shop's own. */
  ownOrigins: readonly string[];
  storeOrigin: string;
}

const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];

/** The host of a URL as people name it. */
const bareHost = ({host}: URL) => host.replace(/^www\./, '');

/** Whether a URL is on one of these sites: texts write it by http, and with “www.” or without. */
export const isOnOne = (url: URL, origins: readonly string[]) =>
  /^https?:$/.test(url.protocol) &&
  origins.some((origin) => bareHost(new URL(origin)) === bareHost(url));

/**
 * Where a URL of the store's texts, menus and redirects leads: this shop's path for it, if it
 * has one; otherwise the URL, on the store's origin where it is on this shop's domain. Null for
 * one that is unsafe.
 */
export function shopUrl(
  href: string,
  {ownOrigins, storeOrigin}: ShopOrigins,
): string | null {
  const url = URL.canParse(href, storeOrigin) ? new URL(href, storeOrigin) : null;
  if (!url || !SCHEMES.includes(url.protocol) || url.username) return null;
  if (!isOnOne(url, ownOrigins)) return url.href;
  const path = ownPath(url.pathname.replace(/\/$/, '') || '/');
  const base = path ?? storeOrigin + url.pathname;
  return base.includes('#') ? base : base + url.search + url.hash;
}

function ownPath(path: string): string | null {
  const [, product] = /^\/collections\/[^/]+(\/products\/[^/]+)$/.exec(path) ?? [];
  if (product) return product;
  const page = pageAt(path);
  const isMissing =
    page === 'policy' && !POLICY_HANDLES.some((handle) => path.endsWith(`/${handle}`));
  return page && !isMissing ? path : null;
}
