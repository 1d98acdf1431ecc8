import {
  countItems,
  heldOf,
  lineKey,
  lineName,
  type CartChange,
  type CartMessage,
  type CartReply,
  type CartView,
} from '../cart';
import {MESSAGES, notMadeMessage, type CartMessages} from '../messages';
import {
  afterEdit,
  comparisonOf,
  isMet,
  isSending,
  keyOf,
  lineOf,
  requestFor,
  settled,
  toSend,
  unsent,
  wantedAfter,
  withPress,
  type CartRequest,
  type Desired,
  type Sending,
} from './desired';
import {
  afterAnswer,
  afterRead,
  isCommand,
  MAX_TRIES,
  withRestored,
  withSaid,
  type NewSaid,
  type Said,
} from './said';

/**
 * The newest cart that the store answered, and what the shopper wants of its lines, with two pure
 * functions: `reduce` for an event, `nextRequest` for what to send. Times are in milliseconds of a
 * clock that only goes forward; 0 is at once.
 */
export interface CartState {
  /** The language of the page's messages. */
  copy: CartMessages;
  /** The newest cart that the store answered; `null` where there is none, or none was read. */
  confirmed: CartView | null;
  /** When the store answered it. */
  confirmedAt: number;
  /** The cart that the cookie names, without its key, as the newest reply says. */
  cartId: string | null;
  /** Whether a reply has said what the cart is. */
  isLoaded: boolean;
  desired: readonly Desired[];
  /** In the order in which it was said. */
  said: readonly Said[];
  /** The request in flight, the ids of the desired lines that it is for, and what it says. */
  inFlight: {request: CartRequest; ids: readonly string[]; said: Said | null} | null;
  needsRead: boolean;
  /** Nobody has answered the last request: nothing but a read goes out, at `nextReadAt`. */
  isAway: boolean;
  nextReadAt: number;
  failedReads: number;
  /** The creation after a failed first read, once a page (§4). */
  fallback: 'unused' | 'due' | 'used';
  wantsNew: boolean;
  /** Creations that have failed in a row, and when the next is due. */
  failedCreations: number;
  createAt: number;
  /** How many carts in a row the store has called gone at a change. */
  goneCarts: number;
  /** A cart was created, and no request has brought its cookie yet. */
  isUnproved: boolean;
  /** The outcome of a change of this page was unknown once. */
  hadUnknown: boolean;
  messages: readonly CartMessage[];
  /** The announcement. Its number distinguishes it from an equal one before. */
  announcement: {number: number; text: string};
  /** The shopper has changed something on this page. */
  hasChanged: boolean;
  /** The carts around the last change of this page that was made. */
  lastApplied: {before: CartView | null; after: CartView} | null;
}

export const EMPTY_STATE: CartState = {
  copy: MESSAGES,
  confirmed: null,
  confirmedAt: 0,
  cartId: null,
  isLoaded: false,
  desired: [],
  said: [],
  inFlight: null,
  needsRead: false,
  isAway: false,
  nextReadAt: 0,
  failedReads: 0,
  fallback: 'unused',
  wantsNew: false,
  failedCreations: 0,
  createAt: 0,
  goneCarts: 0,
  isUnproved: false,
  hadUnknown: false,
  messages: [],
  announcement: {number: 0, text: ''},
  hasChanged: false,
  lastApplied: null,
};

export type CartEvent =
  | {type: 'change'; change: CartChange}
  | {type: 'say'; said: NewSaid}
  /** The shopper gives up what is desired. */
  | {type: 'drop'}
  | {type: 'startAnew'}
  /** The page is shown again, or the shopper asks: the cart may have changed, the store be back. */
  | {type: 'revalidate'}
  /** Another tab has reported a change. */
  | {type: 'reported'}
  | {type: 'offline'; now: number}
  | {type: 'send'; now: number; isVisible: boolean}
  /** The reply to the request in flight, `null` for none. `jitter` is a random number below 1. */
  | {type: 'reply'; reply: CartReply | null; now: number; jitter: number}
  /** The page is left. What is desired is in the mirror. */
  | {type: 'suspended'}
  /** The mirror's content, `age` milliseconds after it was written. */
  | ({type: 'restored'; age: number} & Pick<CartState, 'desired' | 'said'>)
  /** Another tab has taken the same mirror, with the lines and places of these ids. */
  | {type: 'disowned'; ids: readonly string[]};

