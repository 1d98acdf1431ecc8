import {describe, expect, it} from 'vitest';

import {type CartChange, type CartLineView, type CartReply, type CartView} from '../cart';
import {
  CLOSE_POLLING_MS,
  EMPTY_QUEUE,
  nextStep,
  reduce,
  storedChanges,
  MAX_IN_FLIGHT_MS,
  type CartRequest,
  type Outcome,
  type QueueEvent,
  type QueueState,
  type SentChange,
} from './queue';
import {showCart} from './shown-cart';

const usd = (amount: string) => ({amount, currencyCode: 'USD'});

function line(key: string, quantity: number): CartLineView {
  return {
    key,
    id: `line-${key}`,
    merchandiseId: key,
    handle: key,
    title: key.toUpperCase(),
    variantTitle: null,
    image: null,
    quantity,
    total: usd('10.0'),
    unitPrice: usd('10.0'),
    unitCompareAt: null,
    inStock: null,
    minimum: 1,
    maximum: null,
    increment: 1,
  };
}

function cartOf(lines: CartLineView[], second = 0): CartView {
  return {
    id: 'cart-1',
    webUrl: 'https://shop.example/cart/c/1',
    updatedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString(),
    lines,
    subtotal: usd('10.0'),
    total: usd('10.0'),
    tax: null,
    deductions: [],
    extras: {discountCodes: [], giftCards: [], note: ''},
  };
}

const reply = (cart: CartView | null, more: Partial<CartReply> = {}): CartReply => ({
  status: 'ok',
  cart,
  messages: [],
  serverTime: '2026-01-01T00:00:00.000Z',
  ...more,
});

const NOW = Date.UTC(2026, 0, 1);

const add = (key: string, quantity = 1): CartChange => ({
  kind: 'add',
  merchandiseId: key,
  quantity,
  preview: {
    productTitle: key.toUpperCase(),
    variantTitle: 'M',
    image: null,
    price: usd('5.00'),
    handle: key,
  },
});

const set = (key: string, quantity: number): CartChange => ({
  kind: 'set',
  key,
  title: key.toUpperCase(),
  quantity,
});

/** The state after the shopper asked for changes, and sent the first request that is due. */
function ask(state: QueueState, ...changes: CartChange[]): QueueState {
  return changes.reduce(
    (current, change) => send(reduce(current, {type: 'change', change})),
    state,
  );
}

const send = (state: QueueState, now = NOW) => reduce(state, {type: 'send', now});

const after = (state: QueueState, event: QueueEvent) => send(reduce(state, event));

/** The request in flight ends, and the next one is sent that is due. */
function ended(state: QueueState, outcome: Outcome, now = NOW): QueueState {
  return send(reduce(state, {type: 'outcome', outcome, now}), now);
}

const answered = (state: QueueState, with_: CartReply, now = NOW) =>
  ended(state, {kind: 'answered', reply: with_}, now);
const notApplied = (state: QueueState, now = NOW) =>
  ended(state, {kind: 'notApplied'}, now);
const unknown = (state: QueueState, now = NOW) => ended(state, {kind: 'unknown'}, now);

const requestOf = (state: QueueState): CartRequest | undefined => state.inFlight?.request;
const shown = (state: QueueState) => showCart(state.confirmed, state);
const started = () => after(EMPTY_QUEUE, {type: 'revalidate'});
const loaded = (...lines: CartLineView[]) => answered(started(), reply(cartOf(lines)));

