import fc from 'fast-check';

import {type CartChange} from '../../app/cart/cart';
import {type Browser} from './browser';
import {VARIANT_IDS, type ModelStore, type Outage} from './store';

/** One thing that happens. `n` numbers choose among what is there, so that every script makes sense. */
export type Command =
  | {type: 'add'; tab: number; variant: number; quantity: number}
  | {type: 'set'; tab: number; variant: number; quantity: number}
  | {type: 'revalidate'; tab: number}
  | {type: 'carryOut'; n: number}
  | {type: 'deliver'; n: number}
  | {type: 'break'; n: number}
  | {type: 'answerBeforeMade'; n: number}
  | {type: 'reload'; tab: number}
  | {type: 'crash'; tab: number}
  | {type: 'duplicate'; tab: number}
  | {type: 'evict'}
  | {type: 'outage'; outage: Outage}
  | {type: 'stock'; variant: number; left: number}
  | {type: 'wait'; milliseconds: number};

/** Scripts tried for each law, of at most so many commands; CART_RUNS sets another number. */
export const SCRIPTS_PER_LAW = 2500;
export const COMMANDS_PER_SCRIPT = 40;

const n = fc.nat(7);
const variant = fc.nat(VARIANT_IDS.length - 1);
const type = <Name extends Command['type']>(name: Name) => fc.constant(name);

/** What a script is made of beside adds and what the network does. */
export type Trouble =
  'targets' | 'pages are left' | 'outages' | 'late' | 'vanishing' | 'stock' | 'breaks';

function troubleCommands(
  trouble: Trouble,
  tab: fc.Arbitrary<number>,
): fc.Arbitrary<Command>[] {
  switch (trouble) {
    case 'targets':
      return [fc.record({type: type('set'), tab, variant, quantity: fc.nat(4)})];
    case 'pages are left':
      return [
        fc.record({type: type('reload'), tab}),
        fc.record({type: type('crash'), tab}),
        fc.record({type: type('duplicate'), tab}),
      ];
    case 'outages': {
      const outage = fc.constantFrom<Outage>('none', 'none', 'reads', 'changes', 'all');
      return [fc.record({type: type('outage'), outage})];
    }
    case 'late':
      return [fc.record({type: type('answerBeforeMade'), n})];
    case 'vanishing':
      return [fc.record({type: type('evict')})];
    case 'stock':
      return [fc.record({type: type('stock'), variant, left: fc.nat(3)})];
    case 'breaks':
      return [fc.record({type: type('break'), n})];
  }
}

/** Scripts of commands for that many tabs. */
export function scripts(
  tabs: number,
  troubles: readonly Trouble[],
): fc.Arbitrary<Command[]> {
  const tab = fc.nat(tabs - 1);
  const quantity = fc.integer({min: 1, max: 3});
  const milliseconds = fc.constantFrom(200, 1000, 3000, 8000);
  const command: fc.Arbitrary<Command> = fc.oneof(
    fc.record({type: type('add'), tab, variant, quantity}),
    fc.record({type: type('add'), tab, variant, quantity}),
    fc.record({type: type('revalidate'), tab}),
    fc.record({type: type('carryOut'), n}),
    fc.record({type: type('carryOut'), n}),
    fc.record({type: type('deliver'), n}),
    fc.record({type: type('deliver'), n}),
    fc.record({type: type('wait'), milliseconds}),
    ...troubles.flatMap((trouble) => troubleCommands(trouble, tab)),
  );
  return fc.array(command, {maxLength: COMMANDS_PER_SCRIPT, size: 'max'});
}

/** Lets a command happen. */
export function perform(command: Command, browser: Browser, store: ModelStore): void {
  switch (command.type) {
    case 'add':
      return browser.change(command.tab, addOf(command));
    case 'set':
      return set(command, browser);
    case 'revalidate':
      return browser.revalidate(command.tab);
    case 'carryOut':
      return browser.carryOut(command.n);
    case 'deliver':
      return browser.deliver(command.n);
    case 'break':
      return browser.breakConnection(command.n);
    case 'answerBeforeMade':
      return browser.answerBeforeMade(command.n);
    case 'reload':
    case 'crash':
      return browser.leave(command.tab, command.type);
    case 'duplicate':
      return browser.duplicate(command.tab);
    case 'evict':
      // One gap is known (docs/reliability.md): a cart that vanishes while a page that is gone and a living one both add to it.
      if (!browser.hasOrphans()) store.evict(browser.cookies.cart);
      return;
    case 'outage':
      store.outage = command.outage;
      return;
    case 'stock':
      return void store.stock.set(variantId(command.variant), command.left);
    case 'wait':
      store.tick();
      return browser.wait(command.milliseconds);
  }
}

export function variantId(index: number): string {
  return VARIANT_IDS[index] ?? '';
}

function addOf({variant: at, quantity}: Command & {type: 'add'}): CartChange {
  const merchandiseId = variantId(at);
  const preview = {
    productTitle: merchandiseId,
    variantTitle: null,
    image: null,
    price: {amount: '1.0', currencyCode: 'USD'},
    handle: 'x',
  };
  return {kind: 'add', merchandiseId, quantity, preview};
}

/** A shopper can only change a line that is shown. */
function set({tab, variant: at, quantity}: Command & {type: 'set'}, browser: Browser) {
  const line = browser.shown(tab).lines.find(({key}) => key === variantId(at));
  if (!line) return;
  browser.change(tab, {kind: 'set', key: line.key, title: line.title, quantity});
}
