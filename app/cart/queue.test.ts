import {describe, expect, it} from 'vitest';

import {type Intent} from './intent';
import {step, type QueueEvent} from './queue';
import {
  EMPTY_QUEUE,
  leavesCreation,
  pendingIntents,
  pendingOf,
  type QueueState,
} from './queue-state';
import {showCart} from './show-cart';
import {type CartLineView, type CartReply, type CartView} from './view';

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

const add = (key: string, quantity = 1): QueueEvent => ({
  type: 'intend',
  intent: {
    kind: 'add',
    merchandiseId: key,
    quantity,
    preview: {
      productTitle: key.toUpperCase(),
      variantTitle: null,
      image: null,
      price: usd('5.00'),
      handle: key,
    },
  },
});

const set = (key: string, quantity: number): QueueEvent => ({
  type: 'intend',
  intent: {kind: 'set', key, title: key.toUpperCase(), quantity},
});

function intentOf(event: QueueEvent): Intent {
  if (event.type !== 'intend') throw new Error('Nothing is asked for.');
  return event.intent;
}

function run(state: QueueState, ...events: QueueEvent[]): QueueState {
  return events.reduce(step, state);
}

/** Answers the request in flight. */
function answered(state: QueueState, with_: CartReply): QueueState {
  return step(state, {
    type: 'reply',
    sequence: state.flight?.sequence ?? -1,
    reply: with_,
  });
}

function failed(state: QueueState): QueueState {
  return step(state, {type: 'failure', sequence: state.flight?.sequence ?? -1});
}

/** The request in flight leaves the browser. */
function sent(state: QueueState): QueueState {
  return step(state, {type: 'sent', sequence: state.flight?.sequence ?? -1});
}

const shown = (state: QueueState) => showCart(state.confirmed, pendingIntents(state));

const loaded = (...lines: CartLineView[]) =>
  answered(run(EMPTY_QUEUE, {type: 'reread'}), reply(cartOf(lines)));

describe('the queue', () => {
  it('has one request in flight, and behind it one per line, with the last target (§8 of the reports: 4, 7)', () => {
    const state = run(
      loaded(line('a', 1), line('b', 1)),
      set('a', 2),
      set('a', 3),
      set('b', 5),
      set('a', 4),
    );
    expect(state.flight?.request).toEqual({
      kind: 'update',
      lineId: 'line-a',
      quantity: 2,
    });
    expect(state.waiting).toHaveLength(2);
    expect(shown(state).lines.map(({quantity}) => quantity)).toEqual([4, 5]);
  });

  it('sums up further adds of a variant, and keeps an add that follows a target', () => {
    const state = run(loaded(line('a', 1)), add('b'), add('b', 2), add('b'), set('a', 5));
    const next = run(state, add('a', 2));
    expect(state.waiting).toMatchObject([{quantity: 3}, {quantity: 5}]);
    expect(shown(next).lines.find(({key}) => key === 'a')?.quantity).toBe(7);
  });

  it('removes with cartLinesRemove when the target is 0', () => {
    const state = run(loaded(line('a', 1)), set('a', 0));
    expect(state.flight?.request).toEqual({kind: 'remove', lineId: 'line-a'});
    expect(shown(state)).toMatchObject({lines: [], count: 0, updating: true});
  });

  it('lets a line that is being added be changed before the store knows it', () => {
    const state = run(loaded(), add('a'), set('a', 3));
    const next = answered(state, reply(cartOf([line('a', 1)], 1)));
    expect(next.flight?.request).toEqual({kind: 'update', lineId: 'line-a', quantity: 3});
  });

  it('learns what the cart is before it changes a line of it, be it by creating one', () => {
    const early = run(EMPTY_QUEUE, set('a', 2));
    expect(early.flight?.request.kind).toBe('read');
    const update = {kind: 'update', lineId: 'line-a', quantity: 2};
    const cart = reply(cartOf([line('a', 1)]));
    expect(answered(early, cart).flight?.request).toEqual(update);
    const fallBack = failed(early);
    expect(fallBack.flight?.request.kind).toBe('create');
    expect(answered(fallBack, cart).flight?.request).toEqual(update);
  });

  it('drops a target for a line that is no longer there', () => {
    const state = run(loaded(line('a', 1), line('b', 1)), set('b', 2), set('a', 2));
    const next = answered(state, reply(cartOf([line('b', 2)], 1)));
    expect(next).toMatchObject({flight: null, waiting: []});
  });

  it('discards a reply that is older than the newest cart', () => {
    const state = run(loaded(line('a', 1)), set('a', 2));
    const newest = answered(state, reply(cartOf([line('a', 2)], 9)));
    const reread = run(newest, {type: 'reread'});
    const next = answered(reread, reply(cartOf([line('a', 1)], 3)));
    expect(shown(next).count).toBe(2);
  });

  it('keeps money as the store last said it, and marks it while changes are on their way', () => {
    const state = run(loaded(line('a', 1)), set('a', 9));
    expect(shown(state).subtotal).toEqual(usd('10.0'));
    expect(shown(state).lines[0]).toMatchObject({updating: true, total: usd('10.0')});
  });
});