/** Milliseconds after the first answered read at which an add is looked for. */
const READS_AT = [0, 2_000, 5_000, 10_000] as const;

/** Milliseconds between reads while nobody answers. */
const PROBE_MS = 10_000;

/** Milliseconds before a request is sent again, after so many rounds; the last one goes on. */
const PAUSES = [0, 2_000, 3_000, 5_000, PROBE_MS] as const;

const pauseAfter = (rounds: number) => PAUSES[rounds] ?? PROBE_MS;

/**
 * An add reads first where the cart is older than this, in milliseconds: so that another device's
 * equal add is not taken for its own (§11.4).
 */
const FRESH_MS = 60_000;

/** Milliseconds that the store's `Retry-After` is heeded at most. */
const MAX_RETRY_AFTER_MS = 30_000;

const JITTER_MS = 500;

/** How often four reads may not show an add. */
const MAX_ROUNDS = 2;

/** Milliseconds after which a mirror is too old to act on. */
export const MIRROR_LIFETIME_MS = 10 * 60_000;

interface NextRequest {
  at: number;
  request: CartRequest;
  sent: readonly Sending[];
  said: Said | null;
}

/**
 * The next request; `null` where only an event can lead to one. A hidden page looks for no store.
 */
export function nextRequest(
  state: CartState,
  now: number,
  isVisible: boolean,
): NextRequest | null {
  const {confirmed, cartId, desired, said, isAway, nextReadAt} = state;
  if (state.inFlight) return null;
  const none = {sent: [], said: null};
  const due = (request: CartRequest, at = now): NextRequest => ({at, request, ...none});
  const create = (mode: 'start' | 'fallback' | 'anew', at = now) =>
    due({kind: 'create', mode, cart: cartId}, at);
  if (state.wantsNew) return create('anew');
  if (state.fallback === 'due') return create('fallback');
  const read = (at = now) => due({kind: 'read'}, at);
  // Also while the store is away: the shopper wants to leave.
  const command = said.find(isCommand);
  if (command && confirmed) return saying(command, confirmed);
  if (isAway) return isVisible ? read(nextReadAt) : null;
  if (!state.isLoaded) return read(nextReadAt);
  const wanted: (NextRequest | null)[] = [
    state.needsRead && (isVisible || desired.length > 0) ? read() : null,
    !confirmed && !state.isUnproved ? create('start', state.createAt) : null,
    ...desired.map((each) => {
      if (each.sent) return read(each.sent.nextRead);
      const next = confirmed && sendOf(each, state, confirmed, now);
      const isStale = now - state.confirmedAt > FRESH_MS;
      return next?.request.kind === 'add' && isStale && next.at <= now ? read() : next;
    }),
    ...said.map((each) => {
      if (each.isSent) return read();
      return confirmed && !isHeldByLine(each, state) ? saying(each, confirmed) : null;
    }),
  ];
  const startOf = ({at}: NextRequest) => Math.max(at, now);
  const [first = null] = wanted
    .filter((next) => next !== null)
    .sort((a, b) => startOf(a) - startOf(b));
  return first;
}

function saying(said: Said, {id: cart}: CartView): NextRequest {
  const {action, inputs, notBefore: at} = said;
  return {at, request: {kind: 'say', cart, action, inputs}, sent: [], said};
}

/** Whether it edits a line of which something is desired. */
function isHeldByLine({lineId}: Said, {desired, confirmed}: CartState): boolean {
  if (lineId === null) return false;
  const key = confirmed?.lines.find(({id}) => id === lineId)?.key;
  return desired.some((each) => each.lineId === lineId || keyOf(each) === key);
}

