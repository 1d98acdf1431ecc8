import {Link, useLocation} from '@remix-run/react';
import {useRef, useState, type MouseEvent} from 'react';
import {flushSync} from 'react-dom';

import {pathFor, shopFetch} from '~/market';
import {Scene} from '~/ui/Scene';
import {buttonClass} from '~/ui/Button';
import {useMessages} from '~/ui/language';
import {withoutClickIds} from '~/lib/click-ids';
import {hasLists, isRecord} from '~/lib/json';
import {keepNewest} from '~/lib/keep-newest';

import {withoutRepeats, type CollectionPage} from '../collection-page';
import {useGridPlace} from '../grid-place';
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

/** History entries whose further pages are kept. */
const MAX_GRIDS_KEPT = 10;

/** Loaded pages by history entry, for the way back to them. Written in the browser only. */
const loadedPages = new Map<string, CollectionPage[]>();

/** @throws when offline, or the store gives no answer */
export async function fetchGridPage(grid: string, query = new URLSearchParams()) {
  const asked = new URLSearchParams([['grid', grid], ...query]);
  const response = await shopFetch(`${pathFor('gridData')}?${asked}`);
  const answer: unknown = response.ok && (await response.json());
  if (isRecord(answer) && hasLists<CollectionPage>(answer.page, 'cards'))
    return answer.page;
  throw new Error(`No more could be loaded: ${response.status}`);
}

/** The page in the document and those loaded since, with a link that loads the next (§10.3). */
function GrowingGrid({page, ...grid}: CollectionGridProps) {
  const messages = useMessages(MESSAGES);
  const {key, pathname, search} = useLocation();
  const [further, setFurther] = useState(() => loadedPages.get(key) ?? []);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const end = useRef<HTMLDivElement>(null);
  const pages = [page, ...further];
  const next = pages.at(-1)?.next ?? null;
  const count = pages.reduce((sum, {cards}) => sum + cards.length, 0);
  const [initial] = useState(count);
  const queryAfter = (cursor: string) => {
    const query = new URLSearchParams(withoutClickIds(search));
    query.set('after', cursor);
    return query;
  };
  const add = (loaded: readonly CollectionPage[]) => {
    const longer = loaded.reduce(
      (all, one) => [...all, withoutRepeats(one, [page, ...all])],
      further,
    );
    keepNewest(loadedPages, key, longer, MAX_GRIDS_KEPT);
    flushSync(() => {
      setFurther(longer);
      setStatus('idle');
    });
  };
  useGridPlace(end, further, (cursors) =>
    Promise.all(
      cursors.map((cursor) => fetchGridPage(pathname, queryAfter(cursor))),
    ).then(add),
  );
  if (count === 0 && next === null) return <NoProducts />;
  const append = (loaded: CollectionPage) => {
    add([loaded]);
    // The first added card, for keyboard and screen reader.
    const parent = end.current?.parentElement;
    const links = parent?.querySelectorAll<HTMLElement>('.card-title a');
    links?.[count]?.focus({preventScroll: true});
  };
  const query = queryAfter(next ?? '');
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (next === null || status === 'loading') return;
    setStatus('loading');
    fetchGridPage(pathname, query).then(append, () => setStatus('failed'));
  };
  return (
    <>
      <ProductGrid
        {...grid}
        pages={pages.map(({cards}) => cards)}
        layout={page.facets?.length ? 'even' : 'featured'}
      />
      <div ref={end} className="load-more">
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
          {count > initial && messages.shown(count)}
        </p>
      </div>
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
        <p className="heading">{heading}</p>
        <p>{text}</p>
        <Link to={pathFor('latest')} className={buttonClass('primary')}>
          {link}
        </Link>
      </div>
    </div>
  );
}
