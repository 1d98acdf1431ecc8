import {
  countItems,
  keyOf,
  lineName,
  type CartChange,
  type CartExtra,
  type CartMessage,
  type CartReply,
  type CartView,
} from './cart';
import {isExtraMade} from './extras';
import {changeSentence, COOKIES_OFF_SENTENCE, outcomeSentence} from './messages';

/**
 * The queue of a page's changes to the cart: a pure reducer (`reduce`), and what is to be requested next (`nextStep`). It sends one
 * change at a time. A change that the store surely did not make goes back to the queue; one whose outcome is unknown is
 * `unconfirmed`, is looked for in the carts that are read, and is never sent again where that could double it.
 */

/** What a request asks of the server. */
export type CartRequest =
  | {kind: 'read'}
  /** Make sure that there is a cart (spec §4, cart lifecycle at start). */
  | {kind: 'create'}
  | {kind: 'add'; merchandiseId: string; quantity: number}
  | {kind: 'update'; lineId: string; quantity: number}
  | {kind: 'remove'; lineId: string}
  | {kind: 'extra'; extra: CartExtra};

/** Whether a cart may come of a request: of an add too, where the cart that the cookie names has vanished. */
export function mayCreate({kind}: CartRequest): boolean {
  return kind === 'create' || kind === 'add';
}

/** A change that waits to be sent. */
export interface PendingChange {
  change: CartChange;
  /** How often the store surely did not make it. */
  attempts: number;
}

/** A change that was sent. */
export interface SentChange extends PendingChange {
  /** The line's quantity when it was sent; `null` where that was not known for sure, or somebody else has changed it since. */
  before: number | null;
  /** The cart that `before` is about; `null` for none. */
  cartId: string | null;
  /** Epoch milliseconds. */
  sentAt: number;
}

/** What of a queue outlives its page; the cart itself is read again. */
export interface StoredChanges {
  pending: readonly PendingChange[];
  unconfirmed: readonly SentChange[];
}

/** How a request ended. */
export type Outcome =
  | {kind: 'answered'; reply: CartReply}
  /** The request never reached the store, or the store surely did not make the change. */
  | {kind: 'notMade'}
  | {kind: 'unknown'};

export interface QueueState {
  /** The newest server cart. */
  confirmed: CartView | null;
  /** Whether the server has ever said what the cart is. */
  loaded: boolean;
  /** Changes that are not sent yet, in order. */
  pending: readonly PendingChange[];
  /** The request in flight; `sent` is the change that it makes, `null` for reads and creation. */
  inFlight: {request: CartRequest; sent: SentChange | null} | null;
  /** Changes that were sent, of which it is not known whether the store made them. */
  unconfirmed: readonly SentChange[];
  needsRead: boolean;
  needsCart: boolean;
  /** A cart was created and none has been read since: a browser without cookies must not create one after another. */
  created: boolean;
  /** The last request failed: the store cannot be reached. */
  unreachable: boolean;
  /** Reads that failed in a row. */
  failures: number;
  /** Nothing is sent before this instant, and nothing unconfirmed is looked for; epoch milliseconds. */
  notBefore: number;
  pollAt: number;
  messages: readonly CartMessage[];
  /** A change that the store surely did not make, to be offered again. */
  rejected: CartChange | null;
  /** The sentence to read out; its number tells it from an equal one before. */
  announcement: {number: number; text: string};
}

/** Before anything is known. */
export const EMPTY_QUEUE: QueueState = {
  confirmed: null,
  loaded: false,
  pending: [],
  inFlight: null,
  unconfirmed: [],
  needsRead: false,
  needsCart: false,
  created: false,
  unreachable: false,
  failures: 0,
  notBefore: 0,
  pollAt: 0,
  messages: [],
  rejected: null,
  announcement: {number: 0, text: ''},
};

/** Everything that can happen to the cart of one page. `now` is in epoch milliseconds. */
export type QueueEvent =
  | {type: 'change'; change: CartChange}
  /** The cart may have changed elsewhere: at start, on focus, back online, by another tab (with the keys of what it changed). */
  | {type: 'revalidate'; changed?: readonly string[]}
  /** The next step's request leaves the browser. */
  | {type: 'send'; now: number}
  | {type: 'outcome'; outcome: Outcome; now: number}
  /** Takes over what another page left. */
  | ({type: 'adopt'} & StoredChanges)
  /** The page is left, and its changes with it: they are stored for the next page. */
  | {type: 'leave'}
  | {type: 'offline'}
  /** The browser keeps no cookies, so that an add would be lost. */
  | {type: 'cookiesOff'};

