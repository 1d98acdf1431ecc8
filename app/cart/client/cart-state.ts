import {
  changeName,
  countItems,
  heldOf,
  lineKey,
  lineName,
  quantityOf,
  type CartChange,
  type CartMessage,
  type CartReply,
  type CartView,
  type LineAttribute,
} from '../cart';
import {
  appliedSentence,
  holdsSentence,
  MESSAGES,
  notMadeSentence,
  type CartMessages,
} from '../messages';
import {
  findingOf,
  keyOf,
  lineOf,
  turnOf,
  unitsOf,
  type CartRequest,
  type Entry,
  type Turn,
} from './entries';

/**
 * The cart of a page: the newest server cart, and the changes that it does not include yet. `reduce` says what an event means,
 * `nextStep` what to do next. Both are pure. `now` is in milliseconds of a clock that only goes forward.
 */
export interface CartState {
  /** In which language the page speaks. */
  words: CartMessages;
  /** The newest server cart. */
  confirmed: CartView | null;
  /** The cart that the cookie names, without its key, as the newest reply says. */
  cartId: string | null;
  /** Whether a reply has told what the cart is. */
  loaded: boolean;
  /** The changes of all tabs, in order. */
  entries: readonly Entry[];
  /** Changes that ended in another tab, or whose cart could not be read: shown until the next read. */
  landed: readonly Entry[];
  /** Ids of the changes that were asked for on this page, which says what becomes of them. */
  asked: readonly string[];
  /** The shopper's commands about entries, until their results are stored. */
  commands: readonly EntryCommand[];
  /** The request in flight, and the changes that it makes. */
  inFlight: {request: CartRequest; ids: readonly string[]} | null;
  needsRead: boolean;
  /** The last request got no answer: nothing but a read goes out. */
  isAway: boolean;
  /** When that read is repeated. */
  probeAt: number;
  failedReads: number;
  /** The store has answered something else since reads began to fail. */
  storeAnswers: boolean;
  /** The creation after a failed first read, once a page (§4). */
  fallback: 'unused' | 'due' | 'used';
  /** The shopper has asked for a new cart. */
  wantsNew: boolean;
  /** A cart was created, and no request has brought its cookie yet. */
  isCookieUnproved: boolean;
  /** This page's record of the tries of a line's open changes, by line key. */
  tries: Readonly<Record<string, Tries>>;
  messages: readonly CartMessage[];
  /** The announcement. Its number distinguishes it from an equal one before. */
  announcement: {number: number; text: string};
  /** The shopper has changed something on this page. */
  hasChanged: boolean;
  /** The last change of this page that the store applied. */
  lastApplied: {before: CartView | null; after: CartView} | null;
}

interface Tries {
  /** Reads so far that count for the unknown outcome. */
  reads: number;
  /** When the first of them was answered. */
  since: number;
  /** How often a change of this line was sent and certainly not executed, or has to be sent again. */
  attempts: number;
  /** Not before this: the next read or attempt. */
  notBefore: number;
}

/** Before anything is known. */
export const EMPTY_STATE: CartState = {
  words: MESSAGES,
  confirmed: null,
  cartId: null,
  loaded: false,
  entries: [],
  landed: [],
  asked: [],
  commands: [],
  inFlight: null,
  needsRead: false,
  isAway: false,
  probeAt: 0,
  failedReads: 0,
  storeAnswers: false,
  fallback: 'unused',
  wantsNew: false,
  isCookieUnproved: false,
  tries: {},
  messages: [],
  announcement: {number: 0, text: ''},
  hasChanged: false,
  lastApplied: null,
};

/** A shopper's command about changes: `retry` sends those again that were not made, `drop` forgets them. */
export interface EntryCommand {
  kind: 'retry' | 'drop';
  ids: readonly string[];
}

