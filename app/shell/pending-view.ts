import {pageAt, PAGES, type PendingView} from '~/market';

/** Placeholder blocks for grids, one block for a product, the full-screen spinner for other pages (§2). */
export function pendingViewOf(pathname: string): PendingView {
  const page = pageAt(pathname);
  return page ? PAGES[page].pending : 'spinner';
}
