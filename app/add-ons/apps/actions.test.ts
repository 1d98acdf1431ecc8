import {beforeEach, expect, test, vi} from 'vitest';

import {checkOut, type CheckoutResult} from '../../cart/client/checkout';
import {CONTENTS_MESSAGES} from '../../cart/contents-messages';
import {Browser} from '../../../tests/cart-model/browser';
import {Clock} from '../../../tests/cart-model/clock';
import {randomOf} from '../../../tests/cart-model/script';
import {
  GIFT_KEY,
  merchandiseOf,
  ModelStore,
  type GoodName,
} from '../../../tests/cart-model/store';
import {perform} from './actions';
import type {Product} from '~/product';
import type {ActionCall} from './call';
import {followCart} from './cart-events';
import {MESSAGES} from './messages';

/** Actions over the shop's own cart and server code, in front of a simulated store. */

interface Result {
  cart: {totalQuantity: number; lines: {id: string; quantity: number}[]} | null;
  userErrors?: {code?: string; field?: string[]; message: string}[];
  warnings?: {message: string}[];
}

interface StandardEvent extends Event {
  action?: string;
  context?: string;
  lines?: object[];
  note?: string;
  code?: string;
  discountCodes?: object[];
  promise?: Promise<Result>;
}

const NAMES = [
  'lines-update',
  'note-update',
  'attributes-update',
  'discount-update',
  'error',
  'view',
];

async function openShop(seed = 1, startsAfter = 0, product?: Product) {
  const noElement = {activeElement: null, querySelector: () => null};
  vi.stubGlobal('document', Object.assign(new EventTarget(), noElement));
  const clock = new Clock();
  const random = randomOf(seed);
  const store = new ModelStore(clock, random);
  const options = {hasLocks: true, hasStorage: true, keepsCookies: true, broken: null};
  const browser = new Browser(clock, store, random, options);
  const tab = browser.open(0, startsAfter);
  followCart(tab.cart);
  const events: StandardEvent[] = [];
  for (const name of NAMES)
    document.addEventListener(`shopify:cart:${name}`, (event) => void events.push(event));
  const call = (name: ActionCall['name'], ...args: unknown[]) => {
    const made = new Promise<Result>((resolve, reject) =>
      perform(
        {name, args, resolve: resolve as ActionCall['resolve'], reject},
        {store: tab.cart, messages: MESSAGES, product},
      ),
    );
    // Tests look at it when the clock has run.
    made.catch(() => undefined);
    return made;
  };
  if (startsAfter === 0) await clock.runUntil(5_000);
  return {clock, store, browser, tab, events, random, call};
}

const add = (good: GoodName, quantity = 1) => ({
  lines: [{merchandiseId: merchandiseOf(good), quantity}],
});

// Outages are logged.
beforeEach(() => {
  for (const method of ['error', 'warn', 'info'] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined);
});

test('updateCart adds, changes and removes lines, and resolves with the cart', async () => {
  const {clock, tab, events, call} = await openShop();
  const added = call('updateCart', add('plain', 2));
  expect(events).toMatchObject([
    {
      action: 'add',
      context: 'standard-action',
      lines: [{merchandiseId: merchandiseOf('plain'), quantity: 2}],
    },
  ]);
  await clock.runUntil(10_000);
  const {cart, ...problems} = await added;
  expect(problems).toEqual({});
  expect(cart).toMatchObject({totalQuantity: 2, lines: {nodes: [{quantity: 2}]}});
  expect(await events[0]?.promise).toMatchObject({cart: {lines: [{quantity: 2}]}});
  const id = cart?.lines[0]?.id;
  const changed = call('updateCart', {lines: [{id, quantity: 5}]});
  await clock.runUntil(15_000);
  expect((await changed).cart?.totalQuantity).toBe(5);
  const removed = call(
    'updateCart',
    {lines: [{id: `${id}?cart=key`, quantity: 0}]},
    {event: {context: 'dialog', detail: {from: 'app'}}},
  );
  await clock.runUntil(20_000);
  expect((await removed).cart?.totalQuantity).toBe(0);
  expect(events.slice(1)).toMatchObject([
    {action: 'update', lines: [{id, quantity: 5}]},
    {action: 'remove', context: 'dialog', detail: {from: 'app'}},
  ]);
  expect(tab.shown()).toEqual({});
});

