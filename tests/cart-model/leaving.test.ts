import {expect, it} from 'vitest';

import {Browser} from './browser';
import {Clock} from './clock';
import {randomOf} from './script';
import {ModelStore} from './store';

it('tells React of a page that is left only when it is back', async () => {
  const clock = new Clock();
  const random = randomOf(1);
  const store = new ModelStore(clock, random);
  const options = {hasLocks: true, hasStorage: true, keepsCookies: true, broken: null};
  const browser = new Browser(clock, store, random, options);
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
