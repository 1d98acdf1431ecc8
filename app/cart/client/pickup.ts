import {EXTRA_KEYS, PICKUP_ACTION} from '../cart';
import {useCartSnapshot, useCartStore} from './cart-context';

/** Where the cart is picked up, and the choice of another place, for the page of a product. */
export function usePickup() {
  const store = useCartStore();
  const {cart} = useCartSnapshot();
  return {
    /** Number of the location; '' for delivery. */
    chosen: cart.extras.pickup?.chosen ?? '',
    /** Resolves to what came of it, for people; '' for no answer. */
    choose: async (pickup: string) => {
      const input = {action: PICKUP_ACTION, inputs: {pickup}};
      const reply = await store.submit(input, EXTRA_KEYS.pickup);
      return reply?.messages[0]?.text ?? '';
    },
  };
}
