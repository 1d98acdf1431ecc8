import type {CartPart} from '~/cart/parts';
import {hydratedPart} from '~/ui/lazy-part';

const ArrivalLine = hydratedPart('[data-arrival]', () => import('./ArrivalLine'));

/** When a cart arrives. */
export const ARRIVAL_OF_CART: CartPart = {
  Fact({lines}) {
    const steps = lines.find(({arrival}) => arrival)?.arrival;
    return steps ? <ArrivalLine as="p" steps={steps} className="small" /> : null;
  },
};
