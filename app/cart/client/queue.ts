import {
  countItems,
  keyOf,
  lineName,
  type CartChange,
  type CartExtra,
  type CartMessage,
  type CartReply,
  type CartView,
} from '../cart';
import {isExtraApplied} from '../extras';
import {changeSentence, COOKIES_OFF_SENTENCE, outcomeSentence} from '../messages';

/**
 * The queue of a page's changes to the cart: a pure reducer (`reduce`), and the next request to send (`nextStep`). It
 * sends one change at a time. A change that the store certainly did not apply goes back to the queue. A change whose
 * outcome is unknown is `unconfirmed`: it is compared with the carts read since, and never sent again where that could
 * double it.
 */

/** A request to the server. */
export type CartRequest =
  | {kind: 'read'}
  /** Make sure that there is a cart (spec §4, cart lifecycle at start). */
  | {kind: 'create'}
  | {kind: 'add'; merchandiseId: string; quantity: number}
  | {kind: 'update'; lineId: string; quantity: number}
  | {kind: 'remove'; lineId: string}
  | {kind: 'extra'; extra: CartExtra};

/** Whether a request may create a cart: an add may too, where the cookie's cart no longer exists. */
export function mayCreate({kind}: CartRequest): boolean {
  return kind === 'create' || kind === 'add';
}

/** A change not sent yet. */
export interface PendingChange {
  change: CartChange;
  /** How many attempts the store certainly did not apply. */
  attempts: number;
}

/** A change that was sent. */
export interface SentChange extends PendingChange {
  /** The line's quantity when it was sent; `null` where that is uncertain, or somebody else has changed it since. */
  before: number | null;
  /** The cart that `before` is about; `null` for none. */
  cartId: string | null;
  /** Epoch milliseconds. */
  sentAt: number;
}

/** The part of a queue that is persisted. The cart itself is read again. */
export interface StoredChanges {
  pending: readonly PendingChange[];
  unconfirmed: readonly SentChange[];
}

/** How a request ended. */
export type Outcome =
  | {kind: 'answered'; reply: CartReply}
  /** The request never reached the store, or the store certainly did not apply the change. */
  | {kind: 'notApplied'}
  | {kind: 'unknown'};

