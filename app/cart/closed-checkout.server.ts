import type {CartMessage} from './view';
import {CART_PATH} from './return-path';
import {previewAddress} from '~/lib/preview-address';

import type {CartAnswer} from './cart-request.server';

/** Where Checkout leads in a staff preview: the cart's page, which says why it leads no further. */
const CLOSED = previewAddress(CART_PATH);

const WHY: CartMessage = {
  kind: 'notice',
  text: 'Checkout is closed in a preview, because what you see may not be on sale. Leave the preview to buy.',
  lineKey: null,
};

/** The answer without any address of the store's checkout. */
export function closeCheckout(answered: CartAnswer): CartAnswer {
  const {reply, location} = answered;
  if (!reply.cart) return answered;
  const {webUrl} = reply.cart;
  return {
    ...answered,
    reply: {...reply, cart: {...reply.cart, webUrl: CLOSED}},
    location: location === webUrl ? CLOSED : location,
  };
}

/** The answer with the reason why there is no checkout, where there is something to buy. */
export function explainClosedCheckout(answered: CartAnswer): CartAnswer {
  const {reply} = answered;
  if (!reply.cart?.lines.length) return answered;
  return {...answered, reply: {...reply, messages: [...reply.messages, WHY]}};
}