/** For this long an unconfirmed change is looked for closely, and nothing else is sent: the worker answers within 4.5 seconds. */
export const CLOSE_POLLING_MS = 6_000;
const CLOSE_POLL_MS = 300;
/** After that, once in a while. */
const POLL_MS = 15_000;

/** After this long no request is still under way: an add that is not in the cart by then was not made. */
export const VERDICT_MS = 120_000;

/** How often a change is sent that the store surely did not make. */
const MAX_ATTEMPTS = 8;

/** Milliseconds before the next request after one that failed, doubling up to the last. */
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 30_000;

/** The changes that the confirmed cart does not hold yet, in order. */
export function openChanges({
  inFlight,
  pending,
  unconfirmed,
}: QueueState): readonly CartChange[] {
  const sent = inFlight?.sent ? [inFlight.sent] : [];
  return [...unconfirmed, ...sent, ...pending].map(({change}) => change);
}

/** What outlives the page; a change in flight may or may not be made without it. */
export function storedChanges({
  inFlight,
  pending,
  unconfirmed,
}: QueueState): StoredChanges {
  const sent = inFlight?.sent ? [inFlight.sent] : [];
  return {pending, unconfirmed: [...unconfirmed, ...sent]};
}

/** What is to be done next: a request to send, or how long to wait (`null`: until something happens). */
export type Step =
  | {kind: 'send'; request: CartRequest; change: PendingChange | null}
  | {kind: 'wait'; milliseconds: number | null};

export function nextStep(state: QueueState, now: number): Step {
  const {unconfirmed, notBefore, pollAt} = state;
  if (state.inFlight) return {kind: 'wait', milliseconds: null};
  const due = nextRequest(state, now);
  const poll = unconfirmed.length > 0 ? Math.max(pollAt, notBefore) : null;
  if (due && now >= notBefore) return due;
  const at = due ? notBefore : poll;
  return {kind: 'wait', milliseconds: at === null ? null : Math.max(0, at - now)};
}

/** The request that comes next, whenever it may be sent. */
function nextRequest(state: QueueState, now: number): Step | null {
  const {unconfirmed, pending, loaded} = state;
  const read: Step = {kind: 'send', request: {kind: 'read'}, change: null};
  const isClose = unconfirmed.some(({sentAt}) => now - sentAt < CLOSE_POLLING_MS);
  if (unconfirmed.length > 0 && (state.needsRead || now >= state.pollAt)) return read;
  if (isClose) return null;
  const [next] = pending;
  // A first add need not wait for a read: its answer states the whole cart.
  const addsFirst = !loaded && next?.attempts === 0 && next.change.kind === 'add';
  const mayRead = !addsFirst && !(state.needsCart && !loaded);
  if (state.needsRead && mayRead) return read;
  if (next && !loaded && next.change.kind !== 'add')
    return state.needsCart ? create : read;
  if (next) return {kind: 'send', request: requestFor(state, next.change), change: next};
  return state.needsCart ? create : null;
}

const create: Step = {kind: 'send', request: {kind: 'create'}, change: null};

function requestFor({confirmed}: QueueState, change: CartChange): CartRequest {
  if (change.kind === 'extra') return {kind: 'extra', extra: change.extra};
  const {quantity} = change;
  if (change.kind === 'add')
    return {kind: 'add', merchandiseId: change.merchandiseId, quantity};
  // A line that is not there was dropped from the queue (see `withoutLostLines`).
  const lineId = confirmed?.lines.find(({key}) => key === change.key)?.id ?? '';
  return quantity === 0 ? {kind: 'remove', lineId} : {kind: 'update', lineId, quantity};
}

export function reduce(state: QueueState, event: QueueEvent): QueueState {
  switch (event.type) {
    case 'change':
      return withoutLostLines(onChange(state, event.change));
    case 'revalidate':
      return onRevalidate(state, event.changed ?? []);
    case 'send':
      return onSend(state, event.now);
    case 'outcome':
      return withoutLostLines(onOutcome(state, event.outcome, event.now));
    case 'adopt':
      return onAdopt(state, event);
    case 'leave':
      return {...state, pending: [], unconfirmed: [], inFlight: null};
    case 'offline':
      return {...state, unreachable: true, needsRead: true};
    case 'cookiesOff': {
      const text = COOKIES_OFF_SENTENCE;
      return announce({...state, messages: [{kind: 'error', text, lineKey: null}]}, text);
    }
  }
}

