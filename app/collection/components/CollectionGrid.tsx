import {Link, useLocation} from '@remix-run/react';

import {pathFor} from '~/market';
import {buttonClass} from '~/ui/Button';
import {useMessages} from '~/ui/language';

import type {CollectionPage} from '../collection-page';
import {MESSAGES} from '../messages';
import {LoadMore, useCollectionPages} from './LoadMore';
import {ProductGrid} from './ProductGrid';

interface CollectionGridProps {
  page: CollectionPage;
  /** Id of the heading that names the grid. */
  labelledBy: string;
  heading: 'h2' | 'h3';
  /** Whether the first card's picture is the page's LCP candidate. */
  hasMainPicture: boolean;
}

/** The cards of a collection, with "Load more". Remounts when the URL changes. */
export function CollectionGrid(props: CollectionGridProps) {
  const {pathname, search} = useLocation();
  return <GrowingGrid key={pathname + search} {...props} />;
}

function GrowingGrid({page, labelledBy, heading, hasMainPicture}: CollectionGridProps) {
  const {pages, next, status, loadMore} = useCollectionPages(page);
  const cards = pages.map((each) => each.cards);
  const count = cards.reduce((sum, each) => sum + each.length, 0);
  if (count === 0 && next === null) return <NoProducts />;
  return (
    <>
      <ProductGrid
        pages={cards}
        labelledBy={labelledBy}
        heading={heading}
        hasMainPicture={hasMainPicture}
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
    <div className="empty">
      <p className="text-heading">{heading}</p>
      <p>{text}</p>
      <Link to={pathFor('latest')} className={buttonClass('primary')}>
        {link}
      </Link>
    </div>
  );
}
