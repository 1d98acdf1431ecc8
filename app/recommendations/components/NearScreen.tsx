import {Suspense, useEffect, useRef, useState, type ReactNode} from 'react';

import {Contain} from '~/ui/Contain';

/**
 * How far below the screen its place may be when a part is loaded. Of the shortest product's page in a window of 900 px, what is
 * below it is not near.
 */
const NEAR_MARGIN = '200px';

interface NearScreenProps {
  className?: string;
  /** Where it is lazy, its code is loaded with it. */
  children: ReactNode;
}

/**
 * A part of the page that comes, code and data, once its place is on the screen or soon will be: what is in a closed dialog is
 * nowhere near. The page does without one that fails.
 */
export function NearScreen({className, children}: NearScreenProps) {
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
        <Contain fallback={null}>
          <Suspense fallback={null}>{children}</Suspense>
        </Contain>
      )}
    </div>
  );
}