export type CartEvent =
  /** The shopper asks for a change. */
  | {type: 'change'; entry: Entry}
  | {type: 'command'; command: EntryCommand}
  | {type: 'startAnew'}
  /** The entries were read; `today`, in epoch milliseconds, with the lock, under which alone they are changed. */
  | {type: 'entries'; entries: readonly Entry[]; today: number | null}
  /** The cart may have changed, or the store may be back. */
  | {type: 'revalidate'}
  | {type: 'offline'}
  /** The next step is taken. */
  | {type: 'send'; now: number}
  /** The reply to the request in flight, `null` for none. `jitter` is a random number below 1. */
  | {type: 'reply'; reply: CartReply | null; now: number; jitter: number}
  /** The page lost the lock, or was left, while a request was in flight. */
  | {type: 'interrupted'}
  /** The reply to a plain submit of a code, a gift card, the note or an edited line; `key` is that of its field. */
  | {type: 'submitted'; reply: CartReply | null; key: string; edit: LineEdit | null}
  /** An edit was not sent: its line has a change that is open (§11.3). */
  | {type: 'notEdited'; edit: LineEdit};

/** A new print for a line, in place of its present one. */
export interface LineEdit {
  lineId: string;
  attributes: readonly LineAttribute[];
}

/** Milliseconds after the first answered read at which an unknown outcome is looked for: four reads in ten seconds. */
const READS_AT = [0, 2_000, 5_000, 10_000] as const;

/** The pauses of the same schedule between attempts; the last one goes on. */
const PAUSES = [2_000, 3_000, 5_000, 10_000] as const;

const MAX_ATTEMPTS = READS_AT.length;

/** Milliseconds between reads while there is no answer. */
const PROBE_MS = 10_000;

const JITTER_MS = 500;

/** Milliseconds after which a change that waits is offered to the shopper instead, and one that was offered is forgotten. */
export const ENTRY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The next thing to do: take the turn, or wait for so many milliseconds (`null`: for an event). */
export type NextStep =
  | {kind: 'send'; request: CartRequest; turn: Turn | null}
  | {kind: 'end'; turn: Extract<Turn, {kind: 'end'}>}
  | {kind: 'wait'; milliseconds: number | null};

/** `isVisible`: a hidden page does not look for a store that is away. */
export function nextStep(state: CartState, now: number, isVisible: boolean): NextStep {
  const {cartId, loaded, isAway, inFlight} = state;
  if (inFlight) return {kind: 'wait', milliseconds: null};
  const send = (request: CartRequest): NextStep => ({kind: 'send', request, turn: null});
  const read = send({kind: 'read'});
  const create = (mode: 'start' | 'fallback' | 'anew') =>
    send({kind: 'create', mode, cart: cartId});
  if (state.wantsNew) return create('anew');
  if (state.needsRead) return read;
  const isReadable = loaded && !isAway;
  if (isReadable && !state.confirmed && !state.isCookieUnproved) return create('start');
  const isSettling = state.entries.some((entry) => entry.state === 'sent');
  if (!isAway && isSettling && now >= nextLookAt(state)) return read;
  if (!isAway) {
    const turn = nextTurn(state, now);
    if (turn?.kind === 'send') return {kind: 'send', request: turn.request, turn};
    if (turn) return {kind: 'end', turn};
  }
  if (state.fallback === 'due') return create('fallback');
  const isProbing = isAway || !loaded || state.failedReads > 0;
  if (isProbing && now >= state.probeAt && isVisible) return probe(state, read, create);
  const ends = [
    ...(isProbing && isVisible ? [state.probeAt] : []),
    ...(!isAway ? [nextLookAt(state), nextTurnAt(state, now)] : []),
  ];
  const at = Math.min(...ends);
  return {kind: 'wait', milliseconds: Number.isFinite(at) ? Math.max(0, at - now) : null};
}

/** Where no cart is named there is nothing to read of the store: its creation shows whether the store is back. */
function probe(
  {loaded, cartId}: CartState,
  read: NextStep,
  create: (mode: 'start') => NextStep,
): NextStep {
  return loaded && cartId === null ? create('start') : read;
}

/** When the next read is due for an unknown outcome. */
function nextLookAt({entries, tries}: CartState): number {
  const times = entries
    .filter(({state}) => state === 'sent')
    .map((entry) => tries[keyOf(entry)]?.notBefore ?? 0);
  return Math.min(...times);
}