describe('the queue', () => {
  it('sends one request at a time, and keeps only the last target of each line', () => {
    const state = ask(
      loaded(line('a', 1), line('b', 1)),
      set('a', 2),
      set('a', 3),
      set('b', 5),
      set('a', 4),
    );
    expect(requestOf(state)).toEqual({kind: 'update', lineId: 'line-a', quantity: 2});
    expect(state.pending).toHaveLength(2);
    expect(shown(state).lines.map(({quantity}) => quantity)).toEqual([4, 5]);
  });

  it('merges adds of a variant, and keeps an add after a target', () => {
    const state = ask(loaded(line('a', 1)), add('b'), add('b', 2), add('b'), set('a', 5));
    const quantities = state.pending.map(
      ({change}) => 'quantity' in change && change.quantity,
    );
    expect(quantities).toEqual([3, 5]);
    const next = ask(state, add('a', 2));
    expect(shown(next).lines.find(({key}) => key === 'a')?.quantity).toBe(7);
  });

  it('removes with cartLinesRemove when the target is 0', () => {
    const state = ask(loaded(line('a', 1)), set('a', 0));
    expect(requestOf(state)).toEqual({kind: 'remove', lineId: 'line-a'});
    expect(shown(state)).toMatchObject({lines: [], count: 0, updating: true});
  });

  it('removes an add that has not been sent', () => {
    const state = ask(loaded(line('a', 1)), set('a', 2), add('b'), set('b', 0));
    expect(state.pending).toEqual([]);
    expect(shown(state).lines.map(({key}) => key)).toEqual(['a']);
  });

  it('accepts changes of a line before the store has confirmed it', () => {
    const state = ask(loaded(), add('a'), set('a', 3));
    const next = answered(state, reply(cartOf([line('a', 1)], 1)));
    expect(requestOf(next)).toEqual({kind: 'update', lineId: 'line-a', quantity: 3});
  });

  it('reads or creates the cart before it changes a line', () => {
    const early = ask(EMPTY_QUEUE, set('a', 2));
    expect(requestOf(early)?.kind).toBe('read');
    const update = {kind: 'update', lineId: 'line-a', quantity: 2};
    const cart = reply(cartOf([line('a', 1)]));
    expect(requestOf(answered(early, cart))).toEqual(update);
    const fallBack = unknown(early);
    expect(requestOf(fallBack)?.kind).toBe('create');
    expect(requestOf(answered(fallBack, cart))).toEqual(update);
  });

  it('drops a target for a line that is no longer there', () => {
    const state = ask(loaded(line('a', 1), line('b', 1)), set('b', 2), set('a', 2));
    const next = answered(state, reply(cartOf([line('b', 2)], 1)));
    expect(next).toMatchObject({inFlight: null, pending: []});
  });

  it('discards a reply that is older than the newest cart', () => {
    const newest = answered(
      ask(loaded(line('a', 1)), set('a', 2)),
      reply(cartOf([line('a', 2)], 9)),
    );
    const reread = after(newest, {type: 'revalidate'});
    const next = answered(reread, reply(cartOf([line('a', 1)], 3)));
    expect(shown(next).count).toBe(2);
  });

  it('shows the store’s last amounts, marked while changes are pending, and computes none', () => {
    const state = ask(loaded(line('a', 1)), set('a', 9), add('b', 3));
    expect(shown(state).confirmed?.subtotal).toEqual(usd('10.0'));
    expect(shown(state).lines).toMatchObject([
      {key: 'b', status: 'updating', total: null, unitPrice: usd('5.00')},
      {key: 'a', status: 'updating', total: usd('10.0')},
    ]);
  });

  it('reads the cart after a refusal without one', () => {
    const messages = [{kind: 'error', text: 'No.', lineKey: 'a'}] as const;
    const refused = answered(
      ask(loaded(line('a', 1)), set('a', 2)),
      reply(null, {status: 'refused', messages}),
    );
    expect(requestOf(refused)).toEqual({kind: 'read'});
    expect(refused.messages).toHaveLength(1);
    expect(shown(refused).count).toBe(1);
  });
});

describe('a change that the store certainly did not apply', () => {
  it('waits, is shown as waiting, and is sent again after a successful read', () => {
    const failed = notApplied(ask(loaded(line('a', 1)), add('b')));
    expect(shown(failed).lines[0]).toMatchObject({key: 'b', status: 'waiting'});
    expect(nextStep(failed, NOW)).toEqual({kind: 'wait', milliseconds: 2000});
    const read = send(failed, NOW + 2000);
    expect(requestOf(read)).toEqual({kind: 'read'});
    const again = answered(read, reply(cartOf([line('a', 1)], 1)), NOW + 2100);
    expect(requestOf(again)).toMatchObject({kind: 'add', merchandiseId: 'b'});
  });

  it('backs off after each failed read, and retries at once when the shopper asks', () => {
    const failed = notApplied(
      send(notApplied(ask(loaded(), add('b'))), NOW + 2000),
      NOW + 2000,
    );
    expect(nextStep(failed, NOW + 2000)).toEqual({kind: 'wait', milliseconds: 2000});
    const more = notApplied(send(failed, NOW + 4000), NOW + 4000);
    expect(nextStep(more, NOW + 4000)).toEqual({kind: 'wait', milliseconds: 4000});
    expect(requestOf(after(more, {type: 'revalidate'}))).toEqual({kind: 'read'});
  });

  it('is given up after eight attempts, announced, and offered for a retry', () => {
    let state = ask(loaded(), add('b'));
    for (let attempt = 0, now = NOW; attempt < 8; attempt++, now += 60_000) {
      state = notApplied(state, now);
      state = send(state, now + 30_000);
      state = answered(state, reply(cartOf([], attempt)), now + 30_000);
    }
    expect(state.messages).toMatchObject([
      {kind: 'error', text: 'We could not add B, M. Your cart has not changed.'},
    ]);
    expect(state).toMatchObject({rejected: add('b'), pending: []});
  });

  it('is merged with later changes', () => {
    const state = notApplied(ask(loaded(), add('b'), add('b', 2)));
    expect(state.pending).toMatchObject([{change: {quantity: 3}}]);
  });
});

