import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {keyOf} from '../../app/cart/intent';
import {type QueueState} from '../../app/cart/queue-state';
import {Browser} from './browser';
import {perform, scripts, SCRIPTS_PER_LAW, variantId} from './commands';
import type {Command, Trouble} from './commands';
import {ModelStore, VARIANT_IDS} from './store';

const RUNS = Number(process.env.CART_RUNS ?? SCRIPTS_PER_LAW);

interface Played {
  browser: Browser;
  store: ModelStore;
}

/** Plays a script, checks what must hold at every moment, then lets everything come to rest. */
function play(commands: readonly Command[], tabs: number): Played {
  const store = new ModelStore();
  const browser = new Browser(store, tabs);
  for (const command of commands) {
    perform(command, browser, store);
    browser.tabs.forEach(expectBounded);
  }
  browser.settle();
  return {browser, store};
}

/** However fast a shopper taps, a line has one target waiting, and at most one add on either side of it. */
function expectBounded({waiting}: QueueState) {
  for (const id of VARIANT_IDS) {
    const own = waiting.filter((intent) => keyOf(intent) === id);
    const targets = own.filter(({kind}) => kind === 'set').length;
    if (targets > 1 || own.length > 3)
      throw new Error(`Too many wait: ${JSON.stringify(own)}`);
  }
}

function held({browser, store}: Played): [string, number][] {
  const cart = store.find(browser.cookie);
  return (cart?.lines ?? []).map(({variant, quantity}) => [variant.gid, quantity]);
}

function expectConverged(played: Played) {
  const {browser} = played;
  const truth = held(played);
  browser.tabs.forEach((state, tab) => {
    const {lines, count, updating} = browser.shown(tab);
    expect(state).toMatchObject({flight: null, waiting: [], doubt: null, stalled: false});
    expect(updating).toBe(false);
    expect(lines.map(({key, quantity}) => [key, quantity])).toEqual(truth);
    expect(count).toBe(truth.reduce((sum, [, quantity]) => sum + quantity, 0));
  });
}

/** Units of a variant that the shopper asked to be added, in all tabs. */
function asked(commands: readonly Command[], merchandiseId: string): number {
  return commands.reduce(
    (sum, command) =>
      command.type === 'add' && variantId(command.variant) === merchandiseId
        ? sum + command.quantity
        : sum,
    0,
  );
}

function check(tabs: number, trouble: Trouble, law: (c: Command[], p: Played) => void) {
  fc.assert(
    fc.property(scripts(tabs, trouble), (commands) => {
      const played = play(commands, tabs);
      expectConverged(played);
      law(commands, played);
    }),
    {numRuns: RUNS},
  );
}

/** What a request was lost with, the shopper is told about: how many units of it the cart holds now. */
function expectNothingLostOrDoubled(commands: Command[], {store, browser}: Played) {
  for (const id of VARIANT_IDS) {
    const added = store.added.get(id) ?? 0;
    expect(added).toBeLessThanOrEqual(asked(commands, id));
    const accounted = added + (browser.told.get(id) ?? 0);
    expect(accounted).toBeGreaterThanOrEqual(asked(commands, id));
  }
}

function expectOneCartWithAll(commands: Command[], {store}: Played) {
  expect(store.made).toBe(1);
  for (const id of VARIANT_IDS)
    expect(store.added.get(id) ?? 0).toBe(asked(commands, id));
}

describe('the cart shown comes to be the cart of the store', {timeout: 120_000}, () => {
  it('with one tab and a working network, each intention counting once and in order', () => {
    check(1, 'none', (commands, played) => {
      for (const id of VARIANT_IDS)
        expect(played.store.added.get(id) ?? 0).toBe(asked(commands, id));
      expect(new Map(held(played))).toEqual(inOrder(commands));
    });
  });

  it('with one tab and every kind of trouble: nothing doubled, nothing lost without a word', () => {
    check(1, 'every kind', expectNothingLostOrDoubled);
  });

  it('with two tabs: first adds end in one cart, and none is lost', () => {
    check(2, 'none', expectOneCartWithAll);
  });

  it('with two tabs that are left at any moment, also in the first add: one cart, nothing lost or doubled', () => {
    check(2, 'pages are left', expectOneCartWithAll);
  });

  it('with three tabs and every kind of trouble: nothing doubled, nothing lost without a word', () => {
    check(3, 'every kind', expectNothingLostOrDoubled);
  });
});

/** What the shopper's intentions come to when each is carried out at once, one after the other. */
function inOrder(commands: readonly Command[]): Map<string, number> {
  const store = new ModelStore();
  const browser = new Browser(store, 1);
  browser.settle();
  for (const command of commands) {
    if (command.type !== 'add' && command.type !== 'set') continue;
    perform(command, browser, store);
    browser.settle();
  }
  return new Map(held({browser, store}));
}
