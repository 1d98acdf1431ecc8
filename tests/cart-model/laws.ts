import type {Saying, Tab} from './browser';
import type {Played, Step} from './script';
import {GOODS, valuesOf, withoutKey, type Execution, type GoodName} from './store';

/**
 * What holds after every script. A law answers what is wrong, or `null`. That a field in use is
 * never overwritten is no law here, as components hold what is typed: see
 * tests/e2e/cart-extras.spec.ts.
 */
export type Law = (played: Played) => string | null;

const has = ({script}: Played, ...kinds: Step['kind'][]) =>
  script.some(({kind}) => kinds.includes(kind));

/** Milliseconds after its request at which an execution is too late to be waited for. */
const LATE_MS = 10_000;

const isLate = ({at, sentAt}: Pick<Execution, 'at' | 'sentAt'>) => at - sentAt > LATE_MS;

const isBroken = ({browser, store}: Played) =>
  store.carts.get(withoutKey(browser.cookie ?? ''))?.isBroken === true;

/** Nothing is said to be added that the cart does not hold. */
const nothingFalselyAdded: Law = (played) => {
  const {browser, store} = played;
  for (const tab of browser.everyTab)
    for (const {at, text} of tab.announced) {
      const good = /^(\w+) added to cart\./.exec(text)?.[1];
      if (!good) continue;
      const own = browser.presses.filter(
        (press) => press.tab === tab.index && press.good === good,
      );
      const since = Math.min(...own.map((press) => press.at));
      // An equal add of another device may be taken for the shopper's own.
      const made = store.executions.filter(
        (each) =>
          each.good === good &&
          each.at <= at &&
          (each.at >= since || each.tab !== tab.index),
      );
      if (made.length === 0) return `said at ${at}: ${text}`;
      const isElsewhere = made.every(({cartId}) => {
        const isCurrent = withoutKey(browser.cookie ?? '') === cartId;
        const isOver = store.carts.get(cartId)?.isGone || browser.givenUp.has(cartId);
        return !isCurrent && !isOver;
      });
      if (isElsewhere && !has(played, 'form', 'break'))
        return `added to no cart: ${text}`;
    }
  return null;
};

/** An add is executed twice only after a late execution, or beside a change of that line by others. */
const nothingAddedTwice: Law = ({browser, store}) => {
  for (const good of Object.keys(GOODS) as GoodName[]) {
    const own = store.executions.filter((each) => each.good === good);
    const presses = browser.presses.filter((press) => press.good === good);
    const edits = browser.sayings.filter(({edited}) => edited === good);
    const tabs = new Set([...own, ...presses, ...edits].map(({tab}) => tab));
    if (tabs.size > 1 || tabs.has(null) || own.some(isLate)) continue;
    const added = sumOf(own.filter(({kind}) => kind === 'add'));
    const wanted = sumOf(presses);
    if (added > wanted) return `${good}: ${wanted} wanted, ${added} added`;
  }
  return null;
};

const sumOf = (all: readonly {quantity: number}[]) =>
  all.reduce((sum, {quantity}) => sum + quantity, 0);

const looking = ({browser}: Played): Tab[] =>
  browser.tabs.filter((tab) => tab !== null && tab.isUsable && tab.isVisible) as Tab[];

const listed = (quantities: Record<string, number>) =>
  JSON.stringify(
    Object.entries(quantities)
      .filter(([, quantity]) => quantity > 0)
      .sort(([one], [other]) => one.localeCompare(other)),
  );

/** At rest every visible page shows the cart. */
const pagesShowTheCart: Law = (played) => {
  const {browser, store, options} = played;
  if (isBroken(played) || !options.keepsCookies) return null;
  const held = listed(store.quantities(browser.cookie));
  for (const tab of looking(played)) {
    const shown = listed(tab.shown());
    if (shown !== held) return `tab ${tab.index} shows ${shown}, the cart has ${held}`;
  }
  return null;
};

/** Within 30 seconds of the store's return nothing is pending. */
const nothingPending: Law = (played) =>
  isBroken(played) || played.open.length === 0 ? null : `open: ${played.open.join()}`;

/** The cookie changes only where it names none, its cart is gone, or the shopper asks. */
const oneCart: Law = (played) => {
  const {browser, options} = played;
  // A post without scripts knows of no lock.
  if (!options.hasLocks || has(played, 'form')) return null;
  return browser.replaced[0] ?? null;
};

const NEWS_OF_SUCCESS = /added to cart|removed\.|^Quantity of|cart is changed|No longer/;

/** With one tab and no other device the cart ends as the presses say. */
const cartIsAsPressed: Law = (played) => {
  const {browser, store, options, open} = played;
  const others = ['device', 'form', 'order', 'break', 'startAnew', 'anyway'] as const;
  const more = [
    'close',
    'reopen',
    'clock',
    'undo',
    'any',
    'sellOut',
    'duplicate',
  ] as const;
  if (has(played, ...others, ...more) || !options.keepsCookies || open.length > 0)
    return null;
  const isLeft = has(played, 'reload', 'discard', 'navigate', 'back');
  if ((isLeft && !options.hasStorage) || store.executions.some(isLate)) return null;
  const {presses} = browser;
  const tabs = new Set(presses.map(({tab}) => tab));
  const isOneTab = tabs.size === 1;
  const isAddsAlone = presses.every(({kind}) => kind === 'add');
  if (!isOneTab && !(isAddsAlone && options.hasLocks)) return null;
  const said = browser.everyTab.flatMap(({announced}) => announced);
  if (said.some(({text}) => !NEWS_OF_SUCCESS.test(text))) return null;
  const wanted: Record<string, number> = {};
  for (const {good, kind, quantity} of presses) {
    const next = kind === 'add' ? (wanted[good] ?? 0) + quantity : quantity;
    wanted[good] = Math.min(GOODS[good].stock, next);
  }
  const held = store.quantities(browser.cookie);
  return listed(wanted) === listed(held)
    ? null
    : `wanted ${listed(wanted)}, the cart has ${listed(held)}`;
};