describe('a change whose outcome is unknown', () => {
  const lost = () => unknown(ask(loaded(line('a', 1)), add('b', 2), set('a', 4)));

  it('is polled at once and closely for six seconds, during which nothing else is sent', () => {
    const state = lost();
    expect(requestOf(state)).toEqual({kind: 'read'});
    expect(shown(state).lines[0]).toMatchObject({key: 'b', status: 'unconfirmed'});
    const read = answered(state, reply(cartOf([line('a', 1)], 1)));
    expect(read.inFlight).toBeNull();
    expect(nextStep(read, NOW)).toEqual({kind: 'wait', milliseconds: 300});
    expect(read).toMatchObject({messages: [], rejected: null});
  });

  it('is confirmed by a cart that includes it', () => {
    const state = answered(lost(), reply(cartOf([line('b', 2), line('a', 1)], 1)));
    expect(state.unconfirmed).toEqual([]);
    expect(state.announcement.text).toBe('B, M added to cart. 3 items in the cart.');
    expect(requestOf(state)).toMatchObject({kind: 'update', quantity: 4});
  });

  it('stays visible after that, offers no retry, and lets other changes pass', () => {
    const now = NOW + CLOSE_POLLING_MS;
    const state = answered(lost(), reply(cartOf([line('a', 1)], 1)), now);
    expect(requestOf(state)).toMatchObject({kind: 'update', quantity: 4});
    expect(state.unconfirmed).toHaveLength(1);
    expect(state.rejected).toBeNull();
  });

  it('an add is rejected, and offered for a retry, only when no request can still be in flight', () => {
    const read = send(lost(), NOW + MAX_IN_FLIGHT_MS);
    const state = answered(
      read,
      reply(cartOf([line('a', 1)], 1)),
      NOW + MAX_IN_FLIGHT_MS,
    );
    expect(state.messages[0]?.text).toBe(
      'We could not add B, M. Your cart has not changed.',
    );
    expect(state.rejected).toEqual(add('b', 2));
  });

  it('a target is sent again after six seconds, since it is idempotent', () => {
    const state = unknown(ask(loaded(line('a', 1)), set('a', 4)));
    const now = NOW + CLOSE_POLLING_MS;
    const read = answered(state, reply(cartOf([line('a', 1)], 1)), now);
    expect(read.pending).toMatchObject([{change: set('a', 4)}]);
    expect(requestOf(send(read, now + 2000))).toMatchObject({
      kind: 'update',
      quantity: 4,
    });
  });

  it('where somebody else changed the line, the message states the cart’s quantity', () => {
    const more = answered(lost(), reply(cartOf([line('b', 3), line('a', 1)], 1)));
    expect(more.announcement.text).toBe('Your cart now holds 3 of B, M.');
    const disturbed = reduce(lost(), {type: 'revalidate', changed: ['b']});
    const state = answered(disturbed, reply(cartOf([line('b', 2), line('a', 1)], 1)));
    expect(state.announcement.text).toBe('Your cart now holds 2 of B, M.');
  });

  it('that was partly applied states the cart’s quantity', () => {
    const state = answered(lost(), reply(cartOf([line('b', 1), line('a', 1)], 1)));
    expect(state.announcement.text).toBe(
      'Your cart now holds 1 of B, M, fewer than you asked for.',
    );
  });

  it('in a replaced cart is not taken for applied; the message states the quantity', () => {
    const state = unknown(ask(loaded(line('b', 5)), add('b')));
    const other = {...cartOf([line('b', 1)]), id: 'cart-2'};
    expect(answered(state, reply(other)).announcement.text).toBe(
      'Your cart now holds 1 of B, M.',
    );
  });

  it('is dropped when its line is removed', () => {
    expect(ask(lost(), set('b', 0)).unconfirmed).toEqual([]);
  });
});

