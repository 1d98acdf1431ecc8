/** The placeholder of a loading page. */
export type PendingView = 'grid' | 'product' | 'spinner';

const GRIDS = /^\/(?:|latest|products|shirts|hoodies|collections\/[^/]+)\/?$/;
const PRODUCT = /^\/products\/[^/]+\/?$/;

/** Placeholder blocks for grids, one block for a product, the full-screen spinner for other pages (§2). */
export function pendingViewOf(pathname: string): PendingView {
  if (GRIDS.test(pathname)) return 'grid';
  return PRODUCT.test(pathname) ? 'product' : 'spinner';
}
