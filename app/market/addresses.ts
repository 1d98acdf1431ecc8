import type {Market} from '~/lib/market';

/** A path of this shop without its market: what a `Link`, a `Form` or a redirect takes; the router adds the prefix. */
export type ShopPath = `/${string}`;

const segment = encodeURIComponent;

/** Every address of the shop. Nowhere else is one written (a lint rule). */
const PLACES = {
  home: () => '/',
  latest: () => '/latest',
  products: () => '/products',
  shirts: () => '/shirts',
  hoodies: () => '/hoodies',
  search: () => '/search',
  cart: () => '/cart',
  product: (handle: string) => `/products/${segment(handle)}`,
  collection: (handle: string) => `/collections/${segment(handle)}`,
  cartData: () => '/api/cart',
  gridData: () => '/api/grid',
  searchData: () => '/api/search',
  healthData: () => '/api/health',
  productData: (handle: string) => `/api/products/${segment(handle)}`,
  recommendationsData: (handle: string) => `/api/recommendations/${segment(handle)}`,
  calendar: (handle: string) => `/api/calendar/${segment(handle)}.ics`,
  manifest: () => '/manifest.webmanifest',
} satisfies Record<string, (handle: string) => ShopPath>;

type Places = typeof PLACES;

/** The path of a page or a resource: `pathFor('cart')`, `pathFor('product', handle)`. */
export function pathFor<Place extends keyof Places>(
  place: Place,
  ...handle: Parameters<Places[Place]>
): ShopPath {
  const [name = ''] = handle;
  return PLACES[place](name);
}

/** The address of a path in a market, for what the router does not see: `a`, `form`, `fetch`, feeds. */
export function addressIn({prefix}: Pick<Market, 'prefix'>, path: ShopPath): string {
  return prefix && path === '/' ? prefix : prefix + path;
}

/** A path within its market, from an address that may begin with the prefix: `/de-de/cart` is `/cart`. */
export function pathIn({prefix}: Pick<Market, 'prefix'>, address: string): string {
  const isWithin = prefix !== '' && /^(?:[/?#]|$)/.test(address.slice(prefix.length));
  if (!isWithin || !address.startsWith(prefix)) return address;
  const path = address.slice(prefix.length);
  return path.startsWith('/') ? path : `/${path}`;
}