describe('a page that is left', () => {
  it('stores pending changes, and the one in flight as unconfirmed', () => {
    const state = ask(loaded(), add('a'), add('b'));
    const left = storedChanges(state);
    expect(left.pending).toMatchObject([{change: add('b')}]);
    expect(left.unconfirmed).toMatchObject([{change: add('a'), before: 0, sentAt: NOW}]);
    expect(reduce(state, {type: 'leave'})).toMatchObject({
      inFlight: null,
      pending: [],
      unconfirmed: [],
    });
  });

  const sent: SentChange = {
    change: add('b'),
    attempts: 0,
    before: 0,
    cartId: null,
    sentAt: NOW,
  };
  const adopt: QueueEvent = {
    type: 'adopt',
    pending: [{change: add('c'), attempts: 0}],
    unconfirmed: [sent],
  };

  it('is followed by one that polls for the unconfirmed change, creates no cart meanwhile, then sends the pending ones', () => {
    const read = after(EMPTY_QUEUE, adopt);
    expect(requestOf(read)).toEqual({kind: 'read'});
    const none = answered(read, reply(null));
    expect(none.inFlight).toBeNull();
    const found = answered(
      send(none, NOW + 300),
      reply(cartOf([line('b', 1)])),
      NOW + 300,
    );
    expect(found.announcement.text).toBe('B, M added to cart. 1 item in the cart.');
    expect(requestOf(found)).toMatchObject({kind: 'add', merchandiseId: 'c'});
  });
});

describe('the cart at start (§4)', () => {
  it('is read, or created when there is none', () => {
    expect(requestOf(started())).toEqual({kind: 'read'});
    expect(requestOf(answered(started(), reply(null)))).toEqual({kind: 'create'});
  });

  it('is created when the read fails, and read again when that fails', () => {
    const state = unknown(started());
    expect(requestOf(state)).toEqual({kind: 'create'});
    const failed = unknown(state);
    expect(failed.inFlight).toBeNull();
    expect(requestOf(send(failed, NOW + 30_000))).toEqual({kind: 'read'});
  });

  it('is not created repeatedly in a browser without cookies', () => {
    const created = answered(answered(started(), reply(null)), reply(cartOf([])));
    const next = answered(after(created, {type: 'revalidate'}), reply(null));
    expect(next.inFlight).toBeNull();
  });

  it('is created by the first add, which need not wait', () => {
    const next = answered(ask(started(), add('a')), reply(null));
    expect(requestOf(next)?.kind).toBe('add');
    expect(answered(next, reply(cartOf([line('a', 1)]))).inFlight).toBeNull();
  });
});

describe('the announcement', () => {
  const cases: [string, CartChange, CartLineView[], string][] = [
    ['an add', add('b'), [line('b', 1)], 'B, M added to cart. 1 item in the cart.'],
    ['a change', set('a', 3), [line('a', 3)], 'Quantity of A is now 3.'],
    ['a removal', set('a', 0), [], 'A removed. 0 items in the cart.'],
  ];
  it.each(cases)('after %s states what the store accepted', (_, change, lines, text) => {
    const state = answered(ask(loaded(line('a', 1)), change), reply(cartOf(lines, 1)));
    expect(state.announcement.text).toBe(text);
  });

  it('is the warning when the store capped the quantity', () => {
    const messages = [
      {kind: 'warning', text: 'Only 2 available.', lineKey: 'a'},
    ] as const;
    const state = answered(
      ask(loaded(line('a', 1)), set('a', 9)),
      reply(cartOf([line('a', 2)], 1), {messages}),
    );
    expect(state.announcement.text).toBe('Only 2 available.');
    expect(shown(state).lines[0]?.quantity).toBe(2);
    expect(ask(state, set('a', 1)).messages).toEqual([]);
  });
});
