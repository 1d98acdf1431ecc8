import {beforeEach, describe, expect, test, vi} from 'vitest';

import type {CartChange, Wanted} from '~/cart';
import type {Browser, Tab} from '../../../tests/cart-model/browser';
import {firstViolation, violationsOf} from '../../../tests/cart-model/check';
import type {Law} from '../../../tests/cart-model/laws';
import type {MoreStep, MoreSteps} from '../../../tests/cart-model/script';
import {GOODS, merchandiseOf, type GoodName} from '../../../tests/cart-model/store';
import {isFullRun} from '../../../tests/support/tags';
import {perform} from './actions';
import type {ActionCall} from './call';
import {followCart} from './cart-events';
import {OWN} from './emit';
import {MESSAGES} from './messages';

/**
 * The cart's laws on random scripts in which apps call actions, and listen to events, among all
 * that shoppers, stores and browsers do: see tests/cart-model.
 */

const FIRST_SEED = Number(process.env.CART_SEED ?? 1);
const SCRIPTS = Number(process.env.CART_RUNS ?? (isFullRun ? 10_000 : 300));

interface Call {
  at: number;
  tab: Tab;
  name: string;
  isSettled: boolean;
}

/** What apps have done in one browser. */
interface Done {
  calls: Call[];
  /** Steps that have not asked the cart for what they name. */
  unasked: string[];
}

const doneIn = new WeakMap<Browser, Done>();

/**
 * What a step calls. Answers how many changes it has to ask for at once; `null` for as many as it
 * may.
 */
const STEPS: Record<string, Take> = {
  add({good, quantity}, _, app) {
    app.update({lines: [lineOf(good, 1 + (quantity % 2))]}, good);
    return 1;
  },
  addTwo({good}, _, app) {
    app.update({lines: [lineOf(good, 1), lineOf(good, 2)]}, good);
    return 2;
  },
  loop({good, quantity}, _, app) {
    for (let made = 0; made <= quantity; made += 1)
      app.update({lines: [lineOf(good, 1)]}, good);
    return quantity + 1;
  },
  change({good, quantity}, tab, app) {
    // As in the shopper's steps: a part of a line is of a part of the quantity.
    const {lines} = tab.cart.getSnapshot().cart;
    const line = lines.find(({title}) => title === good);
    const isOwn = line?.id && !line.components && !['split', 'printed'].includes(good);
    if (isOwn) app.update({lines: [{id: line.id, quantity}]});
    return isOwn && tab.cart.getSnapshot().state.isLoaded ? 1 : null;
  },
  /** By the id of an answer that may be old. */
  changeKnown({quantity}, _, app) {
    if (app.known) app.update({lines: [{id: app.known, quantity}]});
    return null;
  },
  note(_, __, app) {
    app.update({note: app.word()});
    return 1;
  },
  attributes(_, __, app) {
    app.update({attributes: [{key: 'App', value: app.word()}]});
    return 1;
  },
  addCode(_, tab, app) {
    app.update({discountCodes: [...codesOf(tab), app.word()]});
    return tab.cart.getSnapshot().state.isLoaded ? 1 : null;
  },
  replaceCodes(_, tab, app) {
    app.update({discountCodes: [app.word()]});
    return tab.cart.getSnapshot().state.isLoaded ? codesOf(tab).length + 1 : null;
  },
  everything({good}, tab, app) {
    const payload = {
      lines: [lineOf(good, 1)],
      note: app.word(),
      attributes: [{key: 'App', value: app.word()}],
      discountCodes: [...codesOf(tab), app.word()],
    };
    app.update(payload, good);
    return tab.cart.getSnapshot().state.isLoaded ? 4 : null;
  },
  read(_, __, app) {
    app.call('getCart');
    return 0;
  },
  open(_, tab, app) {
    app.call('openCart');
    // As the drawer does it.
    tab.cart.setOpen(true);
    return 0;
  },
};

const lineOf = (good: GoodName, quantity: number) => ({
  merchandiseId: merchandiseOf(good),
  quantity,
  ...(good === 'printed' && {attributes: [{key: 'Print', value: 'A'}]}),
});

const codesOf = ({cart}: Tab) =>
  cart.getSnapshot().state.confirmed?.extras.discountCodes.map(({code}) => code) ?? [];

/** The script of an app on one page. */
class App {
  /** The id of the first line of the last cart that an action has answered. */
  known: string | null = null;

  constructor(
    private readonly tab: Tab,
    private readonly browser: Browser,
    private readonly calls: Call[],
  ) {
    tab.cart.onWanted((wanted) => {
      if (OWN.has(wanted)) note(browser, tab, wanted);
    });
    followCart(tab.cart);
  }

  /** Words unlike all others. */
  word() {
    return `C-app-${(words += 1)}`;
  }

  update(payload: object, good?: GoodName) {
    this.call('updateCart', payload, good);
  }

