import {CartForm} from '@shopify/hydrogen';

import {REMOVE_GIFT_CARD_ACTION} from './cart-actions';
import {type CartExtra} from '~/domain/cart/extras';
import {type QueueEvent} from '~/domain/cart/queue';
import {type CartRequest, type Flight} from '~/domain/cart/queue-state';
import {type CartReply} from '~/domain/cart/view';

/** Carries one request to the server. Rejects when no usable answer came. */
export type CartTransport = (
  request: CartRequest,
  options: {exclusive: boolean},
) => Promise<CartReply>;

/** Where the cart is read and changed as JSON. */
const CART_API = '/api/cart';

/** Milliseconds after which a request counts as failed; its late answer still leads to a re-read. */
const PATIENCE_MS = 15_000;

/** Name of the lock that first adds of several tabs stand in line for. */
const CREATION_LOCK = 'cart-creation';

/** Sends a flight and reports its answer, its failure, and an answer that came after it was given up. */
export function carry(
  transport: CartTransport,
  {sequence, request}: Flight,
  exclusive: boolean,
  report: (event: QueueEvent) => void,
): void {
  const giveUp = setTimeout(() => report({type: 'giveUp', sequence}), PATIENCE_MS);
  transport(request, {exclusive})
    .then(
      (reply): QueueEvent => ({type: 'reply', sequence, reply}),
      (): QueueEvent => ({type: 'failure', sequence}),
    )
    .then((event) => {
      clearTimeout(giveUp);
      report(event);
    });
}

/**
 * The browser's transport. While no cart is known, requests of all tabs stand in line for one lock: the second tab's first
 * add then carries the cookie that the first one's answer set, and both end in one cart.
 */
export const browserTransport: CartTransport = async (request, {exclusive}) => {
  try {
    if (!exclusive || request.kind === 'read' || !('locks' in navigator))
      return await fetchReply(request);
    return await navigator.locks.request(CREATION_LOCK, () => fetchReply(request));
  } catch (error) {
    // Logged and rethrown (spec §8); what the shopper is told is the queue's business.
    console.error(`The cart gave no answer (${request.kind}).`, error);
    throw error;
  }
};

async function fetchReply(request: CartRequest): Promise<CartReply> {
  const response = await fetch(CART_API, {
    credentials: 'same-origin',
    headers: {Accept: 'application/json'},
    // A change that is under way survives leaving the page.
    ...(request.kind !== 'read' && {
      method: 'POST',
      body: toFormData(request),
      keepalive: true,
    }),
  });
  const reply: unknown = await response.json();
  if (!isCartReply(reply)) throw new Error(`Cart answered ${response.status}`);
  return reply;
}

/** The same form field that `CartForm` posts, so that one action reads both. */
function toFormData(request: CartRequest): FormData {
  const body = new FormData();
  body.set(CartForm.INPUT_NAME, JSON.stringify(toFormInput(request)));
  return body;
}

function toFormInput(request: CartRequest): {action: string; inputs: object} | null {
  const {ACTIONS} = CartForm;
  switch (request.kind) {
    case 'read':
      return null;
    case 'create':
      return {action: ACTIONS.Create, inputs: {}};
    case 'add': {
      const {merchandiseId, quantity} = request;
      return {action: ACTIONS.LinesAdd, inputs: {lines: [{merchandiseId, quantity}]}};
    }
    case 'update': {
      const {lineId: id, quantity} = request;
      return {action: ACTIONS.LinesUpdate, inputs: {lines: [{id, quantity}]}};
    }
    case 'remove':
      return {action: ACTIONS.LinesRemove, inputs: {lineIds: [request.lineId]}};
    case 'extra':
      return toExtraInput(request.extra);
  }
}

function toExtraInput(extra: CartExtra): {action: string; inputs: object} {
  const {ACTIONS} = CartForm;
  switch (extra.field) {
    case 'discountCodes':
      return {
        action: ACTIONS.DiscountCodesUpdate,
        inputs: {discountCodes: extra.kept, discountCode: extra.entered},
      };
    case 'addGiftCard':
      return {action: ACTIONS.GiftCardCodesUpdate, inputs: {giftCardCode: extra.code}};
    case 'removeGiftCard':
      return {action: REMOVE_GIFT_CARD_ACTION, inputs: {giftCardId: extra.id}};
    case 'note':
      return {action: ACTIONS.NoteUpdate, inputs: {note: extra.note}};
  }
}

/** Our own server's answer is trusted beyond its outer shape; a proxy's error page is not. */
function isCartReply(value: unknown): value is CartReply {
  return (
    typeof value === 'object' &&
    value !== null &&
    'status' in value &&
    'cart' in value &&
    'messages' in value &&
    Array.isArray(value.messages)
  );
}
