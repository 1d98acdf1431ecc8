import {useEffect, useState} from 'react';

import {Part} from '~/ui/ErrorBoundary';
import {lazyPart} from '~/ui/lazy-part';

const FrameRefresh = lazyPart(() => import('./FrameRefresh'));

/** Loads the script of a preview's page after hydration. Shoppers download nothing but this. */
export function PreviewScripts(props: {now: number}) {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    alive && (
      <Part>
        <FrameRefresh {...props} />
      </Part>
    )
  );
}
