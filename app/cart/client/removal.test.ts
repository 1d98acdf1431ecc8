import {expect, test} from 'vitest';

import type {CartLineView, CartView} from '../cart';
import {EMPTY_STATE, reduce, type CartState} from './cart-state';
import {removalOf, undoOf} from './removal';
import {changeOf, showCart} from './shown-cart';
import {cartView, lineView} from '../../../tests/support/cart-view';

const line = (id: string, quantity: number, more: Partial<CartLineView> = {}) => ({
  ...lineView('tee', quantity, {id, ...more}),
  domKey: 'tee',
  status: 'confirmed' as const,
});

const stateOf = (...lines: CartView['lines']): CartState => ({
  ...EMPTY_STATE,
  cartId: 'cart',
  isLoaded: true,
  confirmed: cartView(lines),
});

const linesOf = (state: CartState) => showCart(state.confirmed, state).lines;

/** Removes the line at an index, which is sent and answered; returns what undoes it. */
function remove(before: CartState, index: number, ...after: CartView['lines']) {
  const shown = linesOf(before)[index];
  const removal = shown && removalOf(shown, linesOf(before));
  if (!removal) throw new Error('It cannot return.');
  const change = {...changeOf(shown), kind: 'set' as const, quantity: 0};
  const pressed = reduce(before, {type: 'change', change});
  expect(undoOf(removal, linesOf(pressed))).not.toBeNull();
  const sent = reduce(pressed, {type: 'send', now: 0, isVisible: true});
  const cart = cartView(after);
  const reply = {
    status: 'ok' as const,
    cartId: 'cart',
    cart,
    messages: [],
    serverTime: '',
  };
  const state = reduce(sent, {type: 'reply', reply, now: 0, jitter: 0});
  return {state, removal};
}

/** The lines once the removal is undone, by their ids. */
function undone({state, removal}: ReturnType<typeof remove>) {
  const change = undoOf(removal, linesOf(state));
  const next = change ? reduce(state, {type: 'change', change}) : state;
  return linesOf(next).map(({id, quantity}) => [id, quantity]);
}

test('a removed line comes back with its quantity', () => {
  expect(undone(remove(stateOf(line('a', 2)), 0))).toEqual([[null, 2]]);
});

test('either part of a split line comes back, and the other keeps its own', () => {
  const split = stateOf(line('a', 2), line('b', 1));
  expect(undone(remove(split, 0, line('b', 1)))).toEqual([['b', 3]]);
  expect(undone(remove(split, 1, line('a', 2)))).toEqual([['a', 3]]);
});

test('nothing is undone where the cart holds the line again', () => {
  expect(undone(remove(stateOf(line('a', 2)), 0, line('a', 2)))).toEqual([['a', 2]]);
  expect(undone(remove(stateOf(line('a', 2)), 0, line('c', 1)))).toEqual([['c', 1]]);
});

test('a line that the shop would not add does not come back (§10.21)', () => {
  const mayReturn = (more: Partial<CartLineView>, quantity = 1) =>
    removalOf(line('a', quantity, more), []) !== null;
  const attributes = [{key: 'Name', value: 'OKAFOR'}];
  expect(mayReturn({})).toBe(true);
  expect(mayReturn({attributes, isReturnable: true})).toBe(true);
  expect(mayReturn({attributes, id: null})).toBe(true);
  expect(mayReturn({attributes})).toBe(false);
  expect(mayReturn({isSoldOut: true})).toBe(false);
  expect(mayReturn({isNotSold: true})).toBe(false);
  expect(mayReturn({components: []})).toBe(false);
  expect(mayReturn({}, 0)).toBe(false);
});
