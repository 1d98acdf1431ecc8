/** The exact sentences that are read out after a change; kept together so that they sound alike. */

/** `1 item`, `12 items`. */
export function countLabel(count: number): string {
  return `${count} ${count === 1 ? 'item' : 'items'}`;
}

/** Accessible name of every cart button. */
export function cartButtonLabel(count: number): string {
  return `Cart, ${countLabel(count)}`;
}

/** After an add. `held` is the quantity of that line now, `count` that of the whole cart. */
export function addedSentence(title: string, held: number, count: number): string {
  return `${title} added to cart: ${held} of it, ${countLabel(count)} in all.`;
}

/** After a change of quantity. */
export function changedSentence(title: string, quantity: number): string {
  return `Quantity of ${title} is now ${quantity}.`;
}

/** After a line was removed. */
export function removedSentence(title: string, count: number): string {
  return `${title} removed. ${countLabel(count)} in your cart.`;
}

/** After a change whose answer was lost, and which the cart read again seems to hold: true, whoever made it. */
export function heldSentence(title: string, held: number): string {
  return `Your cart now holds ${held} of ${title}.`;
}

/** After an add whose answer was lost, and of which the store made a part. */
export function inPartSentence(title: string, held: number): string {
  return `Your cart now holds ${held} of ${title}, fewer than you asked for.`;
}

/** After a change of which it cannot be known whether it was made. */
export function unsureSentence(title: string, held: number): string {
  return `The connection failed, and your cart holds ${held} of ${title}. Please check that this is right.`;
}

/** After an add that the store did not make. */
export function notAddedSentence(title: string): string {
  return `We could not add ${title}. Your cart has not changed.`;
}

/** After a change of quantity that the store did not make. */
export function notChangedSentence(title: string, quantity: number): string {
  return `We could not change ${title}. Its quantity is still ${quantity}.`;
}

/** After a removal that the store did not make. */
export function notRemovedSentence(title: string): string {
  return `We could not remove ${title}. It is still in your cart.`;
}

/** After a code, a gift card or a note was changed. Why, and whether it works, is the server's to say. */
export const EXTRA_CHANGED_SENTENCE = 'Your cart is changed.';

/** After such a change that the store did not make. */
export const EXTRA_NOT_CHANGED_SENTENCE =
  'We could not make that change. Your cart is as it was.';

/** After such a change of which it cannot be known whether it will be made. */
export const EXTRA_UNSURE_SENTENCE =
  'The connection failed. Please check that your cart is as you want it.';

/** When the browser keeps no cookies. */
export const COOKIES_OFF_SENTENCE =
  'Your browser blocks cookies, and a cart needs one. Allow cookies for this shop, then add again.';
