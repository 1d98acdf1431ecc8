import {lazy, Suspense} from 'react';

import {Contain} from '~/ui/Contain';

const CartComplements = lazy(() => import('./CartComplements'));

/** In a cart that is looked at: what goes with its goods, named by their handles, the newest first. Absent where nothing does. */
export function CartRecommendations({handles}: {handles: readonly string[]}) {
  if (handles.length === 0) return null;
  return (
    <Contain fallback={null}>
      <Suspense fallback={null}>
        <CartComplements handles={handles} />
      </Suspense>
    </Contain>
  );
}
