import {useLayoutEffect} from 'react';

import {LOADING_PLACEHOLDERS} from '~/lib/layout';
import {ProductSkeleton} from '~/product';

import {MESSAGES} from './messages';
import type {PendingView} from './pending-view';

const BLOCKS = Array.from({length: LOADING_PLACEHOLDERS.large}, (_, index) => index);

/** Stands in for a page that loads. How many blocks of the grid are seen is up to the stylesheet: 2, 3 or 6 (spec §2). */
export function Skeleton({view, path}: {view: PendingView; path: string}) {
  // Seen from its top, as the page will be. Where the visitor was is known by now to whoever restores it.
  useLayoutEffect(() => {
    // In braces: newer browsers return a promise, which React would call as the effect's cleanup.
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

/** The full-screen loading spinner (spec §2). */
function Spinner() {
  return (
    <div className="full-screen" role="status" aria-label={MESSAGES.loading}>
      <div className="spinner" />
    </div>
  );
}
