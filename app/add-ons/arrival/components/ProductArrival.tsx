import type {ProductPart} from '~/product/parts';
import {hydratedPart} from '~/ui/lazy-part';

const ArrivalLine = hydratedPart('[data-arrival]', () => import('./ArrivalLine'));

/** When a product arrives. */
export const ARRIVAL_OF_PRODUCT: ProductPart = {
  BelowAdd: ({arrives}) =>
    arrives.length > 0 ? (
      <ArrivalLine as="li" className="comes-first" steps={arrives} />
    ) : null,
};