/** The lines that have something waiting and nothing sent, the oldest first. */
function waitingLines(entries: readonly Entry[]): [key: string, waiting: Entry[]][] {
  const open = new Set(entries.filter(({state}) => state === 'sent').map(keyOf));
  const lines = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (entry.state !== 'waiting' || open.has(key)) continue;
    lines.set(key, [...(lines.get(key) ?? []), entry]);
  }
  return [...lines];
}

/** One open change a line: while one is unknown, those behind it wait, and then go as one. */
function nextTurn(state: CartState, now: number): Turn | null {
  const {cartId, confirmed, loaded} = state;
  if (cartId === null || (loaded && !confirmed)) return null;
  for (const [key, waiting] of waitingLines(state.entries)) {
    if (now < (state.tries[key]?.notBefore ?? 0)) continue;
    const turn = turnOf(waiting, cartId, confirmed);
    if (turn) return turn;
  }
  return null;
}

function nextTurnAt(state: CartState, now: number): number {
  const times = waitingLines(state.entries)
    .map(([key]) => state.tries[key]?.notBefore ?? 0)
    .filter((at) => at > now);
  return Math.min(...times);
}

export function reduce(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case 'change':
      return onChange(state, event.entry);
    case 'command':
      return onCommand(state, event.command);
    case 'startAnew':
      return {...state, wantsNew: true};
    case 'entries':
      return onEntries(state, event.entries, event.today);
    case 'revalidate':
      return {...state, needsRead: true};
    case 'offline':
      return {...state, isAway: true};
    case 'send':
      return onSend(state, event.now);
    case 'reply':
      return onReply(state, event.reply, event);
    case 'interrupted':
      return {...state, inFlight: null, needsRead: true};
    case 'submitted':
      return onSubmitted(state, event.reply, event.key, event.edit);
    case 'notEdited':
      return onNotEdited(state, event.edit);
  }
}

function onChange(state: CartState, entry: Entry): CartState {
  const key = keyOf(entry);
  return {
    ...state,
    entries: [...state.entries, entry],
    asked: [...state.asked, entry.id],
    needsRead: state.needsRead || state.isAway,
    // A shopper who has switched cookies on is heard.
    isCookieUnproved: state.isCookieUnproved && state.cartId !== null,
    hasChanged: true,
    messages: state.messages.filter(({lineKey}) => lineKey !== null && lineKey !== key),
  };
}

function onCommand(state: CartState, command: EntryCommand): CartState {
  const keys = state.entries.filter(({id}) => command.ids.includes(id)).map(keyOf);
  return {
    ...state,
    commands: [...state.commands, command],
    needsRead: state.needsRead || state.isAway,
    hasChanged: true,
    messages: state.messages.filter(
      ({lineKey: key}) => key !== null && !keys.includes(key),
    ),
  };
}

/** Entries with what the shopper has made of them. */
export function afterCommands(
  entries: readonly Entry[],
  commands: readonly EntryCommand[],
  today: number | null = null,
): readonly Entry[] {
  return commands.reduce<readonly Entry[]>(
    (current, {kind, ids}) =>
      current.flatMap((entry) => {
        if (!ids.includes(entry.id)) return [entry];
        if (kind === 'drop') return [];
        const expires = today === null ? entry.expires : today + ENTRY_LIFETIME_MS;
        return [
          {...entry, state: 'waiting' as const, cartId: null, before: null, expires},
        ];
      }),
    entries,
  );
}

function onEntries(
  state: CartState,
  read: readonly Entry[],
  today: number | null,
): CartState {
  const ids = new Set(read.map(({id}) => id));
  const gone = state.entries.filter(
    (entry) => !ids.has(entry.id) && entry.state !== 'notMade',
  );
  const next = {
    ...state,
    entries: read,
    landed: [...state.landed, ...gone],
    needsRead: state.needsRead || gone.length > 0,
  };
  if (today === null) return next;
  const entries = afterCommands(read, state.commands, today).flatMap((entry) =>
    afterExpiry(entry, today),
  );
  return {...next, entries, commands: []};
}

/** Offers a change that has waited for a day, and forgets one that has been offered for a day. */
function afterExpiry(entry: Entry, today: number): Entry[] {
  if (entry.state === 'sent' || today < entry.expires) return [entry];
  if (entry.state === 'notMade') return [];
  return [{...entry, state: 'notMade', expires: today + ENTRY_LIFETIME_MS}];
}

