import type {CollectionPage} from '../collection-page';
import {CollectionGrid} from './CollectionGrid';
import {Listing} from './Listing';

/** A heading and a grid: the page of shirts, hoodies and any collection (§2, §10.9). */
export function CollectionView({title, page}: {title: string; page: CollectionPage}) {
  return (
    <div className="page">
      <header className="page-head">
        <h1 id="collection" dir="auto">
          {title}
        </h1>
        {page.description && <p>{page.description}</p>}
      </header>
      <Listing
        facets={page.facets ?? []}
        count={page.cards.length}
        hasMore={page.next !== null}
      >
        <CollectionGrid page={page} labelledBy="collection" heading="h2" hasMainPicture />
      </Listing>
    </div>
  );
}
