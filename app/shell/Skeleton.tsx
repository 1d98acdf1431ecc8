import {useLayoutEffect} from 'react';

import {ProductSkeleton} from '~/product';
import {useMessages} from '~/ui/language';

import {MESSAGES} from './messages';
import type {PendingView} from '~/market';

/** The placeholders of a grid. The style sheet shows 2, 3 or all 6 of them (§2, §9). */
const BLOCKS = [0, 1, 2, 3, 4, 5];

/** The placeholder of a loading page. */
export function Skeleton({view, path}: {view: PendingView; path: string}) {
  const messages = useMessages(MESSAGES);
  // Scrolls to the top, where the page will start. Remix has saved the old position by now.
  useLayoutEffect(() => {
    // Braces, since newer browsers return a promise, which React would call as cleanup.
    window.scrollTo({top: 0, behavior: 'instant'});
  }, []);
  if (view === 'spinner') return <Spinner />;
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

/** The full-screen loading spinner (§2). */
function Spinner() {
  const messages = useMessages(MESSAGES);
  return (
    <div className="full-screen" role="status" aria-label={messages.loading}>
      <div className="spinner" />
    </div>
  );
}