function onSend(state: CartState, now: number): CartState {
  const step = nextStep(state, now, true);
  if (step.kind === 'wait') return state;
  if (step.kind === 'end') return onEnd(state, step.turn);
  const {request, turn} = step;
  const next: CartState = {
    ...state,
    inFlight: {request, ids: []},
    // A read that is asked for while this request is in flight happens after it.
    needsRead: request.kind === 'read' ? false : state.needsRead,
    wantsNew: false,
    fallback:
      request.kind === 'create' && state.fallback === 'due' ? 'used' : state.fallback,
  };
  if (turn?.kind !== 'send') return next;
  const sent = new Map(turn.sent.map((entry) => [entry.id, entry]));
  const covered = new Set(turn.covered);
  const [first] = turn.sent;
  const key = first && keyOf(first);
  return {
    ...next,
    inFlight: {request, ids: [...sent.keys()]},
    entries: state.entries
      .filter((entry) => !covered.has(entry))
      .map((entry) => sent.get(entry.id) ?? withoutBefore(entry, key)),
  };
}

/** After another change of its line a change that was not made can no longer be found by its quantity. */
function withoutBefore(entry: Entry, key: string | undefined): Entry {
  const isOf = entry.state === 'notMade' && entry.before !== null && keyOf(entry) === key;
  return isOf ? {...entry, before: null} : entry;
}

function onEnd(
  state: CartState,
  {ended, isLost}: Extract<Turn, {kind: 'end'}>,
): CartState {
  const ids = new Set(ended.map(({id}) => id));
  const next = {...state, entries: state.entries.filter(({id}) => !ids.has(id))};
  const change = ended.at(-1)?.change;
  return isLost && change
    ? withChangeMessage(next, change, 'warning', state.words.gone)
    : next;
}

interface When {
  now: number;
  jitter: number;
}

function onReply(state: CartState, reply: CartReply | null, when: When): CartState {
  const {inFlight} = state;
  if (!inFlight) return state;
  const {request, ids} = inFlight;
  const landed = {...state, inFlight: null};
  const status = reply?.status ?? 'unknown';
  if (!reply || status === 'unknown') return onNoAnswer(landed, request, reply, when);
  const named = {
    ...landed,
    isAway: false,
    cartId: reply.cartId,
    // Where the browser keeps no cookies, no further cart is created unasked.
    isCookieUnproved: state.isCookieUnproved && reply.cartId === null,
    storeAnswers: state.storeAnswers || status !== 'notExecuted',
  };
  switch (request.kind) {
    case 'read':
      return adopt(named, reply, {when, isRead: true});
    case 'create':
      return onCreated(named, request, reply, when);
    default: {
      const sent = state.entries.filter(({id}) => ids.includes(id));
      return onChanged(named, sent, reply, when);
    }
  }
}

function onNoAnswer(
  state: CartState,
  request: CartRequest,
  reply: CartReply | null,
  {now}: When,
): CartState {
  const away = {
    ...state,
    isAway: true,
    probeAt: now + PROBE_MS,
    cartId: reply ? reply.cartId : state.cartId,
  };
  if (request.kind === 'read') {
    const isFirst = !state.loaded && state.fallback === 'unused';
    return {
      ...away,
      failedReads: state.failedReads + 1,
      storeAnswers:
        (state.storeAnswers && state.failedReads > 0) || reply?.storeAnswers === true,
      fallback: isFirst ? 'due' : state.fallback,
    };
  }
  if (request.kind === 'create') return away;
  // The first of the four reads.
  return {...away, needsRead: true};
}

function onCreated(
  state: CartState,
  {mode}: Extract<CartRequest, {kind: 'create'}>,
  reply: CartReply,
  when: When,
): CartState {
  const isCreated = reply.status === 'ok' || reply.status === 'elsewhere';
  if (!isCreated) return {...state, isAway: true, probeAt: when.now + PROBE_MS};
  // That cart is nobody's: the page goes on to look for its own.
  if (mode === 'fallback') return state;
  const created = {...state, isCookieUnproved: reply.status === 'ok'};
  return adopt(created, reply, {when});
}

