import {Link, useLocation} from '@remix-run/react';
import {useEffect, useRef, useState, type MouseEvent} from 'react';

import {pathFor, shopFetch} from '~/market';
import {Scene} from '~/theme';
import {buttonClass} from '~/ui/Button';
import {useMessages} from '~/ui/language';
import {withoutClickIds} from '~/lib/click-ids';
import {keepNewest} from '~/lib/keep-newest';

import {withoutRepeats, type CollectionPage} from '../collection-page';
import {MESSAGES} from '../messages';
import {ProductGrid, type ProductGridProps} from './ProductGrid';

interface CollectionGridProps extends Pick<
  ProductGridProps,
  'labelledBy' | 'heading' | 'hasMainPicture'
> {
  page: CollectionPage;
}

/** The cards of a collection, with "Load more". Remounts when the URL changes. */
export function CollectionGrid(props: CollectionGridProps) {
  const {pathname, search} = useLocation();
  return <GrowingGrid key={pathname + search} {...props} />;
}

function GrowingGrid({page, ...grid}: CollectionGridProps) {
  const {pages, next, status, loadMore} = useCollectionPages(page);
  const cards = pages.map((each) => each.cards);
  const count = cards.reduce((sum, each) => sum + each.length, 0);
  if (count === 0 && next === null) return <NoProducts />;
  return (
    <>
      <ProductGrid
        {...grid}
        pages={cards}
        layout={page.facets?.length ? 'even' : 'featured'}
      />
      <LoadMore next={next} status={status} count={count} onMore={loadMore} />
    </>
  );
}

/** Shown for an empty collection. */
function NoProducts() {
  const messages = useMessages(MESSAGES);
  const {heading, text, link} = messages.empty;
  return (
    <div className="split">
      <Scene />
      <div className="empty">
        <p className="text-heading">{heading}</p>
        <p>{text}</p>
        <Link to={pathFor('latest')} className={buttonClass('primary')}>
          {link}
        </Link>
      </div>
    </div>
  );
}

/** History entries whose further pages are kept. */
const MAX_GRIDS_KEPT = 10;

/** Loaded pages by history entry, for the way back to them. Written in the browser only. */
const loadedPages = new Map<string, CollectionPage[]>();

/** @throws when offline, or the store gives no answer */
async function fetchPage(grid: string, search: string, after: string) {
  const query = new URLSearchParams(search);
  query.set('grid', grid);
  query.set('after', after);
  const response = await shopFetch(`${pathFor('gridData')}?${query}`);
  if (!response.ok) throw new Error(`No more could be loaded: ${response.status}`);
  // Our own resource route's response.
  const {page} = (await response.json()) as {page: CollectionPage};
  return page;
}

/** The pages of a collection: the one in the document, and those loaded since. */
function useCollectionPages(first: CollectionPage) {
  const {key, pathname, search} = useLocation();
  const [further, setFurther] = useState(() => loadedPages.get(key) ?? []);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const pages = [first, ...further];
  const next = pages.at(-1)?.next ?? null;
  const append = (page: CollectionPage) => {
    const longer = [...further, withoutRepeats(page, pages)];
    keepNewest(loadedPages, key, longer, MAX_GRIDS_KEPT);
    setFurther(longer);
    setStatus('idle');
  };
  return {
    pages,
    next,
    status,
    loadMore: () => {
      if (next === null || status === 'loading') return;
      setStatus('loading');
      fetchPage(pathname, search, next).then(append, () => setStatus('failed'));
    },
  };
}

interface LoadMoreProps {
  next: string | null;
  status: 'idle' | 'loading' | 'failed';
  count: number;
  onMore: () => void;
}

/**
 * Focuses the first added card, for keyboard and screen reader. Returns a function to call when the
 * visitor asks for more: a preview's grid grows by itself.
 */
function useFocusFirstAdded(grid: React.RefObject<HTMLElement>, count: number) {
  const countBefore = useRef<number | null>(null);
  useEffect(() => {
    const start = countBefore.current;
    if (start === null || count <= start) return;
    countBefore.current = null;
    const links =
      grid.current?.parentElement?.querySelectorAll<HTMLElement>('.card-title a');
    links?.[start]?.focus({preventScroll: true});
  }, [count, grid]);
  return () => {
    countBefore.current = count;
  };
}

/** A link to the next page, which JavaScript turns into more cards on this one (§10.3). */
function LoadMore({next, status, count, onMore}: LoadMoreProps) {
  const messages = useMessages(MESSAGES);
  const {search} = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const expectMore = useFocusFirstAdded(root, count);
  const initial = useRef(count);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    expectMore();
    onMore();
  };
  const query = new URLSearchParams(withoutClickIds(search));
  query.set('after', next ?? '');
  return (
    <div ref={root} className="load-more">
      {next !== null && (
        <Link
          to={`?${query}`}
          rel="next"
          className={buttonClass()}
          aria-disabled={status === 'loading'}
          onClick={onClick}
        >
          {status === 'loading' ? messages.loadingMore : messages.more}
        </Link>
      )}
      {status === 'failed' && <p role="alert">{messages.moreFailed}</p>}
      <p role="status" className="visually-hidden">
        {count > initial.current && messages.shown(count)}
      </p>
    </div>
  );
}
