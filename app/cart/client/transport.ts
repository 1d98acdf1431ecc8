import {CartForm} from '@shopify/hydrogen';

import {documentMarket, pathFor, shopFetch} from '~/market';

import {MEANT_CART, type CartReply} from '../cart';
import {type CartRequest} from './entries';
import {REQUEST_TIMEOUT_MS} from './lock';

/** The action of a form, with its inputs, as `CartForm` posts them. */
export interface CartInput {
  action: string;
  inputs: object;
}

/**
 * Sends a request to the server, in the market `prefix`; `null` where no answer came. A change that is in flight survives leaving the page. A creation does
 * not: its cookie could come late, and replace that of the next page.
 */
export function sendRequest(
  request: CartRequest,
  prefix: string,
  leaving: AbortSignal,
): Promise<CartReply | null> {
  const isChange = request.kind !== 'create' && request.kind !== 'read';
  return exchange(request.kind, inputOf(request), prefix, isChange ? null : leaving);
}

/** Sends a plain form, meant for the cart `cartId`; before the page has read one, for the cart that the form was rendered with. */
export function submitForm(
  {action, inputs}: CartInput,
  cartId: string | null,
): Promise<CartReply | null> {
  const own = {[MEANT_CART]: '', ...inputs};
  const meant = cartId === null ? own : {...own, [MEANT_CART]: cartId};
  return exchange(action, {action, inputs: meant}, documentMarket(), null);
}

async function exchange(
  name: string,
  input: CartInput | null,
  prefix: string,
  leaving: AbortSignal | null,
): Promise<CartReply | null> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  try {
    const init = {
      credentials: 'same-origin',
      headers: {Accept: 'application/json'},
      signal: leaving ? AbortSignal.any([leaving, timeout]) : timeout,
      ...(input && {method: 'POST', body: formOf(input), keepalive: leaving === null}),
    } as const;
    const response = await shopFetch(pathFor('cartData'), init, prefix);
    const reply: unknown = await response.json();
    if (isCartReply(reply)) return reply;
    throw new Error(`Cart answered ${response.status}`);
  } catch (error) {
    if (leaving?.aborted) return null;
    // Logged (§8). The reducer decides what the shopper reads.
    console.error(`The cart gave no answer (${name}).`, error);
    return null;
  }
}

/** Checks the outer shape only, to tell our server's JSON from a proxy's error page. */
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

/** The form field that `CartForm` posts, so that one action reads both. */
function formOf(input: CartInput): FormData {
  const form = new FormData();
  form.set(CartForm.INPUT_NAME, JSON.stringify(input));
  return form;
}

/** The form of a request; `null` for a read. */
function inputOf(request: CartRequest): CartInput | null {
  if (request.kind === 'read') return null;
  const {ACTIONS} = CartForm;
  const meant = {[MEANT_CART]: request.cart ?? ''};
  switch (request.kind) {
    case 'create':
      return {action: ACTIONS.Create, inputs: {...meant, mode: request.mode}};
    case 'add': {
      const {merchandiseId, attributes, sellingPlanId} = request.line;
      const line = {
        merchandiseId,
        quantity: request.quantity,
        ...(attributes.length > 0 && {attributes}),
        ...(sellingPlanId !== null && {sellingPlanId}),
      };
      return {action: ACTIONS.LinesAdd, inputs: {...meant, lines: [line]}};
    }
    case 'update': {
      const {lineId: id, quantity} = request;
      const inputs = {...meant, lines: [{id, quantity}]};
      return {action: ACTIONS.LinesUpdate, inputs};
    }
    case 'remove':
      return {
        action: ACTIONS.LinesRemove,
        inputs: {...meant, lineIds: [request.lineId]},
      };
  }
}