function onChanged(
  state: CartState,
  sent: readonly Entry[],
  reply: CartReply,
  when: When,
): CartState {
  const [first] = sent;
  if (!first) return adopt(state, reply, {when});
  const {change} = first;
  const key = keyOf(first);
  const ended = without(state, sent);
  switch (reply.status) {
    case 'ok': {
      if (!reply.cart) {
        const next = {...ended, landed: [...ended.landed, ...sent], needsRead: true};
        return announce(next, state.words.done(changeName(change)));
      }
      const {confirmed: before} = state;
      const next = adopt(ended, reply, {when, own: sent});
      return {...next, lastApplied: {before, after: reply.cart}};
    }
    case 'refused': {
      // An error without a line is about this change, and is shown at its line.
      const messages = reply.messages.map((message) =>
        message.kind === 'error' && message.lineKey === null
          ? {...message, lineKey: key}
          : message,
      );
      const refused = {...reply, messages};
      return reply.cart
        ? adopt(ended, refused, {when})
        : withMessages({...ended, needsRead: true}, messages);
    }
    case 'elsewhere':
      return onElsewhere(state, sent, reply, when);
    default:
      return onNotExecuted(state, sent, reply, when);
  }
}

/** Nothing was executed: an add goes to the cart of now, a quantity was about another one's line. */
function onElsewhere(
  state: CartState,
  sent: readonly Entry[],
  reply: CartReply,
  when: When,
): CartState {
  const [first] = sent;
  if (!first) return state;
  if (first.change.kind === 'set') return adopt(without(state, sent), reply, {when});
  if (reply.cartId === null && state.isCookieUnproved) {
    const text = state.words.cookiesOff;
    const next = {...state, entries: [], tries: {}, confirmed: null, loaded: true};
    return withMessages(next, [{kind: 'error', text, lineKey: null}]);
  }
  const again = backToWaiting(state, sent, when.now, 0);
  // The message that another cart is open in this browser matters to a quantity alone.
  const messages = reply.cart ? [] : reply.messages;
  return adopt(again, {...reply, messages}, {when});
}

function onNotExecuted(
  state: CartState,
  sent: readonly Entry[],
  {isFinal, retryAfter = 0}: CartReply,
  {now, jitter}: When,
): CartState {
  const [first] = sent;
  if (!first) return state;
  const attempts = state.tries[keyOf(first)]?.attempts ?? 0;
  if (isFinal && attempts + 1 >= MAX_ATTEMPTS) return notMade(state, sent);
  const pause = PAUSES[Math.min(attempts, PAUSES.length - 1)] ?? PROBE_MS;
  return backToWaiting(
    state,
    sent,
    now,
    Math.max(retryAfter, pause + jitter * JITTER_MS),
  );
}

function backToWaiting(
  state: CartState,
  sent: readonly Entry[],
  now: number,
  pause: number,
): CartState {
  const [first] = sent;
  if (!first) return state;
  const attempts = (state.tries[keyOf(first)]?.attempts ?? 0) + 1;
  const tries = {reads: 0, since: 0, attempts, notBefore: now + pause};
  const waiting = state.entries.map((entry): Entry => {
    if (!sent.includes(entry)) return entry;
    return {...entry, state: 'waiting', cartId: null, before: null};
  });
  return {
    ...state,
    entries: waiting,
    tries: {...state.tries, [keyOf(first)]: tries},
  };
}

/** Gives changes up, and offers them unless a later quantity of the line covers them. */
function notMade(state: CartState, sent: readonly Entry[]): CartState {
  const [first] = sent;
  if (!first) return state;
  const key = keyOf(first);
  const isCovered = state.entries.some(
    (entry) =>
      entry.state === 'waiting' && entry.change.kind === 'set' && keyOf(entry) === key,
  );
  if (isCovered) return without(state, sent);
  const entries = state.entries.map((entry): Entry =>
    sent.includes(entry) ? {...entry, state: 'notMade'} : entry,
  );
  const next = {...state, entries, tries: triesWithout(state, new Set([key]))};
  return announce(next, notMadeSentence(state.words, first.change, isHere(state, first)));
}

/** Whether a change was sent to the cart of now; one that never left counts as well. */
export function isHere({confirmed}: CartState, {cartId}: Entry): boolean {
  return cartId === null || !confirmed || confirmed.id === cartId;
}

