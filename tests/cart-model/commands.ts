import fc from 'fast-check';

import {type Browser} from './browser';
import {VARIANT_IDS, type ModelStore} from './store';

/** One thing that happens. `n` numbers choose among what is there, so that every script makes sense. */
export type Command =
  | {type: 'add'; tab: number; variant: number; quantity: number}
  | {type: 'set'; tab: number; variant: number; quantity: number}
  | {type: 'reread'; tab: number}
  | {type: 'carryOut'; n: number}
  | {type: 'deliver'; n: number}
  | {type: 'break'; n: number}
  | {type: 'giveUp'; tab: number}
  | {type: 'reload'; tab: number}
  | {type: 'evict'}
  | {type: 'stock'; variant: number; left: number}
  | {type: 'tick'};

/** Scripts tried for each law, of at most so many commands; CART_RUNS sets another number, and a failure prints its seed. */
export const SCRIPTS_PER_LAW = 2500;
export const COMMANDS_PER_SCRIPT = 60;

const n = fc.nat(7);
const variant = fc.nat(VARIANT_IDS.length - 1);

const shopperCommands = (tab: fc.Arbitrary<number>) => [
  fc.record({
    type: fc.constant('add' as const),
    tab,
    variant,
    quantity: fc.integer({min: 1, max: 3}),
  }),
  fc.record({type: fc.constant('set' as const), tab, variant, quantity: fc.nat(4)}),
  fc.record({type: fc.constant('reread' as const), tab}),
];

const networkCommands = [
  fc.record({type: fc.constant('carryOut' as const), n}),
  fc.record({type: fc.constant('carryOut' as const), n}),
  fc.record({type: fc.constant('deliver' as const), n}),
  fc.record({type: fc.constant('deliver' as const), n}),
  fc.record({type: fc.constant('tick' as const)}),
];

const troubleCommands = (tab: fc.Arbitrary<number>) => [
  fc.record({type: fc.constant('break' as const), n}),
  fc.record({type: fc.constant('giveUp' as const), tab}),
  fc.record({type: fc.constant('evict' as const)}),
  fc.record({type: fc.constant('stock' as const), variant, left: fc.nat(3)}),
];

/** What goes wrong in a script. */
export type Trouble = 'none' | 'pages are left' | 'every kind';

const leaveCommand = (tab: fc.Arbitrary<number>) =>
  fc.record({type: fc.constant('reload' as const), tab});

/** Scripts of commands for that many tabs. */
export function scripts(tabs: number, trouble: Trouble): fc.Arbitrary<Command[]> {
  const tab = fc.nat(tabs - 1);
  const commands: fc.Arbitrary<Command> = fc.oneof(
    ...shopperCommands(tab),
    ...networkCommands,
    ...(trouble === 'every kind' ? troubleCommands(tab) : []),
    ...(trouble === 'none' ? [] : [leaveCommand(tab)]),
  );
  return fc.array(commands, {maxLength: COMMANDS_PER_SCRIPT, size: 'max'});
}

/** Lets a command happen. */
export function perform(command: Command, browser: Browser, store: ModelStore): void {
  switch (command.type) {
    case 'add':
      return add(command, browser);
    case 'set':
      return set(command, browser);
    case 'reread':
      return browser.dispatch(command.tab, {type: 'reread'});
    case 'carryOut':
      return browser.carryOut(command.n);
    case 'deliver':
      return browser.deliver(command.n);
    case 'break':
      return browser.breakConnection(command.n);
    case 'giveUp':
      return browser.giveUp(command.tab);
    case 'reload':
      return browser.reload(command.tab);
    case 'evict':
      return store.evict(browser.cookie);
    case 'stock':
      return void store.stock.set(variantId(command.variant), command.left);
    case 'tick':
      return store.tick();
  }
}

export function variantId(index: number): string {
  return VARIANT_IDS[index] ?? '';
}

function add({tab, variant: at, quantity}: Command & {type: 'add'}, browser: Browser) {
  const merchandiseId = variantId(at);
  const preview = {
    productTitle: merchandiseId,
    variantTitle: null,
    image: null,
    price: {amount: '1.0', currencyCode: 'USD'},
    handle: 'x',
  };
  browser.intend(tab, {kind: 'add', merchandiseId, quantity, preview});
}

/** A shopper can only change a line that is shown. */
function set({tab, variant: at, quantity}: Command & {type: 'set'}, browser: Browser) {
  const line = browser.shown(tab).lines.find(({key}) => key === variantId(at));
  if (line)
    browser.intend(tab, {kind: 'set', key: line.key, title: line.title, quantity});
}
