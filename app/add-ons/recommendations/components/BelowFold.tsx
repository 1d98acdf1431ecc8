import {SearchForm} from '~/search';
import {NotFound} from '~/shell';
import {Part} from '~/ui/ErrorBoundary';
import {lazyPart, loadBeforeHydration} from '~/ui/lazy-part';
import {NearScreen} from '~/ui/NearScreen';

import type {EndedProductProps} from './EndedProduct';
import type {ProductShelvesProps} from './Shelves';

const ProductShelves = lazyPart(() => import('./Shelves'));
const LatestShelf = lazyPart(async () => ({
  default: (await import('./Shelves')).LatestShelf,
}));
const CartComplements = lazyPart(async () => ({
  default: (await import('./ProductLinks')).CartComplements,
}));
const EndedProduct = lazyPart(() => import('./EndedProduct'));
loadBeforeHydration('[data-ended]', () => import('./EndedProduct'));

/** Recommendations below a product: complementary, then related. */
export function Recommendations(props: ProductShelvesProps) {
  return (
    <>
      <NearScreen className="page recommendations">
        <ProductShelves {...props} />
      </NearScreen>
      <div className="scroll-anchor" />
    </>
  );
}

/** Complementary products for a cart's products, named by their handles, the newest first. */
export function CartRecommendations({handles}: {handles: readonly string[]}) {
  if (handles.length === 0) return null;
  return (
    <NearScreen>
      <CartComplements handles={handles} />
    </NearScreen>
  );
}

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

/** The page of a product that is no longer sold (§10.22). */
export function EndedProductPage(props: EndedProductProps) {
  return (
    <Part fallback={<NotFoundPage />}>
      <EndedProduct {...props} />
    </Part>
  );
}