function triesWithout({tries}: CartState, keys: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(tries).filter(([key]) => !keys.has(key)));
}

/** `state` without entries, and without what is known of their tries. */
function without(state: CartState, ended: readonly Entry[]): CartState {
  const keys = new Set(ended.map(keyOf));
  return {
    ...state,
    entries: state.entries.filter((entry) => !ended.includes(entry)),
    tries: triesWithout(state, keys),
  };
}

interface Adoption {
  when: When;
  /** The changes that this reply is the answer to. */
  own?: readonly Entry[];
  /** The reply answers a read: one of the four. */
  isRead?: boolean;
}

/** Takes over the cart of a reply, settles what it shows, and says what differs from what was expected. */
function adopt(
  state: CartState,
  reply: CartReply,
  {when, own = [], isRead = false}: Adoption,
): CartState {
  const {confirmed: before} = state;
  const confirmed = newer(before, reply.cart);
  const read = withMessages(
    {...state, confirmed, loaded: true, failedReads: 0, landed: []},
    reply.messages,
  );
  const settled = confirmed ? settle(read, confirmed, when, isRead) : settleGone(read);
  const expected = [...state.landed, ...own, ...settled.applied];
  const messageKeys = new Set(reply.messages.map(({lineKey}) => lineKey));
  const next = withDifferences(settled.state, before, expected, messageKeys);
  if (reply.messages.length > 0) return next;
  const elsewhere = state.landed.filter(({id}) => state.asked.includes(id));
  return announceApplied(next, before, own.length > 0 ? own : elsewhere);
}

/** Announces changes of this page, of the last of their lines, unless there is more to say about it. */
function announceApplied(
  state: CartState,
  before: CartView | null,
  applied: readonly Entry[],
): CartState {
  const last = applied.at(-1);
  if (!last) return state;
  const key = keyOf(last);
  const hasMessage = state.messages.some(({lineKey}) => lineKey === key);
  const isMissing = before !== null && !isExpected(state.confirmed, before, key, applied);
  if (hasMessage || isMissing) return state;
  return announce(
    state,
    sentenceOf(
      state,
      applied.filter((entry) => keyOf(entry) === key),
    ),
  );
}

/** Replies may overtake each other where a lock was stolen. */
function newer(before: CartView | null, cart: CartView | null): CartView | null {
  const isOlder =
    cart !== null &&
    cart.id === before?.id &&
    Date.parse(cart.updatedAt) < Date.parse(before.updatedAt);
  return isOlder ? before : cart;
}

interface Settled {
  state: CartState;
  applied: readonly Entry[];
}

/** Compares every change whose outcome is not known with the cart. */
function settle(state: CartState, cart: CartView, when: When, isRead: boolean): Settled {
  const groups = new Map<string, Entry[]>();
  for (const entry of state.entries)
    if (entry.state === 'sent')
      groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry]);
  let settled: Settled = {state: settleOffers(state, cart), applied: []};
  for (const sent of groups.values())
    settled = settleLine(settled, sent, cart, when, isRead);
  return settled;
}

function settleLine(
  {state, applied}: Settled,
  sent: readonly Entry[],
  cart: CartView,
  when: When,
  isRead: boolean,
): Settled {
  const [first] = sent;
  if (!first) return {state, applied};
  const key = keyOf(first);
  if (first.cartId !== cart.id) return {state: giveUp(state, sent), applied};
  const isSet = first.change.kind === 'set';
  const tries = isRead ? countRead(state.tries[key], when) : state.tries[key];
  const isLast = ((isSet ? tries?.attempts : tries?.reads) ?? 0) >= MAX_ATTEMPTS;
  const finding = findingOf(sent, cart, isLast);
  switch (finding) {
    case 'applied': {
      const next = without(state, sent);
      const text = sentenceOf({...next, confirmed: cart}, sent);
      return {state: announce(next, text), applied: [...applied, ...sent]};
    }
    case 'stated':
      return {
        state: withQuantityMessage(without(state, sent), first.change, cart),
        applied,
      };
    case 'notMade':
      return {state: notMade(state, sent), applied};
    case 'again': {
      const attempts = state.tries[key]?.attempts ?? 0;
      const pause = attempts === 0 ? 0 : (PAUSES[attempts - 1] ?? PROBE_MS);
      return {state: backToWaiting(state, sent, when.now, pause), applied};
    }
    case 'open':
      if (!tries) return {state, applied};
      return {state: {...state, tries: {...state.tries, [key]: tries}}, applied};
  }
}