function onChange(state: QueueState, change: CartChange): QueueState {
  const key = keyOf(change);
  return {
    ...state,
    pending: enqueue(state.pending, {change, attempts: 0}),
    // Taking out a line that is not confirmed is to stop waiting for it.
    unconfirmed: isRemoval(change)
      ? state.unconfirmed.filter((sent) => keyOf(sent.change) !== key)
      : state.unconfirmed,
    needsRead: state.needsRead || state.unreachable,
    notBefore: 0,
    rejected: null,
    messages: state.messages.filter(({lineKey}) => lineKey !== null && lineKey !== key),
  };
}

function isRemoval(change: CartChange): boolean {
  return change.kind === 'set' && change.quantity === 0;
}

/**
 * Puts a change behind those that wait. However much is asked, a line has at most one target waiting, and one add on either side of
 * it:
 * - A target replaces the line's earlier target, and adds sum up before it: the line may not exist without them.
 * - A removal replaces everything that waits for its line.
 * - An add after a target means more than the target, so it stays behind it.
 * - Extras keep their order: each states all of what it is about, or is about one gift card.
 */
export function enqueue(
  pending: readonly PendingChange[],
  next: PendingChange,
): readonly PendingChange[] {
  const {change} = next;
  const key = keyOf(change);
  if (change.kind === 'extra') return [...pending, next];
  if (change.kind === 'add') return enqueueAdd(pending, next);
  const kept = pending.filter(
    (other) => keyOf(other.change) !== key || (!isRemoval(change) && isAdd(other)),
  );
  return [...kept.reduce<readonly PendingChange[]>(sumUp, []), next];
}

const isAdd = ({change}: PendingChange) => change.kind === 'add';

function sumUp(earlier: readonly PendingChange[], other: PendingChange) {
  return isAdd(other) ? enqueueAdd(earlier, other) : [...earlier, other];
}

function enqueueAdd(pending: readonly PendingChange[], next: PendingChange) {
  const key = keyOf(next.change);
  const at = pending.findLastIndex(({change}) => keyOf(change) === key);
  const last = pending[at];
  if (last?.change.kind !== 'add' || next.change.kind !== 'add')
    return [...pending, next];
  const change = {...next.change, quantity: last.change.quantity + next.change.quantity};
  return pending.map((other, index) => (index === at ? {...last, change} : other));
}

function onRevalidate(state: QueueState, changed: readonly string[]): QueueState {
  const disturb = (sent: SentChange) =>
    changed.includes(keyOf(sent.change)) ? {...sent, before: null} : sent;
  const {inFlight} = state;
  return {
    ...state,
    unconfirmed: state.unconfirmed.map(disturb),
    inFlight: inFlight?.sent ? {...inFlight, sent: disturb(inFlight.sent)} : inFlight,
    needsRead: true,
    notBefore: 0,
  };
}

function onSend(state: QueueState, now: number): QueueState {
  const step = nextStep(state, now);
  if (step.kind === 'wait') return state;
  const {request, change: pending} = step;
  const sent = pending && {
    ...pending,
    before: state.loaded ? heldOf(state.confirmed, keyOf(pending.change)) : null,
    cartId: state.confirmed?.id ?? null,
    sentAt: now,
  };
  return {
    ...state,
    inFlight: {request, sent},
    // What this line held is no measure any more for an earlier change of it.
    unconfirmed: state.unconfirmed.map((other) =>
      sent && keyOf(other.change) === keyOf(sent.change)
        ? {...other, before: null}
        : other,
    ),
    pending: pending ? state.pending.filter((other) => other !== pending) : state.pending,
    // What is asked to be read while this request is under way is read after it.
    needsRead: false,
    needsCart: request.kind === 'create' ? false : state.needsCart,
  };
}

function onAdopt(state: QueueState, {pending, unconfirmed}: StoredChanges): QueueState {
  return {
    ...state,
    pending: [...pending, ...state.pending].reduce(enqueue, []),
    unconfirmed: [...unconfirmed, ...state.unconfirmed],
    needsRead: state.needsRead || unconfirmed.length > 0,
  };
}

