import type {ReactNode} from 'react';

import type {CollectionPage} from '../collection-page';
import {CollectionGrid} from './CollectionGrid';
import {Listing} from './Listing';

interface CollectionViewProps {
  title: string;
  page: CollectionPage;
  /** Stands between heading and grid. */
  above?: ReactNode;
  /** Stands below the grid. */
  below?: ReactNode;
}

/** A heading and a grid: the page of shirts, hoodies and any collection (§2, §10.9). */
export function CollectionView({title, page, above, below}: CollectionViewProps) {
  return (
    <>
      <header className="page page-head">
        <h1 id="collection" dir="auto">
          {title}
        </h1>
        {page.description && <p>{page.description}</p>}
      </header>
      {above}
      <div className="page">
        <Listing
          facets={page.facets ?? []}
          count={page.cards.length}
          hasMore={page.next !== null}
        >
          <CollectionGrid
            page={page}
            labelledBy="collection"
            heading="h2"
            hasMainPicture={!above}
          />
        </Listing>
      </div>
      {below}
    </>
  );
}
