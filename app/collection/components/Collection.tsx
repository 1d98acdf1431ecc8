import {Link} from '@remix-run/react';

import {buttonClass} from '~/ui/Button';

import type {CollectionPage} from '../collection-page';
import {LoadMore} from './LoadMore';
import {ProductGrid} from './ProductGrid';
import {useCollectionPages} from './useCollectionPages';

interface CollectionProps {
  page: CollectionPage;
  heading: 'h2' | 'h3';
  /** Whether the page's main picture is its first. */
  hasMainPicture: boolean;
}

/** The cards of a collection, and the way on to more. */
export function Collection({page, heading, hasMainPicture}: CollectionProps) {
  const {pages, next, status, loadMore} = useCollectionPages(page);
  const cards = pages.map((each) => each.cards);
  const count = cards.reduce((sum, each) => sum + each.length, 0);
  if (count === 0 && next === null) return <EmptyCollection />;
  return (
    <>
      <ProductGrid pages={cards} heading={heading} hasMainPicture={hasMainPicture} />
      <LoadMore next={next} status={status} count={count} onMore={loadMore} />
    </>
  );
}

function EmptyCollection() {
  return (
    <div className="empty">
      <p className="text-heading">Nothing on the rail just now.</p>
      <p>New things are on their way. Until then, have a look at the rest of the shop.</p>
      <Link to="/latest" className={buttonClass('primary')}>
        See the latest
      </Link>
    </div>
  );
}
