import {lazy, Suspense, useEffect, useState} from 'react';

import {ErrorBoundary} from '~/ui/ErrorBoundary';

import type {PreviewProps} from './Preview';

const Preview = lazy(() => import('./Preview'));

/** Loads the preview's scripts after hydration. Shoppers download nothing but this. */
export function PreviewGate(props: PreviewProps) {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    alive && (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <Preview {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
