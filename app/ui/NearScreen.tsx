import {Suspense, useEffect, useRef, useState, type ReactNode} from 'react';

import {ErrorBoundary} from './ErrorBoundary';

/**
 * How far below the screen a part is loaded. Small enough that on the shortest product page in a
 * window of 900 px nothing is loaded ahead.
 */
const NEAR_MARGIN = '200px';

interface NearScreenProps {
  className?: string;
  /** A lazy component. */
  children: ReactNode;
}

/**
 * Loads a part of the page, code and data, when it is on or near the screen, as most visitors never
 * scroll there; never inside a closed dialog. Renders nothing when it fails.
 */
export function NearScreen({className, children}: NearScreenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    // Some webviews lack it.
    if (!('IntersectionObserver' in window)) return setNear(true);
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