/** Counts an answered read, unless it came before the next one was due. */
function countRead(tries: Tries | undefined, {now, jitter}: When): Tries {
  const {reads = 0, since = now, attempts = 0, notBefore = now} = tries ?? {};
  const begins = reads === 0;
  if (!begins && now < notBefore) return {reads, since, attempts, notBefore};
  const start = begins ? now : since;
  const next = READS_AT[reads + 1] ?? 0;
  return {
    reads: reads + 1,
    since: start,
    attempts,
    notBefore: start + next + jitter * JITTER_MS,
  };
}

/** The cart that changes were sent to cannot be read any more, so nobody can say whether it had them. */
function giveUp(state: CartState, sent: readonly Entry[]): CartState {
  const [first] = sent;
  if (first?.change.kind !== 'set') return notMade(state, sent);
  return withChangeMessage(
    without(state, sent),
    first.change,
    'warning',
    state.words.gone,
  );
}

/** There is no cart any more. */
function settleGone(state: CartState): Settled {
  const sent = state.entries.filter((entry) => entry.state === 'sent');
  const next = sent.reduce((current, entry) => giveUp(current, [entry]), state);
  return {state: next, applied: []};
}

/** An add that was offered again, and that the cart shows after all, is not offered any longer. */
function settleOffers(state: CartState, cart: CartView): CartState {
  const found = state.entries.filter(
    (entry) =>
      entry.state === 'notMade' &&
      entry.change.kind === 'add' &&
      entry.before !== null &&
      entry.cartId === cart.id &&
      heldOf(cart, keyOf(entry)) >= entry.before + entry.change.quantity,
  );
  return found.reduce(
    (current, entry) =>
      withChangeMessage(
        without(current, [entry]),
        entry.change,
        'notice',
        state.words.afterAll,
      ),
    state,
  );
}

/** Says at its line whatever differs from the cart before with the changes that were `expected`. */
function withDifferences(
  state: CartState,
  before: CartView | null,
  expected: readonly Entry[],
  messageKeys: ReadonlySet<string | null>,
): CartState {
  const {confirmed} = state;
  if (!before || !confirmed || before === confirmed || before.id !== confirmed.id)
    return state;
  const open = new Set([
    ...state.entries.filter((entry) => entry.state === 'sent').map(keyOf),
    ...state.messages.map(({lineKey}) => lineKey),
    ...messageKeys,
  ]);
  const names = new Map(
    [...before.lines, ...confirmed.lines].map(({key, title, variantTitle}) => [
      key,
      lineName(title, variantTitle),
    ]),
  );
  let next = state;
  for (const [key, name] of names) {
    if (open.has(key)) continue;
    if (isExpected(confirmed, before, key, expected)) continue;
    const quantity = quantityOf(confirmed, key) ?? 0;
    const isSoldOut = quantity === 0 && confirmed.lines.some((line) => line.key === key);
    if (isSoldOut) continue;
    next = withLineMessage(
      next,
      key,
      'notice',
      holdsSentence(state.words, name, quantity),
    );
  }
  return next;
}

/** Whether a cart holds what these changes make of the one before, in lines or with what the store has merged into bundles. */
function isExpected(
  cart: CartView | null,
  before: CartView,
  key: string,
  changes: readonly Entry[],
): boolean {
  const added = changes
    .filter((entry) => keyOf(entry) === key)
    .reduce((sum, entry) => {
      const {kind, quantity} = entry.change;
      if (kind === 'add') return sum + quantity;
      return sum - (lineOf(before, entry)?.quantity ?? 0) + quantity;
    }, 0);
  const inLines = (of: CartView | null) => quantityOf(of, key) ?? 0;
  return (
    inLines(cart) === inLines(before) + added ||
    heldOf(cart, key) === heldOf(before, key) + added
  );
}

