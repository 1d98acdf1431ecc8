/** How a page is announced while it loads: placeholders of a grid, of a product, or the spinner. */
export type PendingView = 'grid' | 'product' | 'spinner';

interface Page {
  /** Its path; a parameter stands for one segment. */
  path: `/${string}`;
  pending: PendingView;
  /** The type of the store's menu items that lead to it. */
  menuType?: string;
  /** Whether it is the same in every shop, and indexed: the sitemap of routes lists it. */
  isListed?: true;
  /** Whether crawlers stay out. */
  isPrivate?: true;
}

/**
 * The pages of this shop, each once. URLs, menus, placeholders, sitemaps, redirects and
 * robots.txt derive from this list; the route table has a row for each (a test).
 */
export const PAGES = {
  home: {path: '/', pending: 'grid', menuType: 'FRONTPAGE', isListed: true},
  latest: {path: '/latest', pending: 'grid'},
  products: {path: '/products', pending: 'grid'},
  shirts: {path: '/shirts', pending: 'grid', isListed: true},
  hoodies: {path: '/hoodies', pending: 'grid', isListed: true},
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
  notify: {path: '/notify', pending: 'spinner', isPrivate: true},
  withdraw: {path: '/withdraw', pending: 'spinner', isPrivate: true},
  saved: {path: '/saved', pending: 'grid', isPrivate: true},
  review: {path: '/review/:handle', pending: 'spinner', isPrivate: true},
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

const pages: readonly (readonly [PageName, Page])[] = Object.entries(PAGES) as [
  PageName,
  Page,
][];

/** Each page's path as a test of paths; a slash at the end is forgiven. */
const patterns = pages.map(
  ([name, {path}]) =>
    [
      name,
      new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
    ] as const,
);

/** The page at a path of this shop; null where it has none. */
export function pageAt(pathname: string): PageName | null {
  return patterns.find(([, pattern]) => pattern.test(pathname))?.[0] ?? null;
}

/** The path of every page, by name. */
export function pagePaths(): Record<PageName, `/${string}`> {
  return Object.fromEntries(pages.map(([name, {path}]) => [name, path])) as Record<
    PageName,
    `/${string}`
  >;
}

/** The pages for which a test holds, by name. */
export function pagesWhere(test: (page: Page) => boolean | undefined): PageName[] {
  return pages.flatMap(([name, page]) => (test(page) ? [name] : []));
}

/** The list of all collections. */
export const COLLECTIONS_URL = '/#collections';

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
  if (!ownOrigins.includes(url.origin)) return url.href;
  const path = ownPath(url.pathname.replace(/\/$/, '') || '/');
  const base = path ?? storeOrigin + url.pathname;
  return base.includes('#') ? base : base + url.search + url.hash;
}

function ownPath(path: string): string | null {
  if (path === '/collections') return COLLECTIONS_URL;
  const [, product] = /^\/collections\/[^/]+(\/products\/[^/]+)$/.exec(path) ?? [];
  if (product) return product;
  const page = pageAt(path);
  const isMissing =
    page === 'policy' && !POLICY_HANDLES.some((handle) => path.endsWith(`/${handle}`));
  return page && !isMissing ? path : null;
}
