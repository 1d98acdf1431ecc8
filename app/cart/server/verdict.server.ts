import {type CartOutcome} from './cart-gateway.server';
import {StoreError} from '~/server/store/store-error';

/**
 * The meaning of the store's answer to a change. Only a change that was certainly not executed may be sent again unasked: the
 * Storefront API cannot name a change, so nobody can ask it whether one was made.
 *
 * - `applied`: the answer has the cart, whatever it warns of.
 * - `refused`: a user error, even beside a cart.
 * - `gone`: a user error about the cart itself. It does not exist, and nothing was executed.
 * - `notExecuted`: certainly not executed.
 * - `unknown`: perhaps executed.
 */
export type Verdict = 'applied' | 'refused' | 'gone' | 'notExecuted' | 'unknown';

/** The verdict on an answer to a change. */
export function answeredCall({
  cart,
  userErrors,
}: Pick<CartOutcome, 'cart' | 'userErrors'>): Exclude<Verdict, 'notExecuted'> {
  // Decided by the field: several codes occur.
  if (userErrors.some(({field}) => field?.length === 1 && field[0] === 'cartId'))
    return 'gone';
  if (userErrors.length > 0) return 'refused';
  return cart ? 'applied' : 'unknown';
}

/** Operations that change a cart. */
const CHANGE = /^cart(?!Create$)/;

/** Statuses with which a store turns a request away before it executes it. */
const TURNED_AWAY = new Set([400, 401, 402, 403, 404, 413, 423, 429, 430]);

/** Those of them that a request gets again however often it is sent. */
const FINAL = new Set([400, 401, 402, 403, 404, 413]);

/** The verdict on a change of which a call has failed with `error`. */
export function failedCall(error: unknown): 'notExecuted' | 'unknown' {
  if (!(error instanceof StoreError)) return 'unknown';
  // A read, or the creation of the cart, before the change was sent.
  if (!CHANGE.test(error.operation)) return 'notExecuted';
  if (error.failure === 'status')
    return TURNED_AWAY.has(error.status ?? 0) ? 'notExecuted' : 'unknown';
  return error.hasNoData ? 'notExecuted' : 'unknown';
}

/** Whether sending the same request for ever is no use. */
export function isFinal(error: unknown): boolean {
  return (
    error instanceof StoreError &&
    error.failure === 'status' &&
    FINAL.has(error.status ?? 0)
  );
}

/** Whether a failed call shows that the store executes requests at all. */
export function hasStoreAnswered(error: unknown): boolean {
  return (
    error instanceof StoreError &&
    (error.failure === 'refused' || error.failure === 'denied')
  );
}
