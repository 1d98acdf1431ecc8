import {LOADING_PLACEHOLDERS} from '~/lib/layout';

import type {PendingView} from './pending-view';

const BLOCKS = Array.from({length: LOADING_PLACEHOLDERS.large}, (_, index) => index);

/** Stands in for a page that loads. How many blocks of the grid are seen is up to the stylesheet: 2, 3 or 6 (spec §2). */
export function Skeleton({view}: {view: PendingView}) {
  if (view === 'spinner') return <Spinner />;
  return (
    <div className="page" role="status" aria-label="Loading products">
      <div className={view === 'grid' ? 'placeholders' : 'placeholder-product'}>
        {(view === 'grid' ? BLOCKS : BLOCKS.slice(0, 1)).map((block) => (
          <div key={block} className="placeholder" />
        ))}
      </div>
    </div>
  );
}

/** The full-screen loading spinner (spec §2). */
function Spinner() {
  return (
    <div className="full-screen" role="status" aria-label="Loading">
      <div className="spinner" />
    </div>
  );
}
