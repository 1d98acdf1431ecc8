import {hydratedPart} from '~/ui/lazy-part';

/** Who a gift card is for: fields of a product's form. */
export const RecipientFields = hydratedPart(
  '[data-gift]',
  () => import('./RecipientFields'),
);