function onOutcome(state: QueueState, outcome: Outcome, now: number): QueueState {
  const {inFlight} = state;
  if (!inFlight) return state;
  const landed = {...state, inFlight: null};
  const {sent, request} = inFlight;
  if (outcome.kind === 'answered') {
    const reached = {...landed, unreachable: false, failures: 0, notBefore: 0};
    return sent
      ? onAnswered(reached, sent, outcome.reply, now)
      : onRead(reached, request, outcome.reply, now);
  }
  const failed = {...landed, unreachable: true, needsRead: true};
  if (!sent) return onUnread(failed, request, now);
  if (outcome.kind === 'unknown')
    // The first look comes at once.
    return {
      ...failed,
      unconfirmed: [...state.unconfirmed, sent],
      pollAt: now,
      notBefore: 0,
    };
  return onNotMade(failed, sent, now);
}

/** What the store surely did not make waits for another attempt, and is given up after some. */
function onNotMade(state: QueueState, sent: SentChange, now: number): QueueState {
  const attempts = sent.attempts + 1;
  if (attempts >= MAX_ATTEMPTS) return reject(state, sent.change);
  const retry = {change: sent.change, attempts};
  return {
    ...state,
    pending: [retry, ...state.pending].reduce(enqueue, []),
    notBefore: now + backoff(attempts),
  };
}

function backoff(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS);
}

/** A read, or the creation of a cart, that brought no usable answer. */
function onUnread(state: QueueState, request: CartRequest, now: number): QueueState {
  const failures = state.failures + 1;
  const later = {...state, failures, notBefore: now + backoff(failures)};
  // Failing to create a cart is swallowed (spec §8): the first add makes one.
  if (request.kind === 'create')
    return {...later, created: true, needsRead: !state.loaded};
  // A fetch at start that fails falls back to creating a cart (spec §4).
  const fallsBack = !state.loaded && !state.created && state.unconfirmed.length === 0;
  return fallsBack ? {...later, needsCart: true, notBefore: 0} : later;
}

function onAnswered(
  state: QueueState,
  sent: SentChange,
  reply: CartReply,
  now: number,
): QueueState {
  const {change} = sent;
  const own = reply.messages.map((message): CartMessage => {
    // An error that names no line is about what was asked for, and is shown there.
    const isNowhere = message.kind === 'error' && message.lineKey === null;
    return isNowhere ? {...message, lineKey: keyOf(change)} : message;
  });
  // A refusal that states no cart leaves open what the cart is.
  const isBlind = reply.status === 'refused' && !reply.cart;
  const cleared = {...state, messages: own, rejected: null};
  const next = isBlind
    ? {...cleared, needsRead: true}
    : reconcileUnconfirmed(adoptCart(cleared, reply.cart), now);
  const held = heldOf(next.confirmed, keyOf(change));
  const count = countOf(next.confirmed);
  const text = own[0]?.text ?? changeSentence(nameOf(change), change, held, count);
  return announce(next, text);
}

function onRead(
  state: QueueState,
  {kind}: CartRequest,
  reply: CartReply,
  now: number,
): QueueState {
  const created = kind === 'create' || (state.created && !reply.cart);
  const next = {
    ...adoptCart(state, reply.cart),
    created,
    needsCart: !reply.cart && !created,
    messages: reply.messages.length > 0 ? reply.messages : state.messages,
  };
  return reconcileUnconfirmed(next, now);
}

/** Takes over a server cart, unless it is older than the newest one known. */
function adoptCart(state: QueueState, cart: CartView | null): QueueState {
  const known = {...state, loaded: true, needsCart: state.needsCart && !cart};
  const {confirmed} = state;
  const isOlder =
    cart !== null &&
    cart.id === confirmed?.id &&
    Date.parse(cart.updatedAt) < Date.parse(confirmed.updatedAt);
  return isOlder ? known : {...known, confirmed: cart};
}

/** What a cart that was read says of an unconfirmed change. */
export type Verdict =
  | 'made'
  /** An add of which the store made a part. */
  | 'part'
  /** The cart holds it, but not by this change alone: the quantity is stated. */
  | 'stated'
  | 'notMade'
  /** It may still be made. */
  | 'open';

