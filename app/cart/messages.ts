import type {Translation} from '~/lib/messages';

import {changeName, type CartChange} from './cart';

const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/** The cart's messages on every page: its button, the drawer before its contents are loaded, and what becomes of changes. */
export const MESSAGES = {
  room: 'cart',
  /** Accessible name of every cart button. */
  button: (count: number) => `Cart, ${items(count)}`,
  title: 'Shopping Cart',
  close: 'Close cart',
  loading: 'Loading your cart…',
  lines: 'Cart items',
  open: 'Open your cart',
  /** At a line whose change is not settled. */
  lineStatus: {
    waiting: 'Waiting for the store',
    checking: 'Checking whether your cart has this',
  },
  /** `count` is that of the whole cart. */
  added: (name: string, count: number) =>
    `${name} added to cart. ${items(count)} in the cart.`,
  removed: (title: string, count: number) =>
    `${title} removed. ${items(count)} in the cart.`,
  quantityNow: (title: string, quantity: number) =>
    `Quantity of ${title} is now ${quantity}.`,
  cannotTell: (name: string) => `We can't tell whether ${name} was in your earlier cart.`,
  notAdded: (name: string) => `We could not add ${name}.`,
  notRemoved: (name: string) => `We could not remove ${name}.`,
  notChanged: (name: string) => `We could not change ${name}.`,
  done: (name: string) => `${name}: your cart is changed.`,
  afterAll: (name: string) => `${name} is in your cart after all.`,
  gone: (name: string) => `${name} is no longer in your cart.`,
  holds: (name: string, quantity: number) =>
    `Your cart now holds ${quantity} of ${name}.`,
  noAnswer:
    'We could not reach the shop, so we do not know whether this worked. Please look, then try again.',
  /** When the browser keeps no cookies. */
  cookiesOff:
    'Your browser blocks cookies, and a cart needs one. Allow cookies for this shop, then add again.',
} as const;

export type CartMessages = Translation<typeof MESSAGES>;

/** After the store has applied a change. `held` is the line's quantity now, `count` that of the whole cart. */
export function appliedSentence(
  messages: CartMessages,
  change: CartChange,
  held: number,
  count: number,
): string {
  if (change.kind === 'add') return messages.added(changeName(change), count);
  const title = change.preview.productTitle;
  return change.quantity === 0
    ? messages.removed(title, count)
    : messages.quantityNow(title, held);
}

/** Where a change was not made. `isHere`: it went to the cart that is shown. */
export function notMadeSentence(
  messages: CartMessages,
  change: CartChange,
  isHere: boolean,
): string {
  const name = changeName(change);
  if (!isHere) return messages.cannotTell(name);
  if (change.kind === 'add') return messages.notAdded(name);
  return change.quantity === 0 ? messages.notRemoved(name) : messages.notChanged(name);
}

/** A line holds another quantity than this page knew. */
export function holdsSentence(
  messages: CartMessages,
  name: string,
  quantity: number,
): string {
  return quantity === 0 ? messages.gone(name) : messages.holds(name, quantity);
}
