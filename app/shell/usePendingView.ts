import {useLocation, useNavigation} from '@remix-run/react';
import {useEffect, useState} from 'react';

import {pageAt, PAGES, pathIn, useMarket, type PendingView} from '~/market';

/** A page that loads faster shows no placeholder, which would only flash. */
const PLACEHOLDER_DELAY_MS = 160;

/** Placeholder blocks for grids, one block for a product, the full-screen spinner for other pages (§2). */
export function pendingViewOf(pathname: string): PendingView {
  const page = pageAt(pathname);
  return page ? PAGES[page].pending : 'spinner';
}

/** The path of a pending navigation to another page; null for any other. */
function usePendingPath(): string | null {
  const {pathname} = useLocation();
  const {state, location} = useNavigation();
  const market = useMarket();
  if (state !== 'loading') return null;
  // The router takes the market's prefix off the page's own location only.
  const path = pathIn(market, location.pathname);
  return path === pathname ? null : path;
}

/** The placeholder during a slow soft navigation; null otherwise. */
export function usePendingView(): {view: PendingView; path: string} | null {
  const path = usePendingPath();
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (path === null) return;
    const timer = setTimeout(() => setLate(path), PLACEHOLDER_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [path]);
  return path !== null && late === path ? {view: pendingViewOf(path), path} : null;
}