export interface QueueState {
  /** The newest server cart. */
  confirmed: CartView | null;
  /** Whether the cart has been read. */
  loaded: boolean;
  /** Changes not sent yet, in order. */
  pending: readonly PendingChange[];
  /** The request in flight; `sent` is the change that it makes, `null` for reads and creation. */
  inFlight: {request: CartRequest; sent: SentChange | null} | null;
  /** Sent changes with an unknown outcome. */
  unconfirmed: readonly SentChange[];
  needsRead: boolean;
  needsCart: boolean;
  /** A cart was created and none has been read since. A browser without cookies must not create one after another. */
  created: boolean;
  /** The last request failed: the store cannot be reached. */
  unreachable: boolean;
  /** Reads that failed in a row. */
  failures: number;
  /** Nothing is sent or polled before this instant; epoch milliseconds. */
  notBefore: number;
  pollAt: number;
  messages: readonly CartMessage[];
  /** A change that the store did not apply, offered to the shopper for a retry. */
  rejected: CartChange | null;
  /** The announcement. Its number distinguishes it from an equal one before. */
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

/** Every event of the queue. `now` is in epoch milliseconds. */
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

/**
 * For this long an unconfirmed change is polled closely, and nothing else is sent: the worker answers within 4.5
 * seconds.
 */
export const CLOSE_POLLING_MS = 6_000;
const CLOSE_POLL_MS = 300;
/** The interval after that. */
const POLL_MS = 15_000;

/** After this long no request can still be in flight: an add that is not in the cart by then was not applied. */
export const MAX_IN_FLIGHT_MS = 120_000;

/** How many times a change is sent before it is given up. */
const MAX_ATTEMPTS = 8;

/** Milliseconds before the next request after a failure, doubling up to `LAST_RETRY_MS`. */
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

/** What is persisted. A change in flight may or may not be applied. */
export function storedChanges({
  inFlight,
  pending,
  unconfirmed,
}: QueueState): StoredChanges {
  const sent = inFlight?.sent ? [inFlight.sent] : [];
  return {pending, unconfirmed: [...unconfirmed, ...sent]};
}

/** The next thing to do: a request to send, or how long to wait (`null`: until an event). */
export type NextStep =
  | {kind: 'send'; request: CartRequest; change: PendingChange | null}
  | {kind: 'wait'; milliseconds: number | null};

export function nextStep(state: QueueState, now: number): NextStep {
  const {unconfirmed, notBefore, pollAt} = state;
  if (state.inFlight) return {kind: 'wait', milliseconds: null};
  const due = nextRequest(state, now);
  const poll = unconfirmed.length > 0 ? Math.max(pollAt, notBefore) : null;
  if (due && now >= notBefore) return due;
  const at = due ? notBefore : poll;
  return {kind: 'wait', milliseconds: at === null ? null : Math.max(0, at - now)};
}

/** The next request, regardless of when it may be sent. */
function nextRequest(state: QueueState, now: number): NextStep | null {
  const {unconfirmed, pending, loaded} = state;
  const read: NextStep = {kind: 'send', request: {kind: 'read'}, change: null};
  const isClose = unconfirmed.some(({sentAt}) => now - sentAt < CLOSE_POLLING_MS);
  if (unconfirmed.length > 0 && (state.needsRead || now >= state.pollAt)) return read;
  if (isClose) return null;
  const [next] = pending;
  // A first add need not wait for a read: its reply has the whole cart.
  const addsFirst = !loaded && next?.attempts === 0 && next.change.kind === 'add';
  const mayRead = !addsFirst && !(state.needsCart && !loaded);
  if (state.needsRead && mayRead) return read;
  if (next && !loaded && next.change.kind !== 'add')
    return state.needsCart ? create : read;
  if (next) return {kind: 'send', request: requestFor(state, next.change), change: next};
  return state.needsCart ? create : null;
}

const create: NextStep = {kind: 'send', request: {kind: 'create'}, change: null};

function requestFor({confirmed}: QueueState, change: CartChange): CartRequest {
  if (change.kind === 'extra') return {kind: 'extra', extra: change.extra};
  const {quantity} = change;
  if (change.kind === 'add')
    return {kind: 'add', merchandiseId: change.merchandiseId, quantity};
  // `withoutLostLines` has dropped changes of missing lines.
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
    // Removing an unconfirmed line stops waiting for it.
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
 * Appends a change. The queue stays short: for each line it has at most one target, and one add on either side of it.
 * - A target replaces the line's earlier target. Adds before it are merged: the line may not exist without them.
 * - A removal replaces everything queued for its line.
 * - An add after a target is relative to the target, so it stays behind it.
 * - Extras keep their order: each is absolute, or is about one gift card.
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
  return [...kept.reduce<readonly PendingChange[]>(mergeAdds, []), next];
}

const isAdd = ({change}: PendingChange) => change.kind === 'add';

function mergeAdds(earlier: readonly PendingChange[], other: PendingChange) {
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
    before: state.loaded ? quantityOf(state.confirmed, keyOf(pending.change)) : null,
    cartId: state.confirmed?.id ?? null,
    sentAt: now,
  };
  return {
    ...state,
    inFlight: {request, sent},
    // An earlier change of this line can no longer be compared with the quantity before it.
    unconfirmed: state.unconfirmed.map((other) =>
      sent && keyOf(other.change) === keyOf(sent.change)
        ? {...other, before: null}
        : other,
    ),
    pending: pending ? state.pending.filter((other) => other !== pending) : state.pending,
    // A read requested while this request is in flight happens after it.
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
  if (!sent) return onReadFailed(failed, request, now);
  if (outcome.kind === 'unknown')
    // Poll at once.
    return {
      ...failed,
      unconfirmed: [...state.unconfirmed, sent],
      pollAt: now,
      notBefore: 0,
    };
  return onNotApplied(failed, sent, now);
}

/** Requeues a change that the store did not apply, and gives it up after `MAX_ATTEMPTS`. */
function onNotApplied(state: QueueState, sent: SentChange, now: number): QueueState {
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

/** A read, or the creation of a cart, without a usable answer. */
function onReadFailed(state: QueueState, request: CartRequest, now: number): QueueState {
  const failures = state.failures + 1;
  const later = {...state, failures, notBefore: now + backoff(failures)};
  // A failure to create a cart is ignored (spec §8): the first add creates one.
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
    // An error without a line is about this change, and is shown at its line.
    const isNowhere = message.kind === 'error' && message.lineKey === null;
    return isNowhere ? {...message, lineKey: keyOf(change)} : message;
  });
  // A refusal without a cart leaves the cart unknown: read it.
  const isBlind = reply.status === 'refused' && !reply.cart;
  const cleared = {...state, messages: own, rejected: null};
  const next = isBlind
    ? {...cleared, needsRead: true}
    : reconcileUnconfirmed(adoptCart(cleared, reply.cart), now);
  const quantity = quantityOf(next.confirmed, keyOf(change));
  const count = countOf(next.confirmed);
  const text = own[0]?.text ?? changeSentence(nameOf(change), change, quantity, count);
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

/** What the newest cart says about an unconfirmed change. */
export type Reconciliation =
  | 'applied'
  /** The store applied a part of an add. */
  | 'partial'
  /** The cart has the line, but others may have changed it too: state the quantity. */
  | 'mixed'
  | 'notApplied'
  /** It may still be applied. */
  | 'open';

/** Compares the unconfirmed changes with the newest cart. */
function reconcileUnconfirmed(state: QueueState, now: number): QueueState {
  // With two unconfirmed changes of one line, the quantity does not tell which of them was applied.
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
  const outcome = reconciliationOf(sent, cart, now);
  if (outcome === 'open') return {...state, unconfirmed: [...state.unconfirmed, sent]};
  if (outcome === 'notApplied' && change.kind === 'add') return reject(state, change);
  if (outcome === 'notApplied')
    // A target is absolute, so it can be sent twice without harm.
    return onNotApplied(state, sent, now);
  const quantity = quantityOf(cart, keyOf(change));
  const text =
    outcome === 'applied'
      ? changeSentence(nameOf(change), change, quantity, countOf(cart))
      : outcomeSentence(outcome, nameOf(change), change, quantity);
  const kind = outcome === 'applied' ? 'notice' : 'warning';
  return announce(withMessage(state, {kind, text, lineKey: keyOf(change)}), text);
}

/** `state` with a message, which replaces an earlier one of the same line. */
function withMessage(state: QueueState, message: CartMessage): QueueState {
  const others = state.messages.filter(({lineKey}) => lineKey !== message.lineKey);
  return {...state, messages: [...others, message]};
}

export function reconciliationOf(
  sent: SentChange,
  cart: CartView | null,
  now: number,
): Reconciliation {
  const {change, before, cartId, sentAt} = sent;
  const age = now - sentAt;
  if (change.kind === 'extra') {
    if (cart && isExtraApplied(change.extra, cart.extras)) return 'applied';
    return age < CLOSE_POLLING_MS ? 'open' : 'notApplied';
  }
  const quantity = quantityOf(cart, keyOf(change));
  if (change.kind === 'set') {
    if (quantity === change.quantity) return 'applied';
    return age < CLOSE_POLLING_MS ? 'open' : 'notApplied';
  }
  const overdue = age < MAX_IN_FLIGHT_MS ? 'open' : 'notApplied';
  // In another cart the quantity before is unknown.
  const isSameCart = cartId === null || cart?.id === cartId;
  if (before === null || !isSameCart)
    return quantity >= change.quantity ? 'mixed' : overdue;
  if (quantity === before + change.quantity) return 'applied';
  if (quantity > before) return quantity < before + change.quantity ? 'partial' : 'mixed';
  return overdue;
}

function reject(state: QueueState, change: CartChange): QueueState {
  const quantity = quantityOf(state.confirmed, keyOf(change));
  const text = outcomeSentence('notApplied', nameOf(change), change, quantity);
  const message: CartMessage = {kind: 'error', text, lineKey: keyOf(change)};
  return announce({...withMessage(state, message), rejected: change}, text);
}

/** Drops targets of lines that do not exist and that no earlier change adds. */
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

function quantityOf(cart: CartView | null, key: string): number {
  return cart?.lines.find((line) => line.key === key)?.quantity ?? 0;
}

function countOf(cart: CartView | null): number {
  return countItems(cart?.lines ?? []) + (cart?.remaining?.quantity ?? 0);
}

function nameOf(change: CartChange): string {
  if (change.kind === 'extra') return '';
  if (change.kind === 'set') return change.title;
  return lineName(change.preview.productTitle, change.preview.variantTitle);
}

/** Sets the sentence that the live region announces. */
function announce(state: QueueState, text: string): QueueState {
  return {...state, announcement: {number: state.announcement.number + 1, text}};
}