/** The request for a line; `null` while another change of its key is open. */
function sendOf(
  first: Desired,
  {desired, said: allSaid}: CartState,
  cart: CartView,
  now: number,
): NextRequest | null {
  const isHeldUp = (each: Desired) =>
    desired.some((other) => other.sent && keyOf(other) === keyOf(each));
  if (isHeldUp(first)) return null;
  // One line a request, unless a cart link has put them together.
  const {link} = first;
  const isOfLink = (each: Desired) =>
    each.link === link && each.quantity === null && each.notBefore <= now;
  const parts =
    link !== null && isOfLink(first)
      ? desired.filter((each) => isOfLink(each) && !isHeldUp(each))
      : [first];
  const sent = parts.map((each) => toSend(each, cart));
  const request = requestFor(sent);
  if (!request) return null;
  const at = first.notBefore;
  // What else the link brings goes with an add alone: the line may have been removed since.
  if (link === null || request.kind !== 'add') return {at, request, sent, said: null};
  const isDue = (each: Said) =>
    each.link === link && !each.isSent && each.notBefore <= now;
  const said = allSaid.find(isDue) ?? null;
  return {at, request: said ? {...request, link: said} : request, sent, said};
}

export function reduce(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case 'change':
      return onChange(state, event.change);
    case 'say':
      return {...pressed(state), said: withSaid(state.said, event.said)};
    case 'drop':
      return {...state, desired: [], said: []};
    case 'startAnew':
      return {...state, wantsNew: true};
    case 'revalidate':
      return {...state, needsRead: true, nextReadAt: 0};
    case 'reported':
      return onReported(state);
    case 'offline':
      return {...state, isAway: true, nextReadAt: event.now + PROBE_MS};
    case 'send':
      return onSend(state, event.now, event.isVisible);
    case 'reply':
      return onReply(state, event.reply, event);
    case 'suspended':
      return {...state, inFlight: null, needsRead: true, desired: [], said: []};
    case 'restored':
      return onRestored(state, event);
    case 'disowned':
      return {
        ...state,
        desired: state.desired.filter(({id}) => !event.ids.includes(id)),
        said: state.said.filter(({place}) => !event.ids.includes(place)),
      };
  }
}

/** Puts a desired line in the place of the one with its id; `null` takes that away. */
function replaced(state: CartState, id: string, next: Desired | null): CartState {
  const {desired} = state;
  if (!next) return {...state, desired: desired.filter((each) => each.id !== id)};
  const isKnown = desired.some((each) => each.id === id);
  return {
    ...state,
    desired: isKnown
      ? desired.map((each) => (each.id === id ? next : each))
      : [...desired, next],
  };
}

function onChange(state: CartState, change: CartChange): CartState {
  const {confirmed} = state;
  const key = lineKey(change);
  // A discount may have split the line: then each part is known by its id as well.
  const isSplit = (confirmed?.lines.filter((line) => line.key === key).length ?? 0) > 1;
  const id = change.kind === 'set' && isSplit ? `${key} ${change.lineId ?? ''}` : key;
  const before = state.desired.find((each) => each.id === id);
  const next = withPress(before, id, change, confirmed);
  const isOver = confirmed
    ? isMet(next, confirmed)
    : !next.sent && next.more === 0 && next.quantity === null;
  return {
    ...pressed(replaced(state, id, isOver ? null : next)),
    messages: state.messages.filter(({lineKey: at}) => at !== null && at !== key),
  };
}

/** After a press: what waits for the store is tried at once. */
const pressed = (state: CartState): CartState => ({
  ...state,
  nextReadAt: state.isAway ? 0 : state.nextReadAt,
  createAt: state.confirmed ? state.createAt : 0,
  // The shopper may have switched cookies on meanwhile.
  isUnproved: state.isUnproved && state.cartId !== null,
  hasChanged: true,
});

function onReported(state: CartState): CartState {
  const desired = state.desired.map((each): Desired =>
    each.sent ? {...each, sent: {...each.sent, sawOthers: true}} : each,
  );
  return {...state, desired, needsRead: true};
}

