import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {keyOf} from '../../app/cart/cart';
import {type QueueState} from '../../app/cart/client/queue';
import {Browser} from './browser';
import {perform, scripts, SCRIPTS_PER_LAW, variantId} from './commands';
import type {Command, Trouble} from './commands';
import {ModelStore, VARIANT_IDS} from './store';

const RUNS = Number(process.env.CART_RUNS ?? SCRIPTS_PER_LAW);
/** Printed with each law. The same scripts in each run, so that a failure is the change's; `CART_SEED=…` tries others. */
const SEED = Number(process.env.CART_SEED ?? 59_527_411);

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
    browser.tabs.forEach(({state}) => expectBounded(state));
  }
  store.outage = 'none';
  browser.settle();
  return {browser, store};
}

/** However fast a shopper taps, a line has one target waiting, and at most one add on either side of it. */
function expectBounded({pending}: QueueState) {
  for (const id of VARIANT_IDS) {
    const own = pending.filter(({change}) => keyOf(change) === id);
    const targets = own.filter(({change}) => change.kind === 'set').length;
    if (targets > 1 || own.length > 3)
      throw new Error(`Too many wait: ${JSON.stringify(own)}`);
  }
}

function held({browser, store}: Played): Map<string, number> {
  const cart = store.find(browser.cookies.cart);
  return new Map(
    (cart?.lines ?? []).map(({variant, quantity}) => [variant.gid, quantity]),
  );
}

function expectConverged(played: Played) {
  const {browser} = played;
  const truth = held(played);
  browser.tabs.forEach(({state}, tab) => {
    const {lines, count, updating} = browser.shown(tab);
    expect(state).toMatchObject({inFlight: null, pending: [], unconfirmed: []});
    expect(updating).toBe(false);
    expect(new Map(lines.map(({key, quantity}) => [key, quantity]))).toEqual(truth);
    expect(count).toBe([...truth.values()].reduce((sum, quantity) => sum + quantity, 0));
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

function check(
  tabs: number,
  troubles: readonly Trouble[],
  law: (commands: Command[], played: Played) => void,
) {
  const name = troubles.join(', ') || 'no trouble';
  process.stdout.write(
    `cart model, ${tabs} tabs, ${name}: ${RUNS} scripts, seed ${SEED}\n`,
  );
  fc.assert(
    fc.property(scripts(tabs, troubles), (commands) => {
      const played = play(commands, tabs);
      expectConverged(played);
      law(commands, played);
    }),
    {numRuns: RUNS, seed: SEED},
  );
}

/** Each add counts exactly once, and its units are in the cart that the shopper has in the end. */
function expectEachHeldOnce(commands: Command[], played: Played) {
  const inCart = held(played);
  for (const id of VARIANT_IDS) expect(inCart.get(id) ?? 0).toBe(asked(commands, id));
}

/** Whatever was made is in the cart that the shopper has in the end: none was lost with another cart. */
function expectAllMadeHeld(_: Command[], played: Played) {
  const inCart = held(played);
  for (const id of VARIANT_IDS)
    expect(inCart.get(id) ?? 0).toBe(played.store.added.get(id) ?? 0);
}

function expectEachMadeOnce(commands: Command[], {store}: Played) {
  for (const id of VARIANT_IDS)
    expect(store.added.get(id) ?? 0).toBe(asked(commands, id));
}

/** What a request was lost with, the shopper is told about. */
function expectNothingLostOrDoubled(commands: Command[], {store, browser}: Played) {
  for (const id of VARIANT_IDS) {
    const added = store.added.get(id) ?? 0;
    expect(added).toBeLessThanOrEqual(asked(commands, id));
    const accounted = added + (browser.told.get(id) ?? 0);
    expect(accounted).toBeGreaterThanOrEqual(asked(commands, id));
  }
}

describe('the cart shown converges to the cart of the store', {timeout: 600_000}, () => {
  it('with one tab and a working network, every add counting once', () => {
    check(1, [], (commands, played) => {
      expectEachHeldOnce(commands, played);
      expect(played.store.made).toBe(1);
    });
  });

  it('with one tab and targets: the quantity is the last target plus the adds after it', () => {
    check(1, ['targets'], (commands, played) => {
      expect(held(played)).toEqual(inOrder(commands));
    });
  });

  it('with two tabs that are left, closed, duplicated or crash at any moment: one cart, nothing lost or doubled', () => {
    check(2, ['pages are left'], (commands, played) => {
      expect(played.store.made).toBe(1);
      expectEachHeldOnce(commands, played);
    });
  });

  it('with outages of reads, of changes, or of both: every add is in the cart in the end', () => {
    check(2, ['outages'], expectEachHeldOnce);
  });

  it('with outages that span pages: no cart is lost, and changes that were not applied are reported', () => {
    check(2, ['outages', 'pages are left'], (commands, played) => {
      expectAllMadeHeld(commands, played);
      expectNothingLostOrDoubled(commands, played);
    });
  });

  it('with responses before the change is applied, and pages that are left: nothing lost or doubled', () => {
    check(2, ['late', 'pages are left'], (commands, played) => {
      expect(played.store.made).toBe(1);
      expectEachHeldOnce(commands, played);
    });
  });

  it('with carts that vanish in two tabs: one new cart for each, every add made once', () => {
    check(2, ['vanishing', 'pages are left'], (commands, played) => {
      const {made, vanished} = played.store;
      expect(made).toBeLessThanOrEqual(1 + vanished);
      expectEachMadeOnce(commands, played);
    });
  });

  it('with one tab and every kind of fault: nothing doubled, nothing lost without a message', () => {
    check(1, EVERY_KIND, expectNothingLostOrDoubled);
  });

  it('with three tabs and every kind of fault: nothing doubled, nothing lost without a message', () => {
    check(3, EVERY_KIND, expectNothingLostOrDoubled);
  });
});

const EVERY_KIND: readonly Trouble[] = [
  'pages are left',
  'outages',
  'late',
  'vanishing',
  'stock',
  'breaks',
];

/** What the shopper's changes come to when each is carried out at once, one after the other. */
function inOrder(commands: readonly Command[]): Map<string, number> {
  const store = new ModelStore();
  const browser = new Browser(store, 1);
  browser.settle();
  for (const command of commands) {
    if (command.type !== 'add' && command.type !== 'set') continue;
    perform(command, browser, store);
    browser.settle();
  }
  return held({browser, store});
}