/** Steps that give up what waits, or take the cart away. */
const GIVING_UP = [
  'close',
  'reopen',
  'clock',
  'duplicate',
  'form',
  'break',
  'anyway',
] as const;

/** Whether nothing that is said may be lost, but by what was said after it. */
function keepsWords(played: Played): boolean {
  const {options, store, open} = played;
  const isLeft = has(played, 'reload', 'discard', 'navigate', 'back');
  if (has(played, ...GIVING_UP) || !options.keepsCookies || open.length > 0) return false;
  // A late list of codes replaces a newer one, and pages without locks each other's.
  const isSafe = options.hasLocks && !store.saidExecutions.some(isLate);
  return isSafe && (options.hasStorage || !isLeft);
}

/** Everything that the cart holds besides quantities. */
function wordsOf({browser, store}: Played): string[] {
  const cart = store.find(browser.cookie);
  const prints = (cart?.lines ?? []).flatMap(({attributes}) =>
    attributes.map(({value}) => value),
  );
  return cart ? [...valuesOf(cart), ...prints] : [];
}

/** At rest what was said is in the cart, was refused, or is named. */
const saidIsKept: Law = (played) => {
  if (!keepsWords(played)) return null;
  const {browser, store} = played;
  const {sayings, everyTab} = browser;
  const words = wordsOf(played);
  const current = store.find(browser.cookie)?.id;
  for (const {at, tab, place, under, key, value, isRemoval, edited} of sayings) {
    const others = sayings.filter(
      (each) =>
        each.place === place ||
        each.place === under ||
        (each.isRemoval && each.value === value),
    );
    // Of words of two tabs, the last that were sent stay. Those that a link found waiting come later.
    const isLater = (each: Saying) =>
      each.at > at ||
      each.tab !== tab ||
      (each.place === under &&
        store.saidExecutions.some(
          ({at: made, values}) => made > at && values.includes(each.value),
        ));
    if (others.some(isLater)) continue;
    if (words.includes(value) !== isRemoval) continue;
    // It went with its line.
    const isRemoved = store.executions.some(
      (each) => each.good === edited && each.kind === 'remove' && each.at >= at,
    );
    if (isRemoved) continue;
    // It went with a cart that was ordered, or given up.
    const isOfOther = store.saidExecutions.some(
      ({cartId, values}) => cartId !== current && values.includes(value),
    );
    if (isOfOther) continue;
    const isNamed = everyTab.some(({told}) =>
      [...told].some(
        ([{kind, lineKey}, since]) =>
          since >= at && kind !== 'notice' && (lineKey === key || lineKey === null),
      ),
    );
    if (!isNamed) return `${value}, said at ${at}, is ${isRemoval ? '' : 'not '}there`;
  }
  return null;
};

/** A code that the cart has had is there, unless the shopper has removed it. */
const codesStay: Law = (played) => {
  const {browser, store} = played;
  if (!keepsWords(played)) return null;
  const cart = store.find(browser.cookie);
  const removed = browser.sayings.filter(({isRemoval}) => isRemoval);
  const had = store.saidExecutions
    .filter(({cartId}) => cartId === cart?.id)
    .flatMap(({values}) => values)
    .filter((value) =>
      browser.sayings.some(
        (each) => each.value === value && (each.link || each.place === `codes ${value}`),
      ),
    );
  const lost = had.find(
    (value) =>
      value.startsWith('C') &&
      !cart?.codes.includes(value) &&
      !removed.some((each) => each.value === value),
  );
  return lost === undefined ? null : `the code ${lost} is lost`;
};

/** What a link brings never replaces the shopper's own. */
const linksReplaceNothing: Law = ({store, options}) => {
  if (!options.hasLocks || store.saidExecutions.some(isLate)) return null;
  return store.replacedByLink[0] ?? null;
};

/** Milliseconds in which Checkout answers: the lock, a request, and a read. */
const CHECKOUT_MS = 45_000;

/** Checkout never does nothing, and leads to the cart that is shown, and was at the press. */
const checkoutAnswers: Law = ({browser}) => {
  const {clock} = browser;
  for (const checkout of browser.checkouts) {
    const {at, tab, result, url, shown, confirmed, led, pressed} = checkout;
    const isOver = !tab.isUsable || clock.now - at < CHECKOUT_MS;
    if (!result && !isOver) return `nothing came of the press at ${at}`;
    if (url !== null && listed(shown) !== listed(confirmed))
      return `led to ${listed(confirmed)}, showed ${listed(shown)}`;
    if (led !== null && pressed !== null && led !== pressed)
      return `led to ${led}, showed ${pressed} at the press`;
  }
  return null;
};

export const LAWS = {
  nothingFalselyAdded,
  nothingAddedTwice,
  pagesShowTheCart,
  nothingPending,
  oneCart,
  cartIsAsPressed,
  checkoutAnswers,
  saidIsKept,
  codesStay,
  linksReplaceNothing,
};