function onSend(state: CartState, now: number, isVisible: boolean): CartState {
  const next = nextRequest(state, now, isVisible);
  if (!next || next.at > now) return state;
  const {request, sent, said} = next;
  const marked = sent.reduce((current, each) => replaced(current, each.id, each), state);
  const isFallback = request.kind === 'create' && request.mode === 'fallback';
  return {
    ...marked,
    said: marked.said.map((each) => (each === said ? {...each, isSent: true} : each)),
    inFlight: {request, ids: sent.map(({id}) => id), said},
    // A read that is asked for while this request is in flight happens after it.
    needsRead: request.kind === 'read' ? false : state.needsRead,
    wantsNew: false,
    fallback: isFallback ? 'used' : state.fallback,
  };
}

interface When {
  now: number;
  jitter: number;
}

function onReply(state: CartState, reply: CartReply | null, when: When): CartState {
  const {inFlight} = state;
  if (!inFlight) return state;
  const {request, ids, said} = inFlight;
  const ended = withAnswered({...state, inFlight: null}, said, reply, when);
  const isRead = request.kind === 'read';
  if (!reply || (isRead && reply.status === 'unknown'))
    return onNoAnswer(reply ? {...ended, cartId: reply.cartId} : ended, inFlight, when);
  if (request.kind === 'create') return onCreated(ended, request.mode, reply, when);
  const named = {...ended, isAway: false, cartId: reply.cartId};
  if (isRead) return adopt(named, reply, when, {isRead});
  const answer = said && ids.length === 0 ? beside(said, reply) : reply;
  // What was given up meanwhile, and pressed again, is not of this request.
  const sent = state.desired.filter(isSending).filter(({id}) => ids.includes(id));
  switch (reply.status) {
    case 'ok':
      return onMade({...named, goneCarts: 0}, sent, answer, when);
    case 'refused':
      return onRefused(named, sent, answer, when);
    case 'elsewhere':
    case 'gone':
      return onOtherCart(named, sent, answer, when);
    case 'notExecuted':
      return onNotExecuted(named, sent, answer, when);
    case 'unknown':
      return withUnknown(named, ids);
  }
}

/** What is left to say after an answer, whose messages replace those at its field. */
function withAnswered(
  state: CartState,
  said: Said | null,
  reply: CartReply | null,
  when: When,
): CartState {
  if (!said) return state;
  const notBefore =
    reply?.status === 'notExecuted' ? retryAt(said.tries, reply, when) : 0;
  const left = afterAnswer(state.said, said, reply, notBefore);
  const isUnknown = !reply || reply.status === 'unknown';
  const isOver = left.length < state.said.length;
  const next: CartState = {
    ...state,
    said: left,
    hadUnknown: state.hadUnknown || isUnknown,
    needsRead: state.needsRead || isUnknown,
    messages: isOver
      ? state.messages.filter(({lineKey: at}) => at !== said.key)
      : state.messages,
  };
  if (reply?.status === 'ok' || reply?.status === 'refused') return next;
  // Without an answer Checkout goes on as the cart is (§11.12).
  if (isCommand(said)) return withMessages(next, reply?.messages ?? []);
  return isOver ? withMessages(next, [notSaid(state.copy, said)]) : next;
}

/** What a reply says of no line is about what was said. */
const beside = ({key}: Said, reply: CartReply): CartReply => ({
  ...reply,
  messages: reply.messages.map((message) => ({
    ...message,
    lineKey: message.lineKey ?? key,
  })),
});

const notSaid = ({notSaid: text}: CartMessages, {name, key}: Said): CartMessage => ({
  kind: 'error',
  text: text(name),
  lineKey: key,
});

function onNoAnswer(
  state: CartState,
  {request, ids}: NonNullable<CartState['inFlight']>,
  {now}: When,
): CartState {
  const away = {...state, isAway: true, nextReadAt: 0};
  if (request.kind !== 'read') return withUnknown(away, ids);
  const isFirst = !state.isLoaded && state.fallback === 'unused';
  return {
    ...away,
    nextReadAt: now + PROBE_MS,
    failedReads: state.failedReads + 1,
    fallback: isFirst ? 'due' : state.fallback,
  };
}

