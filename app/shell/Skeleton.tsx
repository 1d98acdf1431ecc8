import {useLayoutEffect} from 'react';

import {LOADING_PLACEHOLDERS} from '~/lib/layout';
import {ProductSkeleton} from '~/product';

import {MESSAGES} from './messages';
import type {PendingView} from './pending-view';

const BLOCKS = Array.from({length: LOADING_PLACEHOLDERS.large}, (_, index) => index);

/** The placeholder of a loading page. The stylesheet shows 2, 3 or 6 blocks of the grid (§2). */
export function Skeleton({view, path}: {view: PendingView; path: string}) {
  // Scrolls to the top, where the page will start. Remix has saved the old position by now.
  useLayoutEffect(() => {
    // Braces, since newer browsers return a promise, which React would call as cleanup.
    window.scrollTo({top: 0, behavior: 'instant'});
  }, []);
  if (view === 'spinner') return <Spinner />;
  return (
    <div role="status" aria-label={MESSAGES.loadingProducts}>
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

/** The full-screen loading spinner (§2). */
function Spinner() {
  return (
    <div className="full-screen" role="status" aria-label={MESSAGES.loading}>
      <div className="spinner" />
    </div>
  );
}
