import {useSyncExternalStore} from 'react';

import {EXTRA_KEYS, PICKUP_ACTION} from '../cart';
import {useCartStore} from './cart-context';

/** The cart's pickup location and the choice of another, for a product's page. */
export function usePickup() {
  const store = useCartStore();
  // Other changes of the cart must not render a dialog of many places again.
  const chosen = () => store.getSnapshot().cart.extras.pickup?.chosen ?? '';
  return {
    /** Number of the location; '' for delivery. */
    chosen: useSyncExternalStore(store.subscribe, chosen, () => ''),
    /** Resolves to what came of it, for people; '' for no answer. */
    choose: async (pickup: string) => {
      const input = {action: PICKUP_ACTION, inputs: {pickup}};
      const reply = await store.submit(input, EXTRA_KEYS.pickup);
      return reply?.messages[0]?.text ?? '';
    },
  };
}
