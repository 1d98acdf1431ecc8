import type {Translation} from '~/lib/messages';

import {lineName} from './cart';
import type {Desired} from './client/desired';

const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/**
 * The cart's messages on every page: its button, the drawer before its contents are loaded, and
 * what becomes of changes.
 */
export const MESSAGES = {
  namespace: 'cart',
  /** Accessible name of every cart button. */
  button: (count: number) => `Cart, ${items(count)}`,
  title: 'Shopping Cart',
  close: 'Close cart',
  loading: 'Loading your cart…',
  lines: 'Cart items',
  open: 'Open your cart',
  /** At a line of which something is desired while the store is away. */
  waiting: 'Waiting for the store',
  /** `count` is that of the whole cart. */
  added: (name: string, count: number) =>
    `${name} added to cart. ${items(count)} in the cart.`,
  removed: (title: string, count: number) =>
    `${title} removed. ${items(count)} in the cart.`,
  quantityNow: (title: string, quantity: number) =>
    `Quantity of ${title} is now ${quantity}.`,
  cannotTell: (name: string) => `We can't tell whether ${name} was in your earlier cart.`,
  cannotTellHere: (name: string) => `We can't tell whether ${name} is in your cart.`,
  movedAway: (name: string) =>
    `Your cart has moved to another country, where there is less of ${name}.`,
  notAdded: (name: string) => `We could not add ${name}.`,
  notRemoved: (name: string) => `We could not remove ${name}.`,
  notChanged: (name: string) => `We could not change ${name}.`,
  done: (name: string) => `${name}: your cart is changed.`,
  gone: (name: string) => `${name} is no longer in your cart.`,
  holds: (name: string, quantity: number) =>
    `Your cart now holds ${quantity} of ${name}.`,
  /** Of a code, a note, or whatever else was said to the cart. */
  notSaid: (name: string) =>
    `This did not reach your cart: ${name}. Please enter it again.`,
  noAnswer:
    'We could not reach the shop, so we do not know whether this worked. Please look, then try again.',
  /** When the browser keeps no cookies. */
  cookiesOff:
    'Your browser blocks cookies, and a cart needs one. Allow cookies for this shop, then add again.',
} as const;

export type CartMessages = Translation<typeof MESSAGES>;

/** The message for a change that was not made. */
export function notMadeMessage(messages: CartMessages, desired: Desired): string {
  const name = lineName(desired.preview);
  const {sent, quantity} = desired;
  const wanted = sent ? sent.quantity : quantity;
  if (sent?.kind === 'add' || wanted === null) return messages.notAdded(name);
  return wanted === 0 ? messages.notRemoved(name) : messages.notChanged(name);
}
