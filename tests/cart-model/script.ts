import {Browser, type BrokenBrowser, type BrowserOptions, type SaidKind} from './browser';
import {Clock} from './clock';
import {ModelStore, type BrokenStore, type Condition, type GoodName} from './store';

/** What happens in a script, and in which tab. */
export type Step =
  | {at: number; kind: 'add' | 'set'; tab: number; good: GoodName; quantity: number}
  | {at: number; kind: 'any'; tab: number; place: number; quantity: number}
  | {at: number; kind: 'say'; tab: number; what: SaidKind}
  | {at: number; kind: 'store'; condition: Condition}
  | {at: number; kind: 'net'; connection: Browser['connection']}
  | {at: number; kind: 'form' | 'sellOut'; good: GoodName}
  | {at: number; kind: 'device'; good: GoodName; quantity: number}
  | {at: number; kind: 'clock'; milliseconds: number}
  | {at: number; kind: 'order' | 'break'}
  | {at: number; kind: 'duplicate'; tab: number; to: number}
  | MoreStep
  | {
      at: number;
      kind:
        | 'open'
        | 'reload'
        | 'discard'
        | 'navigate'
        | 'back'
        | 'close'
        | 'reopen'
        | 'freeze'
        | 'thaw'
        | 'undo'
        | 'link'
        | 'follow'
        | 'checkout'
        | 'anyway'
        | 'startAnew';
      tab: number;
    };

/** A step of another's, such as an add-on's. */
export interface MoreStep {
  at: number;
  kind: 'more';
  name: string;
  tab: number;
  good: GoodName;
  /** 0 to 3. */
  quantity: number;
}

/** Steps that come among the model's own, so that its laws hold with them. */
export interface MoreSteps {
  /** How often each comes, relative to `RATES`. */
  rates: readonly (readonly [name: string, rate: number])[];
  /** Does it, and notes in `presses` and `sayings` what it has asked the cart for. */
  take: (step: MoreStep, browser: Browser) => void;
}

export interface Options extends Partial<Omit<BrowserOptions, 'broken'>> {
  brokenBrowser?: BrokenBrowser;
  brokenStore?: BrokenStore;
  more?: MoreSteps;
}

/** A pseudo-random number generator (mulberry32): the same numbers for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type OwnKind = Exclude<Step['kind'], 'more'>;

/** How often each kind of step comes, relative to the others. */
const RATES: readonly [kind: OwnKind | 'fine', rate: number][] = [
  ['add', 10],
  ['set', 6],
  ['any', 1],
  ['link', 1],
  ['say', 9],
  ['follow', 1.5],
  ['checkout', 2],
  ['anyway', 1],
  ['startAnew', 1],
  ['open', 3],
  ['duplicate', 0.5],
  ['reload', 2],
  ['discard', 1],
  ['close', 1],
  ['reopen', 0.5],
  ['freeze', 2],
  ['thaw', 2],
  ['navigate', 1.5],
  ['back', 1.5],
  ['undo', 1.2],
  ['store', 7],
  ['fine', 5],
  ['net', 2],
  ['form', 0.6],
  ['device', 1.5],
  ['sellOut', 0.3],
  ['order', 0.7],
  ['break', 0.3],
  ['clock', 0.5],
];

/** A random script, in order. Times are in milliseconds. */
export function scriptOf(random: () => number, more?: MoreSteps): Step[] {
  const others = (more?.rates ?? []).map(([name, rate]) => [{name}, rate] as const);
  const rates = [...RATES, ...others];
  const total = rates.reduce((sum, [, rate]) => sum + rate, 0);
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('There is nothing to pick from.');
    return value;
  };
  const steps: Step[] = [{at: 0, kind: 'open', tab: 0}];
  // A press before the first read.
  if (random() < 0.25)
    steps.push({at: 50, kind: 'add', tab: 0, good: 'plain', quantity: 1});
  let at = 0;
  if (random() < 0.6) steps.push({at: (at = 2_000), kind: 'open', tab: 1});
  const count = 3 + Math.floor(random() * 14);
  for (let index = 0; index < count; index += 1) {
    let rest = random() * total;
    const [kind] = rates.find(([, rate]) => (rest -= rate) < 0) ?? ['add'];
    at += pick([10, 50, 200, 500, 1_000, 3_000, 6_000, 12_000, 25_000]);
    const tab = random() < 0.45 ? 0 : random() < 0.7 ? 1 : 2;
    const good: GoodName =
      random() < 0.04
        ? 'refused'
        : pick(['scarce', 'plain', 'plain', 'split', 'bundled', 'printed'] as const);
    if (typeof kind === 'object') {
      const quantity = Math.floor(random() * 4);
      steps.push({at, kind: 'more', ...kind, tab, good, quantity});
    } else steps.push(...stepsOf(kind, at, tab, good, random, pick));
  }
  return steps;
}

