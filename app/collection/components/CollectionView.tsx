import {Link, useLocation} from '@remix-run/react';

import {buttonClass} from '~/ui/Button';

import type {CollectionPage} from '../collection-page';
import {MESSAGES} from '../messages';
import {Listing} from './Listing';
import {LoadMore, useCollectionPages} from './LoadMore';
import {ProductGrid} from './ProductGrid';

/** A page that is a heading and a grid: shirts, hoodies, any collection (spec §2, decision 9). */
export function CollectionView({title, page}: {title: string; page: CollectionPage}) {
  return (
    <div className="page">
      <header className="page-head">
        <h1 dir="auto">{title}</h1>
        {page.description && <p>{page.description}</p>}
      </header>
      <Listing
        facets={page.facets ?? []}
        count={page.cards.length}
        hasMore={page.next !== null}
      >
        <CollectionGrid page={page} heading="h2" hasMainPicture />
      </Listing>
    </div>
  );
}

interface CollectionGridProps {
  page: CollectionPage;
  heading: 'h2' | 'h3';
  /** Whether the page's main picture is its first. */
  hasMainPicture: boolean;
}

/** The cards of a collection, and the way on to more. Another address is another grid. */
export function CollectionGrid(props: CollectionGridProps) {
  const {pathname, search} = useLocation();
  return <GrowingGrid key={pathname + search} {...props} />;
}

function GrowingGrid({page, heading, hasMainPicture}: CollectionGridProps) {
  const {pages, next, status, loadMore} = useCollectionPages(page);
  const cards = pages.map((each) => each.cards);
  const count = cards.reduce((sum, each) => sum + each.length, 0);
  if (count === 0 && next === null) return <NoProducts />;
  return (
    <>
      <ProductGrid
        pages={cards}
        heading={heading}
        hasMainPicture={hasMainPicture}
        layout={page.facets?.length ? 'even' : 'featured'}
      />
      <LoadMore next={next} status={status} count={count} onMore={loadMore} />
    </>
  );
}

/** In place of a grid that has nothing: all of it is on its way, or nothing matches the filters. */
function NoProducts() {
  const {pathname, search} = useLocation();
  const {heading, text, link} = search.includes('filter.')
    ? MESSAGES.noMatch
    : MESSAGES.empty;
  return (
    <div className="empty">
      <p className="text-heading">{heading}</p>
      <p>{text}</p>
      <Link
        to={search.includes('filter.') ? pathname : '/latest'}
        className={buttonClass('primary')}
      >
        {link}
      </Link>
    </div>
  );
}