describe('after a failure', () => {
  it('the cart is read again before anything else is sent, and the change is not repeated', () => {
    const state = failed(run(loaded(line('a', 1)), add('b'), set('a', 4)));
    expect(state.flight?.request).toEqual({kind: 'read'});
    const next = answered(state, reply(cartOf([line('a', 1)], 1)));
    expect(next.flight?.request).toEqual({kind: 'update', lineId: 'line-a', quantity: 4});
    expect(next.messages[0]?.text).toBe('We could not add B. Your cart has not changed.');
    expect(next.refused).toMatchObject({kind: 'add', merchandiseId: 'b'});
  });

  it('a change that was made after all is not offered again (reset after the change)', () => {
    const state = failed(run(loaded(), add('b', 2)));
    const next = answered(state, reply(cartOf([line('b', 2)], 1)));
    expect(next).toMatchObject({refused: null, flight: null});
    expect(next.announcement.text).toBe('Your cart now holds 2 of B.');
  });

  it('a late answer to a request that was given up leads to another read', () => {
    const sent = run(loaded(), add('b'));
    const givenUp = answered(failed(sent), reply(cartOf([], 1)));
    expect(givenUp.flight).toBeNull();
    const late = step(givenUp, {
      type: 'reply',
      sequence: sent.flight?.sequence ?? -1,
      reply: reply(cartOf([line('b', 1)], 2)),
    });
    expect(late.flight?.request).toEqual({kind: 'read'});
  });

  it('nothing is sent while the cart cannot be read; the intents stay, and go out after the next read', () => {
    const stalled = failed(failed(run(loaded(line('a', 1)), set('a', 2), set('a', 3))));
    expect(stalled).toMatchObject({stalled: true, flight: null});
    expect(shown(stalled).count).toBe(3);
    const retried = run(stalled, {type: 'reread'});
    const next = answered(retried, reply(cartOf([line('a', 1)], 1)));
    expect(next.flight?.request).toEqual({kind: 'update', lineId: 'line-a', quantity: 3});
  });

  it('a refusal that states no cart is followed by a read', () => {
    const refused = answered(
      run(loaded(line('a', 1)), set('a', 2)),
      reply(null, {
        status: 'refused',
        messages: [{kind: 'error', text: 'No.', lineKey: 'a'}],
      }),
    );
    expect(refused.flight?.request).toEqual({kind: 'read'});
    expect(refused.messages).toHaveLength(1);
    expect(shown(refused).count).toBe(1);
  });
});

describe('a page that is left', () => {
  const noCart = () => answered(run(EMPTY_QUEUE, {type: 'reread'}), reply(null));
  const creating = () =>
    answered(noCart(), reply(null, {status: 'failed'})) satisfies QueueState;

  it('leaves behind what waits, and a request that stands in line waits too', () => {
    const inLine = run(creating(), add('a'), add('b'));
    expect(pendingOf(inLine)).toEqual({
      waiting: [intentOf(add('a')), intentOf(add('b'))],
      doubt: null,
    });
    expect(leavesCreation(inLine)).toBe(false);
    const handedOver = step(inLine, {type: 'handOver'});
    expect(handedOver).toMatchObject({flight: null, waiting: []});
    const gone = sent(inLine);
    expect(pendingOf(gone)).toEqual({
      waiting: [intentOf(add('b'))],
      doubt: {intent: intentOf(add('a')), before: 0, orphaned: true},
    });
    expect(step(gone, {type: 'handOver'}).flight).toEqual(gone.flight);
  });

  it('leaves a creation behind while it has no cart and asks for a change', () => {
    expect(leavesCreation(EMPTY_QUEUE)).toBe(false);
    expect(leavesCreation(sent(run(EMPTY_QUEUE, {type: 'reread'})))).toBe(false);
    expect(leavesCreation(sent(noCart()))).toBe(true);
    expect(leavesCreation(sent(run(creating(), add('a'))))).toBe(true);
    expect(leavesCreation(sent(run(loaded(), add('a'))))).toBe(false);
  });
});

