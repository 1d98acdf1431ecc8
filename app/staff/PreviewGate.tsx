import {lazy, Suspense, useEffect, useState} from 'react';

import {ErrorBoundary} from '~/ui/ErrorBoundary';

const FrameRefresh = lazy(() => import('./FrameRefresh'));

/** Loads the script of a preview's page after hydration. Shoppers download nothing but this. */
export function PreviewGate(props: {now: number}) {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    alive && (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <FrameRefresh {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