test('updateCart sets the note and replaces the codes', async () => {
  const {clock, store, browser, events, call} = await openShop();
  void call('updateCart', {...add('plain'), note: 'Ring', discountCodes: ['C1', 'C2']});
  await clock.runUntil(15_000);
  expect(store.find(browser.cookie)).toMatchObject({note: 'Ring', codes: ['C1', 'C2']});
  const second = call('updateCart', {note: '', discountCodes: ['c2', 'C3']});
  await clock.runUntil(30_000);
  expect(store.find(browser.cookie)).toMatchObject({note: '', codes: ['C2', 'C3']});
  expect(await second).toMatchObject({
    cart: {discountCodes: [{code: 'C2'}, {code: 'C3'}]},
  });
  expect(events.slice(1, 3)).toMatchObject([
    {type: 'shopify:cart:note-update', note: 'Ring'},
    {type: 'shopify:cart:discount-update', discountCodes: [{code: 'C1'}, {code: 'C2'}]},
  ]);
});

test('updateCart replaces the attributes, and leaves those of the shop’s forms', async () => {
  const {clock, store, browser, events, call} = await openShop();
  browser.say(0, 'gift');
  const [gift] = browser.sayings;
  const attributes = [{key: 'Delivery day', value: '2026-12-01'}];
  void call('updateCart', {attributes});
  await clock.runUntil(15_000);
  const kept = {key: GIFT_KEY, value: gift?.value};
  expect(store.find(browser.cookie)?.attributes).toEqual([kept, ...attributes]);
  const second = call('updateCart', {attributes: [{key: 'App', value: '1'}]});
  await clock.runUntil(30_000);
  expect(await second).not.toHaveProperty('userErrors');
  const refused = call('updateCart', {attributes: [{key: GIFT_KEY, value: 'x'}]});
  await clock.runUntil(40_000);
  expect((await refused).userErrors).toHaveLength(1);
  const cleared = call('updateCart', {attributes: []});
  await clock.runUntil(55_000);
  expect(await cleared).not.toHaveProperty('userErrors');
  expect(store.find(browser.cookie)?.attributes).toEqual([kept]);
  expect(events.find(({type}) => type.endsWith('attributes-update'))).toMatchObject({
    attributes,
    context: 'standard-action',
    promise: expect.any(Promise) as Promise<Result>,
  });
});

test('ten quick calls and the presses between them end at one cart', async () => {
  for (let seed = 1; seed <= 10; seed += 1) {
    const {clock, browser, tab, store, random, call} = await openShop(seed);
    const calls: Promise<Result>[] = [];
    let wanted = 0;
    for (let time = 5_000; calls.length < 10; time += random() * 400) {
      await clock.runUntil(time);
      const quantity = 1 + Math.floor(random() * 2);
      wanted += quantity;
      if (random() < 0.5) browser.add(0, 'plain', quantity);
      else calls.push(call('updateCart', add('plain', quantity)));
      if (calls.length === 5) browser.connection = 'lost answers';
      if (calls.length === 7) browser.goOnline();
    }
    browser.goOnline();
    await clock.runUntil(120_000);
    const ends = await Promise.allSettled(calls);
    expect(store.quantities(browser.cookie), `seed ${seed}`).toEqual({plain: wanted});
    expect(tab.shown()).toEqual({plain: wanted});
    const last = ends.findLast((end) => end.status === 'fulfilled');
    expect(last?.value.cart?.totalQuantity).toBeGreaterThan(0);
  }
});

test('a call in an outage rejects and is an error event; the cart keeps what it asked for', async () => {
  const {clock, browser, tab, store, events, call} = await openShop();
  browser.connection = 'offline';
  const failed = call('updateCart', add('plain'));
  await clock.runUntil(60_000);
  await expect(failed).rejects.toThrow('keeps the change');
  await expect(events[0]?.promise).rejects.toThrow();
  expect(events[1]).toMatchObject({
    type: 'shopify:cart:error',
    code: 'SERVICE_UNAVAILABLE',
  });
  expect(tab.shown()).toEqual({[MESSAGES.item]: 1});
  // The cart of before the outage.
  expect(await call('getCart')).toMatchObject({cart: {totalQuantity: 0}});
  browser.goOnline();
  await clock.runUntil(120_000);
  expect(store.quantities(browser.cookie)).toEqual({plain: 1});
});

