import {lazy} from 'react';

import {SearchForm} from '~/search';
import {NotFound} from '~/shell';

import {NearScreen} from './NearScreen';
import type {ProductShelvesProps} from './ProductShelves';

const ProductShelves = lazy(() => import('./ProductShelves'));
const LatestShelf = lazy(() => import('./LatestShelf'));

/** Below a product: what goes with it, and what is like it. */
export function Recommendations(props: ProductShelvesProps) {
  return (
    <NearScreen className="page">
      <ProductShelves {...props} />
    </NearScreen>
  );
}

/** The not-found page (spec §2), which leads on: a search, and the beginning of the home collection. */
export function NotFoundPage() {
  return (
    <>
      <NotFound>
        <SearchForm id="not-found-words" />
      </NotFound>
      <NearScreen className="page">
        <LatestShelf />
      </NearScreen>
    </>
  );
}