describe('a change that left with a page that is gone', () => {
  const left: QueueEvent = {
    type: 'resume',
    waiting: [intentOf(add('c'))],
    doubt: {intent: intentOf(add('b')), before: 0, orphaned: true},
  };

  it('is looked for after the cart as it is, and nothing is sent or created meanwhile', () => {
    const read = run(EMPTY_QUEUE, left);
    expect(read.flight?.request).toEqual({kind: 'read'});
    const look = answered(read, reply(null));
    expect(look.flight?.request).toMatchObject({kind: 'look', change: {before: 0}});
    expect(look.messages).toEqual([]);
    const found = answered(look, reply(cartOf([line('b', 1)])));
    expect(found.announcement.text).toBe('Your cart now holds 1 of B.');
    expect(found.flight?.request).toMatchObject({kind: 'add', merchandiseId: 'c'});
  });

  it('needs no look when the cart holds it already', () => {
    const read = answered(run(EMPTY_QUEUE, left), reply(cartOf([line('b', 1)])));
    expect(read.announcement.text).toBe('Your cart now holds 1 of B.');
    expect(read.flight?.request).toMatchObject({kind: 'add', merchandiseId: 'c'});
  });

  it('that does not come in its time is the shopper’s to look for', () => {
    const look = answered(run(EMPTY_QUEUE, left), reply(cartOf([])));
    const over = answered(look, reply(cartOf([])));
    expect(over.doubt).toBeNull();
    expect(over.messages).toMatchObject([{kind: 'warning', lineKey: 'b'}]);
  });

  it('is looked for again when the cart could not be read', () => {
    const look = answered(run(EMPTY_QUEUE, left), reply(cartOf([])));
    const stalled = failed(look);
    expect(stalled).toMatchObject({stalled: true, flight: null});
    expect(step(stalled, {type: 'reread'}).flight?.request.kind).toBe('look');
  });
});

describe('the cart at start (§4)', () => {
  it('is read; when there is none, one is created', () => {
    const read = run(EMPTY_QUEUE, {type: 'reread'});
    expect(read.flight?.request).toEqual({kind: 'read'});
    expect(answered(read, reply(null)).flight?.request).toEqual({kind: 'create'});
  });

  it('falls back to creating one when the fetch fails', () => {
    const state = failed(run(EMPTY_QUEUE, {type: 'reread'}));
    expect(state.flight?.request).toEqual({kind: 'create'});
  });

  it('is not created again and again in a browser that keeps no cookie', () => {
    const created = answered(
      answered(run(EMPTY_QUEUE, {type: 'reread'}), reply(null)),
      reply(cartOf([])),
    );
    const next = answered(run(created, {type: 'reread'}), reply(null));
    expect(next.flight).toBeNull();
  });

  it('is created by the first add, which need not wait for it', () => {
    const read = run(EMPTY_QUEUE, {type: 'reread'}, add('a'));
    const next = answered(read, reply(null));
    expect(next.flight?.request.kind).toBe('add');
    const added = answered(next, reply(cartOf([line('a', 1)])));
    expect(added.flight).toBeNull();
  });
});

describe('what is read out', () => {
  const cases: [string, QueueEvent, CartLineView[], string][] = [
    ['an add', add('b'), [line('b', 1)], 'B added to cart: 1 of it, 1 item in all.'],
    ['a change', set('a', 3), [line('a', 3)], 'Quantity of A is now 3.'],
    ['a removal', set('a', 0), [], 'A removed. 0 items in your cart.'],
  ];
  it.each(cases)('after %s is what the store accepted', (_, event, lines, text) => {
    const state = answered(run(loaded(line('a', 1)), event), reply(cartOf(lines, 1)));
    expect(state.announcement.text).toBe(text);
  });

  it('is the warning when the store capped the quantity', () => {
    const intent = run(loaded(line('a', 1)), set('a', 9));
    const messages = [
      {kind: 'warning', text: 'Only 2 available.', lineKey: 'a'},
    ] as const;
    const state = answered(intent, reply(cartOf([line('a', 2)], 1), {messages}));
    expect(state.announcement.text).toBe('Only 2 available.');
    expect(shown(state).lines[0]?.quantity).toBe(2);
    const again: Intent = {kind: 'set', key: 'a', title: 'A', quantity: 1};
    expect(step(state, {type: 'intend', intent: again}).messages).toEqual([]);
  });
});