  /** @param good as which a line is shown that the store does not know yet */
  call(name: ActionCall['name'], payload?: object, good: string = MESSAGES.item) {
    const {tab, browser, calls} = this;
    const call = {at: browser.clock.now, tab, name, isSettled: false};
    calls.push(call);
    const reject = () => (call.isSettled = true);
    const resolve = (result: unknown) => {
      call.isSettled = true;
      const {cart} = Object(result) as {cart?: {lines: {id: string}[]} | null};
      this.known = cart?.lines[0]?.id ?? this.known;
    };
    perform(
      {name, args: [payload], resolve, reject},
      {store: tab.cart, messages: {...MESSAGES, item: good}},
    );
  }
}

let words = 0;

const asksOf = ({presses, sayings}: Browser) => presses.length + sayings.length;

/** Notes what an app has asked, as what a shopper presses and says is noted. */
function note({clock, presses, sayings}: Browser, {index}: Tab, wanted: Wanted) {
  const at = clock.now;
  if ('kind' in wanted) {
    const {kind, quantity} = wanted;
    presses.push({at, tab: index, good: goodOf(wanted), kind, quantity});
    return;
  }
  const {key, place, inputs} = wanted;
  const {note, attributes, discountCode, removedCode} = inputs;
  const [attribute] = (attributes ?? []) as {value: string}[];
  const value = String(note ?? attribute?.value ?? discountCode ?? removedCode);
  const isCode = discountCode !== undefined || removedCode !== undefined;
  sayings.push({
    at,
    tab: index,
    place: isCode ? `codes ${value}` : place,
    under: null,
    key: key ?? '',
    value,
    isRemoval: removedCode !== undefined,
    link: false,
    edited: null,
  });
}

function goodOf({merchandiseId}: CartChange): GoodName {
  const names = Object.keys(GOODS) as GoodName[];
  const good = names.find((name) => merchandiseOf(name) === merchandiseId);
  if (!good) throw new Error(`The model does not sell ${merchandiseId}.`);
  return good;
}

const RATES = [
  ['add', 8],
  ['addTwo', 2],
  ['loop', 1.5],
  ['change', 4],
  ['changeKnown', 2],
  ['note', 2],
  ['attributes', 3],
  ['addCode', 2],
  ['replaceCodes', 1],
  ['everything', 2],
  ['read', 3],
  ['open', 1],
] as const;

const doneBy = (browser: Browser): Done => {
  const done = doneIn.get(browser) ?? {calls: [], unasked: []};
  doneIn.set(browser, done);
  return done;
};

type Take = (step: MoreStep, tab: Tab, app: App) => number | null;

const takeOne: Take = (step, ...others) => STEPS[step.name]?.(step, ...others) ?? null;

/** @param take does what a step says; a test breaks it */
function stepsOfApps(take = takeOne): MoreSteps {
  const apps = new WeakMap<Tab, App>();
  return {
    rates: RATES,
    take(step, browser) {
      const tab = browser.tabs[step.tab];
      if (!tab?.isUsable) return;
      const {calls, unasked} = doneBy(browser);
      const app = apps.get(tab) ?? new App(tab, browser, calls);
      apps.set(tab, app);
      const before = asksOf(browser);
      const asks = take(step, tab, app);
      const {at} = step;
      // A call asks as soon as other scripts have had their turn.
      browser.clock.at(at, () => {
        const asked = asksOf(browser) - before;
        if (asks !== null && asks !== asked)
          unasked.push(`${step.name} at ${at} asked ${asked} times`);
      });
    },
  };
}

/** Every call on a page that is still there has been settled. */
const callsAreSettled: Law = ({browser}) => {
  const {calls} = doneBy(browser);
  const open = calls.find(({tab, isSettled}) => tab.isUsable && !isSettled);
  return open ? `${open.name} at ${open.at} is not settled` : null;
};

/** A call has asked the cart for what it names, once. */
const callsAsk: Law = ({browser}) => doneBy(browser).unasked[0] ?? null;

const laws = {callsAreSettled, callsAsk};

beforeEach(() => {
  const page = {
    activeElement: null,
    querySelector: () => null,
    getElementById: () => null,
  };
  vi.stubGlobal('document', Object.assign(new EventTarget(), page));
  // Outages are logged, thousands of times.
  for (const method of ['error', 'warn', 'info'] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined);
});

describe('the cart', {timeout: 3_600_000}, () => {
  test(`keeps its laws in ${SCRIPTS} scripts with apps`, async () => {
    const steps = stepsOfApps();
    expect(await firstViolation(FIRST_SEED, SCRIPTS, {steps, laws})).toBeNull();
  });

  test.runIf(isFullRun)('is not kept by an app whose calls are made twice', async () => {
    const steps = stepsOfApps((step, ...others) => {
      takeOne(step, ...others);
      return takeOne(step, ...others);
    });
    const options = {more: steps};
    let found = 0;
    for (let seed = 1; seed < 100 && found === 0; seed += 1)
      found += (await violationsOf(seed, options, {callsAsk})).length;
    expect(found).toBeGreaterThan(0);
  });
});