test('an add has the name of the page’s own product until the store says it', async () => {
  const product = {
    title: 'Crew Tee',
    handle: 'crew-tee',
    options: [{values: ['S', 'M']}],
    media: [{url: '/m.jpg', alt: 'Blue'}],
    variants: [{id: merchandiseOf('plain'), values: ['M'], price: null, image: 0}],
  } as unknown as Product;
  const {clock, tab, call} = await openShop(1, 0, product);
  void call('updateCart', {lines: [...add('plain').lines, ...add('scarce').lines]});
  await Promise.resolve();
  expect(tab.cart.getSnapshot().cart.lines).toMatchObject([
    {title: MESSAGES.item, image: null},
    {title: 'Crew Tee', variantTitle: 'M', image: {src: '/m.jpg', altText: 'Blue'}},
  ]);
  const announced = new Set<string>();
  tab.cart.subscribe(() => announced.add(tab.cart.getSnapshot().state.announcement.text));
  await clock.runUntil(20_000);
  expect(tab.shown()).toEqual({plain: 1, scarce: 1});
  expect([...announced].join()).not.toContain(MESSAGES.item);
});

test('what the cart refuses resolves with the reason, and is no error event', async () => {
  const {clock, events, call} = await openShop();
  const refused = call('updateCart', add('refused'));
  const unknown = call('updateCart', {lines: [{id: 'nowhere', quantity: 1}]});
  const more = call('updateCart', add('scarce', 9));
  const other = call('updateCart', {cartId: 'another', ...add('plain')});
  await clock.runUntil(30_000);
  expect((await refused).userErrors).toHaveLength(1);
  expect((await unknown).userErrors).toMatchObject([
    {code: 'INVALID_MERCHANDISE_LINE', field: ['lines', '0', 'id']},
  ]);
  const {cart, warnings} = await more;
  expect(cart?.totalQuantity).toBe(4);
  expect(warnings).toHaveLength(1);
  expect((await other).userErrors).toMatchObject([{field: ['cartId']}]);
  expect(events.map(({type}) => type)).not.toContain('shopify:cart:error');
});

test('calls before the cart is live wait for it', async () => {
  const {clock, call} = await openShop(1, 3_000);
  const read = call('getCart');
  const added = call('updateCart', add('plain'));
  await clock.runUntil(2_000);
  const states = await Promise.race([read, added, 'waiting']);
  expect(states).toBe('waiting');
  await clock.runUntil(10_000);
  expect(await added).toMatchObject({cart: {totalQuantity: 1}});
  expect((await read).cart).not.toBeNull();
});

test.each([
  [undefined],
  [{}],
  [{lines: {}}],
  [{lines: [{quantity: 1}]}],
  [{lines: [{id: 'a', quantity: -1}]}],
  [{lines: [{merchandiseId: 'tee', quantity: 1}]}],
  [{lines: [{merchandiseId: 'gid://shopify/Product/1', quantity: 1}]}],
  [{lines: [{merchandiseId: 1, quantity: 1, sellingPlanId: 'monthly'}]}],
  [{lines: [{merchandiseId: 1, quantity: 0}]}],
  [{lines: [{merchandiseId: 1, quantity: 1, attributes: [{key: 1}]}]}],
  [{note: 1}],
  [{discountCodes: 'A'}],
  [{attributes: {}}],
  [{attributes: [{key: 'A'}]}],
])('a payload that cannot be meant rejects, and nothing is done: %j', async (payload) => {
  const {events, call, tab} = await openShop();
  await expect(call('updateCart', payload)).rejects.toMatchObject({
    name: 'ValidationError',
  });
  expect(events).toEqual([]);
  expect(tab.cart.getSnapshot().state.desired).toEqual([]);
});