/** The outcome of what was sent is unknown: the first read is due at once. */
function withUnknown(state: CartState, ids: readonly string[]): CartState {
  const desired = state.desired.map((each): Desired => {
    if (!each.sent || !ids.includes(each.id)) return each;
    return {...each, sent: {...each.sent, isUnknown: true}};
  });
  return {...state, desired, hadUnknown: state.hadUnknown || ids.length > 0};
}

function onCreated(
  state: CartState,
  mode: 'start' | 'fallback' | 'anew',
  reply: CartReply,
  when: When,
): CartState {
  // That cart is nobody's: the page goes on to look for its own.
  if (mode === 'fallback') return state;
  const {status, cartId} = reply;
  if (status === 'ok' || status === 'elsewhere') {
    const isUnproved = status === 'ok' && (cartId === null || cartId !== state.cartId);
    const created = {...state, isAway: false, cartId, isUnproved};
    // No change of the shopper's went to the other cart.
    const messages = status === 'ok' ? reply.messages : [];
    return adopt(created, {...reply, messages}, when, {isCreation: true});
  }
  const {failedCreations} = state;
  const failed = {
    ...state,
    cartId,
    failedCreations: failedCreations + 1,
    createAt: retryAt(failedCreations, reply, when),
  };
  return status === 'refused' ? withMessages(failed, reply.messages) : failed;
}

type OnChangeReply = (
  state: CartState,
  sent: readonly Sending[],
  reply: CartReply,
  when: When,
) => CartState;

const onMade: OnChangeReply = (state, made, reply, when) => {
  if (reply.cart) return adopt(state, reply, when, {made});
  // Only a part of the cart could be read: what was sent is settled, and shown until the next read.
  const {confirmed} = state;
  const lines = made.reduce(withSent, confirmed?.lines ?? []);
  const next = made.reduce((current, each) => replaced(current, each.id, settled(each)), {
    ...state,
    confirmed: confirmed && {...confirmed, lines},
    needsRead: true,
  });
  const [first] = made;
  const said = withMessages(next, reply.messages);
  return first ? announce(said, state.copy.done(lineName(first.preview))) : said;
};

/** The lines of a cart with the quantity that was sent. Amounts stay the store's. */
function withSent(lines: CartView['lines'], desired: Sending): CartView['lines'] {
  const line = lineOf({lines}, desired);
  if (!line) return lines;
  const {kind, shows} = desired.sent;
  if (kind === 'remove') return lines.filter((other) => other !== line);
  return lines.map((other) => (other === line ? {...line, quantity: shows} : other));
}

const onRefused: OnChangeReply = (state, sent, reply, when) => {
  const [first] = sent;
  if (first && reply.isLineGone && !first.isRepeated) {
    const again = {...unsent(first), isRepeated: true};
    return {...replaced(state, first.id, again), needsRead: true};
  }
  const named = new Set(reply.messages.map(({lineKey: at}) => at));
  const isNamed = sent.some((each) => named.has(keyOf(each)));
  const refused = sent.reduce((current, each) => {
    const isOther = isNamed && !named.has(keyOf(each)) && !each.isRepeated;
    if (isOther) return replaced(current, each.id, {...unsent(each), isRepeated: true});
    // A quantity pressed since, of a line that is there, does not build on what was refused.
    const cart = reply.cart ?? state.confirmed;
    const stays = each.quantity !== null && cart && lineOf(cart, each);
    return replaced(current, each.id, stays ? settled(each) : null);
  }, state);
  // An error without a line is about this change, and is shown at its line.
  const messages = reply.messages.map((message) =>
    message.kind === 'error' && message.lineKey === null && first && sent.length === 1
      ? {...message, lineKey: keyOf(first)}
      : message,
  );
  return reply.cart
    ? adopt(refused, {...reply, messages}, when)
    : withMessages({...refused, needsRead: true}, messages);
};

/** Not executed, since the cart is another one or gone: adds go to the cart of now. */
const onOtherCart: OnChangeReply = (state, sent, reply, when) => {
  const isGone = reply.status === 'gone';
  const goneCarts = isGone ? state.goneCarts + 1 : 0;
  const next = sent.reduce<CartState>(
    (current, each) =>
      goneCarts >= MAX_TRIES
        ? dropped(current, each, notMadeMessage(state.copy, each))
        : replaced(current, each.id, unsent(each)),
    {...state, goneCarts},
  );
  // What was not made is named line by line.
  const messages = isGone ? reply.messages : [];
  // The store answers reads of a cart whose key is wrong: another try would find it again.
  const wantsNew = state.wantsNew || isGone;
  return adopt({...next, wantsNew}, {...reply, messages}, when);
};