/** Compares what is unconfirmed with the newest cart. */
function reconcileUnconfirmed(state: QueueState, now: number): QueueState {
  // Of two changes of one line it cannot be told which of them the cart holds.
  const isAlone = ({change}: SentChange) =>
    state.unconfirmed.filter((other) => keyOf(other.change) === keyOf(change)).length < 2;
  const next = state.unconfirmed.reduce(
    (current, sent) =>
      reconcileChange(current, isAlone(sent) ? sent : {...sent, before: null}, now),
    {...state, unconfirmed: [] as readonly SentChange[]},
  );
  const isClose = next.unconfirmed.some(({sentAt}) => now - sentAt < CLOSE_POLLING_MS);
  return {...next, pollAt: now + (isClose ? CLOSE_POLL_MS : POLL_MS)};
}

function reconcileChange(state: QueueState, sent: SentChange, now: number): QueueState {
  const {change} = sent;
  const {confirmed: cart} = state;
  const verdict = judge(sent, cart, now);
  if (verdict === 'open') return {...state, unconfirmed: [...state.unconfirmed, sent]};
  if (verdict === 'notMade' && change.kind === 'add') return reject(state, change);
  if (verdict === 'notMade')
    // It states an absolute target, which can be sent twice without harm.
    return onNotMade(state, sent, now);
  const held = heldOf(cart, keyOf(change));
  const text =
    verdict === 'made'
      ? changeSentence(nameOf(change), change, held, countOf(cart))
      : outcomeSentence(verdict, nameOf(change), change, held);
  const kind = verdict === 'made' ? 'notice' : 'warning';
  return announce(withMessage(state, {kind, text, lineKey: keyOf(change)}), text);
}

/** `state` with a message in the place of what was said before of the same line. */
function withMessage(state: QueueState, message: CartMessage): QueueState {
  const others = state.messages.filter(({lineKey}) => lineKey !== message.lineKey);
  return {...state, messages: [...others, message]};
}

export function judge(sent: SentChange, cart: CartView | null, now: number): Verdict {
  const {change, before, cartId, sentAt} = sent;
  const age = now - sentAt;
  if (change.kind === 'extra') {
    if (cart && isExtraMade(change.extra, cart.extras)) return 'made';
    return age < CLOSE_POLLING_MS ? 'open' : 'notMade';
  }
  const held = heldOf(cart, keyOf(change));
  if (change.kind === 'set') {
    if (held === change.quantity) return 'made';
    return age < CLOSE_POLLING_MS ? 'open' : 'notMade';
  }
  const overdue = age < VERDICT_MS ? 'open' : 'notMade';
  // In a cart that has taken the place of another it cannot be told what was there before.
  const isSameCart = cartId === null || cart?.id === cartId;
  if (before === null || !isSameCart) return held >= change.quantity ? 'stated' : overdue;
  if (held === before + change.quantity) return 'made';
  if (held > before) return held < before + change.quantity ? 'part' : 'stated';
  return overdue;
}

function reject(state: QueueState, change: CartChange): QueueState {
  const held = heldOf(state.confirmed, keyOf(change));
  const text = outcomeSentence('notMade', nameOf(change), change, held);
  const message: CartMessage = {kind: 'error', text, lineKey: keyOf(change)};
  return announce({...withMessage(state, message), rejected: change}, text);
}

/** Drops targets of lines that are not there and that nothing before them brings back: there is nothing to change. */
function withoutLostLines(state: QueueState): QueueState {
  if (!state.loaded) return state;
  const exists = (key: string) =>
    state.confirmed?.lines.some((line) => line.key === key) ||
    [...state.unconfirmed, ...(state.inFlight?.sent ? [state.inFlight.sent] : [])].some(
      ({change}) => change.kind === 'add' && change.merchandiseId === key,
    );
  const pending = state.pending.filter(
    ({change}, index) =>
      change.kind !== 'set' ||
      exists(change.key) ||
      state.pending.slice(0, index).some((other) => keyOf(other.change) === change.key),
  );
  return pending.length === state.pending.length ? state : {...state, pending};
}

function heldOf(cart: CartView | null, key: string): number {
  return cart?.lines.find((line) => line.key === key)?.quantity ?? 0;
}

function countOf(cart: CartView | null): number {
  return countItems(cart?.lines ?? []) + (cart?.beyond?.quantity ?? 0);
}

function nameOf(change: CartChange): string {
  if (change.kind === 'extra') return '';
  if (change.kind === 'set') return change.title;
  return lineName(change.preview.productTitle, change.preview.variantTitle);
}

/** Puts a sentence where the live region reads it. */
function announce(state: QueueState, text: string): QueueState {
  return {...state, announcement: {number: state.announcement.number + 1, text}};
}
