import type {CartFragment} from 'storefrontapi.generated';

import {type CartMessage} from '../cart';
import {type CartOutcome} from './cart-gateway.server';
import {keyOfLine} from './cart-view.server';
import {MAX_CART_LINES} from '../limits';
import {
  COOKIES_OFF_SENTENCE,
  errorSentence,
  EXTRA_OUTCOMES,
  isExtraOutcome,
  NOTICES,
  warningSentence,
} from '../messages';

/** A message to the shopper as a code, which a redirect can carry. */
export interface Notice {
  /** One of `NOTICES`, or the code of a store's warning. */
  code: string;
  /** Key of the line that it is about. */
  lineKey: string | null;
}

/** Tells `/cart` that the response created a cart. Has no text of its own. */
export const CART_CREATED = 'created';

/** A cart was created, but the browser has not kept its cookie. */
export const COOKIES_OFF: Notice = {code: 'cookies-off', lineKey: null};

/** The warnings of an answer, each with its line. */
export function warningNotices({
  cart,
  warnings,
}: Pick<CartOutcome, 'cart' | 'warnings'>): Notice[] {
  return warnings.map(({code, target}) => ({code, lineKey: keyOfLine(cart, target)}));
}

/** The messages for notices. Quantities are read from the cart, never from the notice. */
export function noticeMessages(
  notices: readonly Notice[],
  cart: CartFragment | null,
): CartMessage[] {
  return notices.map(({code, lineKey}) => {
    if (code === COOKIES_OFF.code)
      return {kind: 'error', text: COOKIES_OFF_SENTENCE, lineKey: null};
    if (isExtraOutcome(code)) return {...EXTRA_OUTCOMES[code], lineKey};
    if (isOwnNotice(code)) return {...NOTICES[code], lineKey: null};
    const line = cart?.lines.edges.find(({node}) => keyOfLine(cart, node.id) === lineKey);
    const context = line && {
      title: line.node.merchandise.product.title,
      quantity: line.node.quantity,
    };
    return {kind: 'warning', text: warningSentence(code, context ?? null), lineKey};
  });
}

function isOwnNotice(code: string): code is keyof typeof NOTICES {
  return Object.hasOwn(NOTICES, code);
}

/** The messages for user errors, at the line that was to be changed. */
export function errorMessages(
  {cart, userErrors}: Pick<CartOutcome, 'cart' | 'userErrors'>,
  lineKey: string | null,
): CartMessage[] {
  const isFull = (cart?.lines.edges.length ?? 0) >= MAX_CART_LINES;
  return userErrors.map(({code, field, message}) => {
    // Before version 2026-04 there is no code for it; the error then names the lines' field and no line.
    const isTooLarge = isFull && code === 'INVALID' && field?.join('.') === 'lines';
    const text = errorSentence(isTooLarge ? 'CART_TOO_LARGE' : code, message);
    return {kind: 'error', text, lineKey};
  });
}