const onNotExecuted: OnChangeReply = (state, sent, reply, when) => {
  const next = sent.reduce((current, each) => {
    const tries = each.tries + 1;
    if (reply.isFinal && tries >= MAX_TRIES)
      return dropped(current, each, notMadeMessage(state.copy, each));
    const notBefore = retryAt(each.tries, reply, when);
    return replaced(current, each.id, {...unsent(each), tries, notBefore});
  }, state);
  // An add that was removed meanwhile is over.
  return next.desired.reduce(prune, next);
};

/** When to send a request again that was not executed, after `failures` before. */
function retryAt(failures: number, {retryAfter = 0}: CartReply, {now, jitter}: When) {
  const asked = Math.min(retryAfter, MAX_RETRY_AFTER_MS);
  return now + Math.max(asked, pauseAfter(failures + 1) + jitter * JITTER_MS);
}

interface Adoption {
  /** The request that this reply answers. */
  made?: readonly Sending[];
  isRead?: boolean;
  isCreation?: boolean;
}

/** Takes over the cart of a reply, and settles what it shows. */
function adopt(
  state: CartState,
  reply: CartReply,
  when: When,
  {made = [], isRead = false, isCreation = false}: Adoption = {},
): CartState {
  const {confirmed: before} = state;
  const {cart} = reply;
  if (state.isUnproved && reply.cartId === null) return withoutCookies(state);
  const read = withMessages(
    {
      ...state,
      confirmed: cart,
      confirmedAt: when.now,
      isLoaded: true,
      failedReads: 0,
      failedCreations: cart ? 0 : state.failedCreations,
      isUnproved: state.isUnproved && isCreation,
    },
    reply.messages,
  );
  const unknown = read.desired.filter(isSending).filter(({sent}) => sent.isUnknown);
  const answered = made.reduce((current, each) => onFound(current, each, before), {
    ...read,
    desired: cart ? read.desired.map((each) => afterEdit(each, cart)) : read.desired,
  });
  const settledState = unknown.reduce(
    (current, each) => settle(current, each, before, when, isRead),
    answered,
  );
  const pruned = settledState.desired.reduce(prune, settledState);
  const moved = withMoved(pruned, before, [...made, ...unknown]);
  return isRead ? withSaidAgain(moved, when) : moved;
}

/** After a read, what has an unknown outcome is said again, or given up. */
function withSaidAgain(state: CartState, {now}: When): CartState {
  const again = (tries: number) => now + pauseAfter(tries);
  const {said, given} = afterRead(state.said, state.confirmed, again);
  const messages = given.map(({key}): CartMessage => {
    return {kind: 'error', text: state.copy.noAnswer, lineKey: key};
  });
  return withMessages({...state, said}, messages);
}

/** The browser keeps no cookies: says so, and sends nothing more unasked. */
function withoutCookies(state: CartState): CartState {
  const nothing = {desired: [], said: [], confirmed: null};
  const next = {...state, ...nothing, isLoaded: true, needsRead: false};
  const text = state.copy.cookiesOff;
  return withMessages(next, [{kind: 'error', text, lineKey: null}]);
}

/** A change that was made: says so, or what the cart holds instead. */
function onFound(state: CartState, desired: Sending, before: CartView | null): CartState {
  const {sent} = desired;
  const {confirmed: cart} = state;
  if (!cart) return state;
  const key = keyOf(desired);
  const rest = settled(desired);
  const next: CartState = {
    ...replaced(state, desired.id, rest),
    lastApplied: {before, after: cart},
  };
  const held = heldOf(cart, desired.identity);
  if (state.messages.some(({lineKey: at}) => at === key)) return next;
  if (held !== sent.target || (sent.isUnknown && sent.sawOthers))
    return withHeld(next, desired);
  if (rest) return next;
  const {copy} = state;
  const {preview} = desired;
  const count = countItems(cart.lines) + (cart.remaining?.quantity ?? 0);
  // The store may know more of it than the page did.
  const line = lineOf(cart, desired);
  const name = lineName(line ?? preview);
  if (sent.kind === 'add') return announce(next, copy.added(name, count));
  if (sent.kind === 'remove') return announce(next, copy.removed(preview.title, count));
  const quantity = line?.quantity ?? held;
  return announce(next, copy.quantityNow(preview.title, quantity));
}

