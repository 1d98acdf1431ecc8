import {useLocation} from '@remix-run/react';

import {Collection} from './Collection';
import type {CollectionPage} from '../collection-page';

/** A page that is a heading and a grid: shirts, hoodies, any collection (spec §2, decision 9). */
export function CollectionView({title, page}: {title: string; page: CollectionPage}) {
  const {pathname, search} = useLocation();
  return (
    <div className="page">
      <header className="page-head">
        <h1 dir="auto">{title}</h1>
        {page.description && <p>{page.description}</p>}
      </header>
      <Collection key={pathname + search} page={page} heading="h2" hasMainPicture />
    </div>
  );
}
