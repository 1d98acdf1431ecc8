import {expect, it} from 'vitest';

import {CONTENTS_MESSAGES} from '../contents-messages';
import type {CartLineView, CartView} from '../cart';
import {EMPTY_STATE, type CartState} from './cart-state';
import type {CartStore} from './cart-store';
import {checkOut, openMessage} from './checkout';
import {withPress} from './desired';
import {cartView, lineView} from '../../../tests/support/cart-view';

type Line = Pick<CartLineView, 'endedOn' | 'isSoldOut'>;

const OPTIONS = {copy: CONTENTS_MESSAGES, hasMarkets: false, typed: () => []};

/** Presses Checkout twice, with these lines in the cart. */
async function pressTwice(lines: Record<string, Line>, abroad?: string) {
  const confirmed = {
    abroad,
    webUrl: '/checkout',
    subtotal: {currencyCode: 'USD'},
    lines: Object.entries(lines).map(([title, line]) => ({
      ...line,
      key: title,
      title,
      variantTitle: null,
      quantity: 1,
    })),
  };
  const state = {...EMPTY_STATE, confirmed: confirmed as unknown as CartView};
  const store = {
    getSnapshot: () => ({state}),
    whenIdle: () => Promise.resolve(state),
    revalidate: () => undefined,
  } as unknown as CartStore;
  const options = {...OPTIONS, soldOut: new Set<string>()};
  return [await checkOut(store, options), await checkOut(store, options)];
}

const LEAVES = {url: '/checkout', problem: null, canGoAnyway: false};

it.each([
  [{Tee: {endedOn: 'May 1'}}, 'Tee is no longer sold.', true],
  [
    {Tee: {isSoldOut: true}, Cap: {}},
    'Tee has sold out meanwhile and will not be ordered.',
    true,
  ],
  [
    {Tee: {isSoldOut: true, endedOn: 'May 1'}},
    'Tee has sold out meanwhile and will not be ordered.',
    false,
  ],
  [
    {Tee: {endedOn: 'May 1'}, Cap: {endedOn: 'May 1'}, Mug: {isSoldOut: true}},
    'Mug has sold out meanwhile and will not be ordered. Tee; Cap are no longer sold.',
    true,
  ],
])(
  'stops once for lines that cannot be had any more: %j',
  async (lines, problem, canGoAnyway) => {
    expect(await pressTwice(lines)).toEqual([{url: null, problem, canGoAnyway}, LEAVES]);
  },
);

it('stops once for what may not be delivered to the cart’s country', async () => {
  const problem =
    'Tee: Sold out, or not available for this country (Canada). It will not be ordered.';
  const stays = {url: null, problem, canGoAnyway: true};
  expect(await pressTwice({Tee: {isSoldOut: true}, Cap: {}}, 'Canada')).toEqual([
    stays,
    LEAVES,
  ]);
});

it('leaves where every line is sold', async () => {
  expect(await pressTwice({Tee: {}})).toEqual([LEAVES, LEAVES]);
});

it('stays in an outage, and says when it goes on', async () => {
  const confirmed = cartView([lineView('Tee', 1)]);
  const cap = {...lineView('Cap', 1), preview: lineView('Cap', 1), lineId: null};
  const desired = [withPress(undefined, 'Cap', {...cap, kind: 'add'}, confirmed)];
  const away = {...EMPTY_STATE, confirmed, desired, isAway: true, hadUnknown: true};
  const store = {
    getSnapshot: () => ({state: away}),
    whenIdle: () => Promise.resolve(away),
    revalidate: () => undefined,
  } as unknown as CartStore;
  const problem =
    'Cap is not in your cart yet. You can check out as soon as we can reach your cart.';
  const stays = {url: null, problem, canGoAnyway: false};
  expect(await checkOut(store, {...OPTIONS, soldOut: new Set()})).toEqual(stays);
  const open = openMessage(CONTENTS_MESSAGES, {...away, isAway: false});
  expect(open).toBe('Cap is not in your cart yet.');
});

it.each([
  ['there is nothing left to order', 0, false],
  ['something is left', 1, true],
])('after a move that the store warns of, where %s', async (_, quantity, canGoAnyway) => {
  const before = {...EMPTY_STATE, confirmed: cartView([lineView('Tee', 1)])};
  const text = 'Tee: sold out.';
  const after = {
    ...before,
    confirmed: cartView([lineView('Tee', quantity)]),
    messages: [{kind: 'warning', text, lineKey: 'Tee'} as const],
  };
  let state: CartState = before;
  const store = {
    getSnapshot: () => ({state}),
    whenIdle: () => Promise.resolve(state),
    revalidate: () => undefined,
    say: () => void (state = after),
  } as unknown as CartStore;
  const options = {...OPTIONS, hasMarkets: true, soldOut: new Set<string>()};
  expect(await checkOut(store, options)).toEqual({
    url: null,
    problem: text,
    canGoAnyway,
  });
});
