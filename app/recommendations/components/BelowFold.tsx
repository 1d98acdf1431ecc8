import {lazy, Suspense, useEffect, useRef, useState, type ReactNode} from 'react';

import {SearchForm} from '~/search';
import {NotFound} from '~/shell';
import {ErrorBoundary} from '~/ui/ErrorBoundary';

import type {ProductShelvesProps} from './ProductShelves';

const ProductShelves = lazy(() => import('./ProductShelves'));
const CartComplements = lazy(() => import('./CartComplements'));
const LatestShelf = lazy(() => import('./LatestShelf'));

/** Below a product: what goes with it, and what is like it. */
export function Recommendations(props: ProductShelvesProps) {
  return (
    <NearScreen className="page recommendations">
      <ProductShelves {...props} />
    </NearScreen>
  );
}

/** In a cart: what goes with its goods, named by their handles, the newest first. */
export function CartRecommendations({handles}: {handles: readonly string[]}) {
  if (handles.length === 0) return null;
  return (
    <NearScreen>
      <CartComplements handles={handles} />
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

/**
 * How far below the screen its place may be when a part is loaded. Of the shortest product's page in a window of 900 px, what is
 * below it is not near.
 */
const NEAR_MARGIN = '200px';

interface NearScreenProps {
  className?: string;
  /** Lazy: its code is loaded with it. */
  children: ReactNode;
}

/**
 * A part of the page that comes, code and data, once its place is on the screen or soon will be: what is in a closed dialog is
 * nowhere near. The page does without one that fails.
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
