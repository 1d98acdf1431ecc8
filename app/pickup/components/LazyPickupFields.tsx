import {Suspense} from 'react';

import {lazyPart, loadBeforeHydration} from '~/ui/lazy-part';

import type {PickupChoice} from '../pickup.server';

const chunk = () => import('./PickupFields');
const LazyFields = lazyPart(chunk);
loadBeforeHydration('[data-pickup-fields]', chunk);

/** Fields of a form of the cart, rendered on the server; their scripts are a chunk of their own. */
export function PickupFields(props: {choice: PickupChoice}) {
  return (
    <Suspense>
      <LazyFields {...props} />
    </Suspense>
  );
}