/** Compares a request whose outcome is unknown with the cart. */
function settle(
  state: CartState,
  desired: Sending,
  before: CartView | null,
  when: When,
  isRead: boolean,
): CartState {
  const {sent} = desired;
  const {confirmed: cart} = state;
  if (!cart || cart.id !== sent.cartId) {
    // It went to a cart that is gone, or not the browser's any more.
    const {copy} = state;
    const text =
      sent.kind === 'add'
        ? copy.cannotTell(lineName(desired.preview))
        : notMadeMessage(copy, desired);
    const next = dropped(state, desired, text);
    // Adds that were pressed since go to the cart of now.
    const isAdd = desired.quantity === null && desired.more > 0;
    return isAdd ? replaced(next, desired.id, settled(desired)) : next;
  }
  switch (comparisonOf(desired, cart)) {
    case 'made':
      return onFound(state, desired, before);
    case 'other':
      return withHeld(replaced(state, desired.id, settled(desired)), desired);
    case 'unchanged':
      return isRead ? onUnchanged(state, desired, when) : state;
  }
}

/** A read shows the quantity before: a quantity is sent again, an add once four reads agree. */
function onUnchanged(state: CartState, desired: Sending, {now}: When): CartState {
  const {sent} = desired;
  const keep = (next: Desired) => replaced(state, desired.id, next);
  const cannotTell = state.copy.cannotTellHere(lineName(desired.preview));
  if (sent.kind !== 'add') {
    const {rounds} = desired;
    if (rounds > MAX_TRIES) return dropped(state, desired, cannotTell);
    const notBefore = now + pauseAfter(rounds);
    return keep({...unsent(desired), rounds: rounds + 1, notBefore});
  }
  if (now < sent.nextRead) return state;
  const reads = sent.reads + 1;
  const since = sent.reads === 0 ? now : sent.since;
  const pause = READS_AT[reads];
  if (pause !== undefined)
    return keep({...desired, sent: {...sent, reads, since, nextRead: since + pause}});
  const rounds = desired.rounds + 1;
  if (rounds >= MAX_ROUNDS) return dropped(state, desired, cannotTell);
  return keep({...unsent(desired), rounds, notBefore: 0});
}

/** Ends what has nothing to be sent for: quantities that are met, or whose line has vanished. */
function prune(state: CartState, desired: Desired): CartState {
  const {confirmed: cart} = state;
  const {quantity, sent, mayAdd, cartId} = desired;
  const isCurrent = state.desired.includes(desired);
  if (sent || quantity === null || !isCurrent) return state;
  const isOfOther = cartId !== null && cartId !== cart?.id;
  if (mayAdd && (isOfOther || !cart)) {
    const add = {...desired, more: quantity, quantity: null, cartId: null};
    const next = quantity === 0 ? null : add;
    return replaced(state, desired.id, next);
  }
  if (isOfOther) return dropped(state, desired, notMadeMessage(state.copy, desired));
  if (!cart) return state;
  const held = heldOf(cart, desired.identity);
  // The store has merged the line into a bundle, whose quantity is not this line's.
  if ((desired.lineId === null || !mayAdd) && held > 0 && !lineOf(cart, desired))
    return withHeld(replaced(state, desired.id, null), desired);
  if (isMet(desired, cart)) return replaced(state, desired.id, null);
  const isVanished = !lineOf(cart, desired) && !mayAdd;
  if (!isVanished) return state;
  return dropped(state, desired, state.copy.gone(lineName(desired.preview)));
}