/** A code, a gift card or the note: its answer stands beside its field. */
function onSubmitted(
  state: CartState,
  reply: CartReply | null,
  key: string,
  edit: LineEdit | null,
): CartState {
  const beside = (reply?.messages ?? []).map((message) => ({
    ...message,
    lineKey: message.lineKey ?? key,
  }));
  const others = {
    ...state,
    messages: state.messages.filter(({lineKey}) => lineKey !== key),
  };
  const isAnswered = reply !== null && reply.status !== 'unknown';
  if (!isAnswered || !reply.cart) {
    const text = state.words.noAnswer;
    const messages =
      beside.length > 0 ? beside : [{kind: 'error' as const, text, lineKey: key}];
    return withMessages({...others, needsRead: true}, messages);
  }
  const when = {now: 0, jitter: 0};
  const next = {...others, cartId: reply.cartId, isAway: false, hasChanged: true};
  const isEdited = edit !== null && reply.status === 'ok';
  const expected = isEdited ? {...next, confirmed: withEdit(next.confirmed, edit)} : next;
  return adopt(expected, {...reply, messages: beside}, {when});
}

/** The cart with an edit: the line has another key, so that its going and coming are no surprise. */
function withEdit(
  cart: CartView | null,
  {lineId, attributes}: LineEdit,
): CartView | null {
  const lines = cart?.lines.map((line) =>
    line.id === lineId
      ? {...line, attributes, key: lineKey({...line, attributes})}
      : line,
  );
  return cart && lines ? {...cart, lines} : null;
}

/** Whether a line has a change that is not settled, asked for in any tab. */
export function isLineOpen({entries, confirmed}: CartState, {lineId}: LineEdit): boolean {
  const key = confirmed?.lines.find(({id}) => id === lineId)?.key;
  return entries.some(
    (entry) =>
      entry.state !== 'notMade' &&
      (keyOf(entry) === key || entry.change.lineId === lineId),
  );
}

function onNotEdited(state: CartState, {lineId}: LineEdit): CartState {
  const line = state.confirmed?.lines.find(({id}) => id === lineId);
  if (!line) return state;
  const text = state.words.notChanged(lineName(line.title, line.variantTitle));
  return withLineMessage(state, line.key, 'error', text);
}

function sentenceOf(state: CartState, applied: readonly Entry[]): string {
  const [first] = applied;
  if (!first) return '';
  const {confirmed} = state;
  const held = quantityOf(confirmed, keyOf(first)) ?? 0;
  const count =
    countItems(confirmed?.lines ?? []) + (confirmed?.remaining?.quantity ?? 0);
  const change = {...first.change, quantity: unitsOf(applied)};
  return appliedSentence(state.words, change, held, count);
}

type Sentence = (name: string) => string;

function withChangeMessage(
  state: CartState,
  change: CartChange,
  kind: CartMessage['kind'],
  sentence: Sentence,
): CartState {
  const key = lineKey(change);
  return withLineMessage(state, key, kind, sentence(changeName(change)));
}

function withQuantityMessage(
  state: CartState,
  change: CartChange,
  cart: CartView,
): CartState {
  const quantity = quantityOf(cart, lineKey(change)) ?? 0;
  return withChangeMessage(state, change, 'warning', (name) =>
    holdsSentence(state.words, name, quantity),
  );
}

function withLineMessage(
  state: CartState,
  lineKey: string,
  kind: CartMessage['kind'],
  text: string,
): CartState {
  return withMessages(state, [{kind, text, lineKey}]);
}

/** Adds messages, which replace earlier ones of the same lines, and announces the first. */
function withMessages(state: CartState, added: readonly CartMessage[]): CartState {
  const [first] = added;
  if (!first) return state;
  const keys = new Set(added.map(({lineKey}) => lineKey));
  const kept = state.messages.filter(({lineKey}) => !keys.has(lineKey));
  const isKnown = state.messages.some(({text}) => text === first.text);
  const next = {...state, messages: [...kept, ...added]};
  return isKnown ? next : announce(next, first.text);
}

/** Sets the sentence that the live region announces. */
function announce(state: CartState, text: string): CartState {
  return {...state, announcement: {number: state.announcement.number + 1, text}};
}
