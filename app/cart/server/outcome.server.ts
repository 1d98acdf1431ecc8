import type {CartReply} from '../cart';
import {type CartOutcome} from './cart-gateway.server';
import {StoreError} from '~/server/store/store-error';

/**
 * The meaning of the store's answer to a change (§11.3 to §11.6). The Storefront API cannot name a
 * change, so nobody can ask it whether one was made.
 */

/** The outcome of a change that the store has answered; `unknown` without a cart. */
export function answeredStatus({
  cart,
  userErrors,
}: Pick<CartOutcome, 'cart' | 'userErrors'>): 'ok' | 'refused' | 'gone' | 'unknown' {
  // Decided by the field: several codes occur.
  if (userErrors.some(({field}) => field?.length === 1 && field[0] === 'cartId'))
    return 'gone';
  if (userErrors.length > 0) return 'refused';
  return cart ? 'ok' : 'unknown';
}

/** Statuses with which a store turns a request away before it executes it, whatever it asks for. */
const THROTTLED = new Set([429, 430]);

/** Statuses that the same request gets every time. */
const TURNED_AWAY = new Set([400, 401, 402, 403, 404, 413, 423]);

/**
 * What became of a change of which a call has failed with `error`. `wasSent`: the change itself was
 * sent, not only a read or the creation of a cart before it.
 */
export function failedStatus(
  error: unknown,
  wasSent: boolean,
): Pick<CartReply, 'status' | 'isFinal' | 'retryAfter'> {
  const {
    status = 0,
    retryAfter,
    isValidation = false,
  } = error instanceof StoreError ? error : {};
  const wait = retryAfter === undefined ? {} : {retryAfter};
  if (THROTTLED.has(status)) return {status: 'notExecuted', ...wait};
  if (TURNED_AWAY.has(status) || isValidation)
    return {status: 'notExecuted', isFinal: true, ...wait};
  return wasSent ? {status: 'unknown'} : {status: 'notExecuted', ...wait};
}
