import {CartForm} from '@shopify/hydrogen';

import {MEANT_CART, type CartReply} from '../cart';
import type {CartRequest, Saying} from './desired';
import {REQUEST_TIMEOUT_MS} from './lock';
import {isRecord} from '~/lib/json';

/** How a request leaves the page. */
export interface Wire {
  /** Fetches `/api/cart`. */
  fetch: (init: RequestInit) => Promise<Response>;
  setTimeout: (run: () => void, milliseconds: number) => unknown;
  clearTimeout: (timer: unknown) => void;
}

/**
 * Sends a request to the server; `null` where no answer came. Changes survive leaving the page; a
 * creation does not, since its late cookie could replace that of the next page.
 * @param leaving aborted when the page is left
 */
export async function sendRequest(
  request: CartRequest,
  {fetch, setTimeout, clearTimeout}: Wire,
  leaving: AbortSignal,
): Promise<CartReply | null> {
  const {kind} = request;
  const input = inputOf(request);
  const keepalive = kind !== 'create' && kind !== 'read';
  const ended = new AbortController();
  const end = () => ended.abort();
  const timer = setTimeout(end, REQUEST_TIMEOUT_MS);
  if (!keepalive) leaving.addEventListener('abort', end);
  try {
    const response = await fetch({
      signal: ended.signal,
      // The form field that `CartForm` posts, so that one action reads both.
      ...(input && {
        method: 'POST',
        body: new URLSearchParams({[CartForm.INPUT_NAME]: JSON.stringify(input)}),
        keepalive,
      }),
    });
    const reply: unknown = await response.json();
    if (isCartReply(reply)) return reply;
    throw new Error(`Cart answered ${response.status}`);
  } catch (error) {
    // Logged (§8). The state decides what the shopper reads.
    if (!leaving.aborted) console.error(`The cart gave no answer (${kind}).`, error);
    return null;
  } finally {
    clearTimeout(timer);
    leaving.removeEventListener('abort', end);
  }
}

/** Checks the outer shape only, to tell our server's JSON from a proxy's error page. */
const isCartReply = (value: unknown): value is CartReply =>
  isRecord(value) &&
  'status' in value &&
  'cart' in value &&
  Array.isArray(value.messages);

/** The form of a request; `null` for a read. */
function inputOf(request: CartRequest): Saying | null {
  if (request.kind === 'read') return null;
  const {ACTIONS} = CartForm;
  const meant = {[MEANT_CART]: request.cart ?? ''};
  switch (request.kind) {
    case 'create':
      return {action: ACTIONS.Create, inputs: {...meant, mode: request.mode}};
    case 'add': {
      const lines = request.lines.map(
        ({merchandiseId, attributes, sellingPlanId, quantity}) => ({
          merchandiseId,
          quantity,
          ...(attributes.length > 0 && {attributes}),
          ...(sellingPlanId !== null && {sellingPlanId}),
        }),
      );
      const {action, inputs} = request.link ?? {action: ACTIONS.LinesAdd, inputs: {}};
      return {action, inputs: {...inputs, ...meant, lines}};
    }
    case 'say':
      return {action: request.action, inputs: {...request.inputs, ...meant}};
    case 'update': {
      const lines = [{id: request.lineId, quantity: request.quantity}];
      return {action: ACTIONS.LinesUpdate, inputs: {...meant, lines}};
    }
    case 'remove': {
      const lineIds = [request.lineId];
      return {action: ACTIONS.LinesRemove, inputs: {...meant, lineIds}};
    }
  }
}
