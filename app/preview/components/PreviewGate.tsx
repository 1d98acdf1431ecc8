import {lazy, Suspense, useEffect, useState} from 'react';

import {Contain} from '~/ui/Contain';

import type {PreviewProps} from './Preview';

const Preview = lazy(() => import('./Preview'));

/** Loads what staff see of a preview, once the page is alive; all that shoppers ever have of it. */
export function PreviewGate(props: PreviewProps) {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    alive && (
      <Contain fallback={null}>
        <Suspense>
          <Preview {...props} />
        </Suspense>
      </Contain>
    )
  );
}