test.each([
  [{id: 'a', quantity: 1.5}, 'whole number'],
  [{id: 'a', quantity: -1}, 'not negative'],
  [{merchandiseId: 1, quantity: -1}, '1 or more'],
  [{merchandiseId: 'tee', quantity: 1}, 'gid://shopify/ProductVariant/'],
])('the rejection says what is wrong: %j', async (line, reason) => {
  const {call} = await openShop();
  await expect(call('updateCart', {lines: [line]})).rejects.toThrow(reason);
});

test('a call that is given up rejects', async () => {
  const {clock, events, call, tab} = await openShop();
  const early = call('updateCart', add('plain'), {signal: AbortSignal.abort()});
  await expect(early).rejects.toMatchObject({name: 'AbortError'});
  expect(tab.shown()).toEqual({});
  const controller = new AbortController();
  const late = call('updateCart', add('plain'), {signal: controller.signal});
  controller.abort();
  await expect(late).rejects.toMatchObject({name: 'AbortError'});
  await clock.runUntil(10_000);
  expect(events.map(({type}) => type)).toEqual(['shopify:cart:lines-update']);
});

test('a checkout that waits for a change of an app stays as it is', async () => {
  const {clock, browser, tab, call} = await openShop();
  browser.add(0, 'scarce', 1);
  await clock.runUntil(10_000);
  browser.connection = 'offline';
  void call('updateCart', add('plain'));
  await clock.runUntil(20_000);
  const results: CheckoutResult[] = [];
  const options = {copy: CONTENTS_MESSAGES, hasMarkets: false, typed: () => []};
  void checkOut(tab.cart, {...options, soldOut: new Set()}).then((result) =>
    results.push(result),
  );
  await clock.runUntil(60_000);
  expect(results).toMatchObject([{url: null, canGoAnyway: false}]);
  expect(results[0]?.problem).toContain(MESSAGES.item);
});

test('a press is an event before it is answered, with what becomes of it', async () => {
  const {clock, browser, events} = await openShop();
  browser.add(0, 'plain', 2);
  expect(events).toMatchObject([
    {
      action: 'add',
      context: 'product',
      lines: [{merchandiseId: merchandiseOf('plain'), quantity: 2}],
    },
  ]);
  // Of a line that the store does not know yet.
  browser.set(0, 'plain', 5);
  await clock.runUntil(10_000);
  expect((await events[0]?.promise)?.cart?.totalQuantity).toBe(5);
  const id = (await events[1]?.promise)?.cart?.lines[0]?.id;
  browser.set(0, 'plain', 1);
  browser.set(0, 'plain', 0);
  browser.say(0, 'note');
  browser.say(0, 'code');
  await clock.runUntil(30_000);
  expect(events.slice(1)).toMatchObject([
    {action: 'add', lines: [{quantity: 3}]},
    {action: 'update', context: 'cart', lines: [{id, quantity: 1}]},
    {action: 'remove', lines: [{id, quantity: 0}]},
    {type: 'shopify:cart:note-update', note: 'C0'},
    {type: 'shopify:cart:discount-update', discountCodes: [{}]},
  ]);
  const ends = await Promise.all(events.map(({promise}) => promise));
  expect(ends.at(-1)?.cart?.totalQuantity).toBe(0);
});

test('a press in an outage rejects its promise, and is an error event', async () => {
  const {clock, browser, tab, events} = await openShop();
  browser.connection = 'offline';
  browser.add(0, 'plain', 1);
  await clock.runUntil(60_000);
  await expect(events[0]?.promise).rejects.toThrow('keeps the change');
  expect(events[1]?.type).toBe('shopify:cart:error');
  expect(tab.shown()).toEqual({plain: 1});
});

test('opening the drawer is a view of the cart, once', async () => {
  const {clock, browser, tab, events} = await openShop();
  tab.cart.setOpen(true);
  browser.add(0, 'plain', 1);
  await clock.runUntil(10_000);
  tab.cart.setOpen(false);
  tab.cart.setOpen(true);
  const views = events.filter(({type}) => type === 'shopify:cart:view');
  expect(views).toMatchObject([
    {context: 'dialog', cart: {totalQuantity: 0}},
    {context: 'dialog', cart: {totalQuantity: 1}},
  ]);
});
