/** What stands in for a page that is on its way. */
export type PendingView = 'grid' | 'product' | 'spinner';

const GRIDS = /^\/(?:|latest|products|shirts|hoodies|collections\/[^/]+)\/?$/;
const PRODUCT = /^\/products\/[^/]+\/?$/;

/** Placeholder blocks for grids, one block for a product (spec §2), the full-screen spinner for what has none. */
export function pendingViewOf(pathname: string): PendingView {
  if (GRIDS.test(pathname)) return 'grid';
  return PRODUCT.test(pathname) ? 'product' : 'spinner';
}