/** Names the lines that have changed because the cart has moved to another country. */
function withMoved(
  state: CartState,
  before: CartView | null,
  own: readonly Desired[],
): CartState {
  const {confirmed: cart} = state;
  if (!before || !cart || before.id !== cart.id) return state;
  if (before.country === null || before.country === cart.country) return state;
  const named = new Set([
    ...own.map(keyOf),
    ...state.messages.map(({lineKey: at}) => at),
  ]);
  const messages = before.lines
    .filter(
      (line) =>
        !named.has(line.key) && line.quantity > 0 && heldOf(cart, line) < line.quantity,
    )
    .map((line): CartMessage => ({
      kind: 'warning',
      text: state.copy.movedAway(lineName(line)),
      lineKey: line.key,
    }));
  return withMessages(state, messages);
}

/** Without a desired line, about which `text` is said. */
function dropped(state: CartState, desired: Desired, text: string): CartState {
  return withMessages(replaced(state, desired.id, null), [errorAt(desired, text)]);
}

const errorAt = (desired: Desired, text: string): CartMessage => {
  return {kind: 'error', text, lineKey: keyOf(desired)};
};

/** Takes over what another page of this tab, or this one, desired when it was left. */
function onRestored(
  state: CartState,
  {desired, said, age}: Extract<CartEvent, {type: 'restored'}>,
): CartState {
  const {copy} = state;
  if (age < 0 || age > MIRROR_LIFETIME_MS) {
    const notMade = said.map((each) => notSaid(copy, each));
    const named = withMessages(state, notMade);
    return desired.reduce((current, each) => {
      const text = each.sent
        ? copy.cannotTellHere(lineName(each.preview))
        : notMadeMessage(copy, each);
      return withMessages(current, [errorAt(each, text)]);
    }, named);
  }
  const wasSent = said.some(({isSent}) => isSent) || desired.some(({sent}) => sent);
  const restored = {
    ...state,
    said: withRestored(state.said, said),
    hadUnknown: state.hadUnknown || wasSent,
    hasChanged: state.hasChanged || said.length + desired.length > 0,
  };
  return desired.reduce<CartState>((current, each) => {
    const own = current.desired.find(({id}) => id === each.id);
    const anew = {isUnknown: true, reads: 0, since: 0, nextRead: 0};
    const sent = each.sent && {...each.sent, ...anew};
    const unknown = {...each, sent, notBefore: 0, tries: 0};
    return replaced(current, each.id, own ? withLater(unknown, own) : unknown);
  }, restored);
}

/** A desired line with what was pressed after it. */
function withLater(first: Desired, later: Desired): Desired {
  const {quantity, lineId, mayAdd, cartId} = later;
  const place = quantity !== null && {lineId, mayAdd, cartId};
  return {...first, ...wantedAfter(first, later), ...place};
}

/** Says at a line what the cart holds of it; a line that has sold out says so itself. */
function withHeld(state: CartState, desired: Desired): CartState {
  const {confirmed: cart} = state;
  if (cart && lineOf(cart, desired)?.quantity === 0) return state;
  const held = heldOf(cart, desired.identity);
  const {sent, preview} = desired;
  const wasLeftOut = sent?.kind === 'add' && sent.base === 0;
  const none = wasLeftOut
    ? notMadeMessage(state.copy, desired)
    : state.copy.gone(lineName(preview));
  const text = held === 0 ? none : state.copy.holds(lineName(preview), held);
  return withMessages(state, [{kind: 'warning', text, lineKey: keyOf(desired)}]);
}

/** Adds messages, which replace earlier ones of the same lines, and announces the first. */
function withMessages(state: CartState, added: readonly CartMessage[]): CartState {
  const [first] = added;
  if (!first) return state;
  const keys = new Set(added.map(({lineKey: at}) => at));
  const kept = state.messages.filter(({lineKey: at}) => !keys.has(at));
  const isKnown = state.messages.some(({text}) => text === first.text);
  const next = {...state, messages: [...kept, ...added]};
  return isKnown ? next : announce(next, first.text);
}

function announce(state: CartState, text: string): CartState {
  return {...state, announcement: {number: state.announcement.number + 1, text}};
}
