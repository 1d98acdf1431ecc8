import type {ProductPart} from '~/product/parts';
import {hydratedPart} from '~/ui/lazy-part';

const RecipientFields = hydratedPart('[data-gift]', () => import('./RecipientFields'));

/** Who a gift card is for: fields of a product's form. */
export const RECIPIENT_OF_PRODUCT: ProductPart = {
  Fields: ({product: {recipient}, handle}) =>
    recipient ? <RecipientFields texts={recipient} handle={handle} /> : null,
  asks: ({recipient}) => recipient !== undefined,
};
