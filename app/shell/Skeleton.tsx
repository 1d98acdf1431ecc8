import {useEffect, useLayoutEffect, useState} from 'react';
import {useLocation, useNavigation} from '@remix-run/react';

import {ProductSkeleton} from '~/product';
import {useMessages} from '~/ui/language';

import {MESSAGES} from './messages';
import {
  addOnPageAt,
  pageAt,
  PAGES,
  pathIn,
  useMarket,
  type AddOnPage,
  type PendingView,
} from '~/market';

/** The placeholders of a grid. The style sheet shows 2, 3 or all 6 of them (§2, §9). */
const BLOCKS = [0, 1, 2, 3, 4, 5];

export function Skeleton({view, path}: {view: PendingView; path: string}) {
  const messages = useMessages(MESSAGES);
  // Scrolls to the top, where the page will start. Remix has saved the old position by now.
  useLayoutEffect(() => {
    // Braces, since newer browsers return a promise, which React would call as cleanup.
    window.scrollTo({top: 0, behavior: 'instant'});
  }, []);
  if (view === 'spinner')
    return (
      <div className="full-screen" role="status" aria-label={messages.loading}>
        <div className="spinner" />
      </div>
    );
  return (
    <div role="status" aria-label={messages.loadingProducts}>
      {view === 'product' ? (
        <ProductSkeleton path={path} />
      ) : (
        <div className="page">
          <div className="placeholders">
            {BLOCKS.map((block) => (
              <div key={block} className="placeholder" />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/** A page that loads faster shows no placeholder, which would only flash. */
const PLACEHOLDER_DELAY_MS = 160;

/** How a page is announced while it loads (§2). */
export function pendingViewOf(
  pathname: string,
  ofAddOns: readonly AddOnPage[],
): PendingView {
  const page = pageAt(pathname);
  if (page) return PAGES[page].pending;
  return addOnPageAt(pathname, ofAddOns)?.pending ?? 'spinner';
}

/** The placeholder during a slow soft navigation; null otherwise. */
export function usePendingView(
  ofAddOns: readonly AddOnPage[],
): {view: PendingView; path: string} | null {
  const {pathname} = useLocation();
  const {state, location} = useNavigation();
  const market = useMarket();
  // The router takes the market's prefix off the page's own location only.
  const next = state === 'loading' ? pathIn(market, location.pathname) : pathname;
  const path = next === pathname ? null : next;
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (path === null) return;
    const timer = setTimeout(() => setLate(path), PLACEHOLDER_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [path]);
  return path !== null && late === path
    ? {view: pendingViewOf(path, ofAddOns), path}
    : null;
}