function stepsOf(
  kind: OwnKind | 'fine',
  at: number,
  tab: number,
  good: GoodName,
  random: () => number,
  pick: <Value>(values: readonly Value[]) => Value,
): Step[] {
  const quantity = Math.floor(random() * 4);
  switch (kind) {
    case 'add':
      return [{at, kind, tab, good, quantity: 1 + (quantity % 2)}];
    case 'set':
      return [{at, kind, tab, good, quantity}];
    case 'any':
      return [{at, kind, tab, place: Math.floor(random() * 4), quantity}];
    case 'say': {
      const all = ['note', 'gift', 'pickup', 'code', 'code', 'uncode', 'edit'] as const;
      return [{at, kind, tab, what: pick(all)}];
    }
    case 'store': {
      const all = ['down', 'hangs', 'lost', 'late', 'throttled', 'locked', 'unreadable'];
      return [{at, kind, condition: pick(all) as Condition}];
    }
    case 'net':
      return [{at, kind, connection: pick(['offline', 'lost answers'] as const)}];
    case 'fine':
      return [
        {at, kind: 'store', condition: 'fine'},
        {at, kind: 'net', connection: 'online'},
      ];
    case 'form':
    case 'sellOut':
      return [{at, kind, good: good === 'refused' ? 'plain' : good}];
    case 'device':
      return [{at, kind, good, quantity}];
    case 'clock':
      return [{at, kind, milliseconds: pick([-3_600_000, -90_000, 90_000, 3_600_000])}];
    case 'order':
    case 'break':
      return [{at, kind}];
    case 'duplicate':
      return [{at, kind, tab, to: (tab + 1) % 3}];
    default:
      return [{at, kind, tab}];
  }
}

/** A script that was played, with what its laws need to know. */
export interface Played {
  browser: Browser;
  store: ModelStore;
  script: readonly Step[];
  options: BrowserOptions;
  /** What was still desired 30 seconds after the store was back. */
  open: string[];
}

const SETTLED_MS = 30_000;
const LOOK_MS = 100_000;
const REST_MS = 120_000;

/** Plays a script. Afterwards the store is well again, and pages are looked at. */
export async function play(
  script: readonly Step[],
  seed: number,
  {brokenBrowser = null, brokenStore = null, more, ...given}: Options = {},
): Promise<Played> {
  const clock = new Clock();
  const random = randomOf(seed);
  const store = new ModelStore(clock, random, brokenStore);
  const options: BrowserOptions = {
    hasLocks: true,
    hasStorage: true,
    keepsCookies: true,
    ...given,
    broken: brokenBrowser,
  };
  const browser = new Browser(clock, store, random, options);
  for (const step of script)
    clock.at(step.at, () =>
      step.kind === 'more' ? more?.take(step, browser) : take(step, browser, store),
    );
  const end = (script.at(-1)?.at ?? 0) + 1_000;
  await clock.runUntil(end);
  store.condition = 'fine';
  browser.goOnline();
  for (const tab of browser.tabs) if (tab) browser.thaw(tab);
  for (const tab of browser.tabs) if (tab) browser.lookAgain(tab);
  if (browser.tabs.every((tab) => tab === null)) browser.openFresh(0);
  await clock.runUntil(end + SETTLED_MS);
  const open = browser.tabs.flatMap((tab) => {
    if (!tab?.isUsable) return [];
    const {desired, said} = tab.cart.getSnapshot().state;
    return [...desired.map(({id}) => id), ...said.map(({place}) => place)];
  });
  await clock.runUntil(end + LOOK_MS);
  for (const tab of browser.tabs) if (tab) browser.lookAgain(tab);
  await clock.runUntil(end + REST_MS);
  return {browser, store, script, options, open};
}

let links = 0;

function take(step: Exclude<Step, MoreStep>, browser: Browser, store: ModelStore) {
  switch (step.kind) {
    case 'add':
      return browser.add(step.tab, step.good, step.quantity);
    case 'set':
      return browser.set(step.tab, step.good, step.quantity);
    case 'any':
      return browser.setAny(step.tab, step.place, step.quantity);
    case 'link': {
      const link = `link ${(links += 1)}`;
      for (const good of ['plain', 'scarce', 'split'] as const)
        browser.add(step.tab, good, 1, link);
      return;
    }
    case 'say':
      return browser.say(step.tab, step.what);
    case 'store':
      store.condition = step.condition;
      return;
    case 'net':
      if (step.connection === 'online') return browser.goOnline();
      browser.connection = step.connection;
      return;
    case 'form':
      return browser.post(step.good);
    case 'sellOut':
      return store.sellOut(step.good);
    case 'device':
      return store.meddle(browser.cookie, step.good, step.quantity);
    case 'clock':
      browser.skew += step.milliseconds;
      return;
    case 'order': {
      const cart = store.find(browser.cookie);
      if (cart) cart.isGone = true;
      return;
    }
    case 'break': {
      const cart = store.find(browser.cookie);
      if (cart) cart.isBroken = true;
      return;
    }
    case 'open':
      return browser.openFresh(step.tab);
    case 'duplicate':
      return browser.duplicate(step.tab, step.to);
    case 'thaw': {
      const tab = browser.tabs[step.tab];
      if (tab) browser.thaw(tab);
      return;
    }
    case 'undo':
      return browser.removeAndUndo(step.tab);
    case 'checkout':
    case 'anyway':
      return browser.pressCheckout(step.tab, step.kind === 'anyway');
    default:
      return browser[step.kind](step.tab);
  }
}

/** A script without the steps that a violation does not need. */
export async function shrink(
  script: readonly Step[],
  isWrong: (shorter: readonly Step[]) => Promise<boolean>,
): Promise<readonly Step[]> {
  let shortest = script;
  for (let isShorter = true; isShorter;) {
    isShorter = false;
    for (let index = shortest.length - 1; index >= 0; index -= 1) {
      const shorter = shortest.toSpliced(index, 1);
      if (!(await isWrong(shorter))) continue;
      shortest = shorter;
      isShorter = true;
    }
  }
  return shortest;
}
