import {expect, it} from 'vitest';

import {checkOut, type CheckoutResult} from '../../app/cart/client/checkout';
import type {CartStore} from '../../app/cart/client/cart-store';
import {CONTENTS_MESSAGES} from '../../app/cart/contents-messages';
import {Browser} from './browser';
import {Clock} from './clock';
import {randomOf} from './script';
import {ModelStore} from './store';

function openBrowser() {
  const clock = new Clock();
  const random = randomOf(1);
  const store = new ModelStore(clock, random);
  const options = {hasLocks: true, hasStorage: true, keepsCookies: true, broken: null};
  return {clock, store, browser: new Browser(clock, store, random, options)};
}

/** Presses Checkout in a tab, and returns what comes of it. */
function pressCheckout(cart: CartStore): CheckoutResult[] {
  const options = {
    copy: CONTENTS_MESSAGES,
    hasMarkets: false,
    typed: () => [],
    soldOut: new Set<string>(),
  };
  const results: CheckoutResult[] = [];
  void checkOut(cart, options).then((result) => results.push(result));
  return results;
}

it('lets Checkout wait for a page that is hydrated, and has not started its cart yet', async () => {
  const {clock, browser} = openBrowser();
  browser.open(0);
  await clock.runUntil(5_000);
  browser.add(0, 'plain', 1);
  await clock.runUntil(10_000);
  browser.close(0);
  const {cart} = browser.open(0, 1_000);
  const results = pressCheckout(cart);
  await clock.runUntil(15_000);
  expect(results).toMatchObject([{url: expect.any(String) as string, problem: null}]);
});

it.each([
  [
    'was ordered',
    (store: ModelStore, id: string | null) =>
      Object.assign(store.find(id) ?? {}, {isGone: true}),
  ],
  [
    'was emptied on another device',
    (store: ModelStore, id: string | null) => store.meddle(id, 'plain', 0),
  ],
])('does not lead from a cart that %s to the checkout of nothing', async (_, change) => {
  const {clock, store, browser} = openBrowser();
  const {cart} = browser.open(0);
  await clock.runUntil(5_000);
  browser.add(0, 'plain', 2);
  await clock.runUntil(10_000);
  change(store, browser.cookie);
  const results = pressCheckout(cart);
  await clock.runUntil(20_000);
  const problem = 'Your cart has changed meanwhile. Please look at it first.';
  expect(results).toEqual([{url: null, problem, canGoAnyway: false}]);
});

it('tells React of a page that is left only when it is back', async () => {
  const {clock, browser} = openBrowser();
  const tab = browser.open(0);
  await clock.runUntil(5_000);
  browser.add(0, 'plain', 1);
  let changes = 0;
  tab.cart.subscribe(() => (changes += 1));
  browser.navigate(0);
  expect(changes).toBe(0);
  // What is desired went on to the next page, and comes back with this one.
  expect(browser.tabs[0]?.shown()).toEqual({plain: 1});
  browser.back(0);
  expect(changes).toBeGreaterThan(0);
  expect(tab.shown()).toEqual({plain: 1});
});
