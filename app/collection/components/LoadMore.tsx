import {Link} from '@remix-run/react';
import {useEffect, useRef, type MouseEvent} from 'react';

import {buttonClass} from '~/ui/Button';

interface LoadMoreProps {
  /** The cursor to go on from. */
  next: string | null;
  status: 'idle' | 'loading' | 'failed';
  /** Cards shown so far. */
  count: number;
  onMore: () => void;
}

/** Moves focus to the first card that was added, so that keyboard and screen reader go on where the page goes on. */
function useFocusOnAdded(grid: React.RefObject<HTMLElement>, count: number) {
  const before = useRef(count);
  useEffect(() => {
    const start = before.current;
    before.current = count;
    if (count <= start) return;
    const links =
      grid.current?.parentElement?.querySelectorAll<HTMLElement>('.card-title a');
    links?.[start]?.focus({preventScroll: true});
  }, [count, grid]);
}

/** Goes on with the collection: a link to the next page, which a script turns into more cards on this one (decision 3). */
export function LoadMore({next, status, count, onMore}: LoadMoreProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusOnAdded(root, count);
  const initial = useRef(count);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onMore();
  };
  return (
    <div ref={root} className="load-more">
      {next !== null && (
        <Link
          to={`?after=${encodeURIComponent(next)}`}
          rel="next"
          className={buttonClass()}
          aria-disabled={status === 'loading'}
          onClick={onClick}
        >
          {status === 'loading' ? 'Loading…' : 'Load more'}
        </Link>
      )}
      {status === 'failed' && (
        <p role="alert">More could not be loaded. Please try again.</p>
      )}
      <p role="status" className="hush">
        {count > initial.current && `Showing ${count} products`}
      </p>
    </div>
  );
}
