import {Suspense, useEffect, useRef, useState, type ReactNode} from 'react';

import {SearchForm} from '~/search';
import {NotFound} from '~/shell';
import {ErrorBoundary} from '~/ui/ErrorBoundary';
import {lazyPart, loadBeforeHydration} from '~/ui/lazy-part';

import type {EndedProductProps} from './EndedProduct';
import type {ProductShelvesProps} from './ProductShelves';

const ProductShelves = lazyPart(() => import('./ProductShelves'));
const CartComplements = lazyPart(() => import('./CartComplements'));
const EndedProduct = lazyPart(() => import('./EndedProduct'));
const LatestShelf = lazyPart(() => import('./LatestShelf'));
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
    <Suspense fallback={<NotFoundPage />}>
      <EndedProduct {...props} />
    </Suspense>
  );
}

/**
 * How far below the screen a part is loaded. Small enough that on the shortest product page in a window of 900 px
 * nothing is loaded ahead.
 */
const NEAR_MARGIN = '200px';

interface NearScreenProps {
  className?: string;
  /** A lazy component. */
  children: ReactNode;
}

/**
 * Loads a part of the page, code and data, when it is on or near the screen, as most visitors never scroll there; never
 * inside a closed dialog. Renders nothing when it fails.
 */
function NearScreen({className, children}: NearScreenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({isIntersecting}) => isIntersecting) && setNear(true),
      {rootMargin: NEAR_MARGIN},
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={place} className={className}>
      {isNear && (
        <ErrorBoundary fallback={<span hidden />}>
          <Suspense fallback={null}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
