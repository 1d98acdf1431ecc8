import {SearchForm} from '~/search';
import {NotFound} from '~/shell';
import {Part} from '~/ui/ErrorBoundary';
import {lazyPart, loadBeforeHydration} from '~/ui/lazy-part';
import {NearScreen} from '~/ui/NearScreen';

import type {EndedProductProps} from './EndedProduct';

const LatestShelf = lazyPart(() => import('./LatestShelf'));
const EndedProduct = lazyPart(() => import('./EndedProduct'));
loadBeforeHydration('[data-ended]', () => import('./EndedProduct'));

/** The not-found page (§2), with a search and the first products of the home collection. */
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

/** The page of what is no longer sold (§10.22), or of what other markets have (§10.43). */
export function EndedPage(props: EndedProductProps) {
  return (
    <Part fallback={<NotFoundPage />}>
      <EndedProduct {...props} />
    </Part>
  );
}
