import {COOKIES_OFF_SENTENCE} from './announcements';
import {enqueue, keyOf, type Intent} from './intent';
import {launch} from './launch';
import {type Flight, type PendingChanges, type QueueState} from './queue-state';
import {announce, sentenceFor, settleDoubt} from './outcome';
import {type CartMessage, type CartReply, type CartView} from './view';

/** Everything that can happen to the cart of one page. */
export type QueueEvent =
  /** The shopper asked for a change. */
  | {type: 'intend'; intent: Intent}
  /** The cart may have changed elsewhere (start, focus, another tab, back online, retry). */
  | {type: 'reread'}
  /** The request of that number leaves the browser. */
  | {type: 'sent'; sequence: number}
  /** The request of that number was answered. */
  | {type: 'reply'; sequence: number; reply: CartReply}
  /** The request of that number brought no usable answer. */
  | {type: 'failure'; sequence: number}
  /** The request of that number takes too long; it may still be carried out. */
  | {type: 'giveUp'; sequence: number}
  /** The page is left: what waits is the next page's to send. */
  | {type: 'handOver'}
  /** Takes up what an earlier page left. */
  | ({type: 'resume'} & PendingChanges)
  /** The browser keeps no cookies, so that an add would be lost. */
  | {type: 'cookiesOff'};

/**
 * The cart's queue as a pure state machine: one request in flight, intents behind it in order, reads after every failure.
 * Whenever `flight` of the answer is not the one passed in, that request is to be sent.
 */
export function step(state: QueueState, event: QueueEvent): QueueState {
  return launch(take(state, event));
}

function take(state: QueueState, event: QueueEvent): QueueState {
  switch (event.type) {
    case 'intend':
      return intend(state, event.intent);
    case 'reread':
      return {...state, owesRead: true, stalled: false};
    case 'cookiesOff':
      return withMessage(state, COOKIES_OFF_SENTENCE);
    case 'handOver':
      return {...state, waiting: [], flight: state.flight?.sent ? state.flight : null};
    case 'resume':
      return resume(state, event);
    case 'sent':
      return onSent(state, event.sequence);
    case 'reply':
      return onReply(state, event.sequence, event.reply);
    case 'failure':
      return onFailure(state, event.sequence);
    case 'giveUp':
      return onGiveUp(state, event.sequence);
  }
}

function resume(state: QueueState, {waiting, doubt}: PendingChanges): QueueState {
  return {
    ...state,
    waiting: [...waiting, ...state.waiting].reduce(enqueue, []),
    doubt: state.doubt ?? doubt,
    owesRead: state.owesRead || doubt !== null,
  };
}

function withMessage(state: QueueState, text: string): QueueState {
  return announce({...state, messages: [{kind: 'error', text, lineKey: null}]}, text);
}

function intend(state: QueueState, intent: Intent): QueueState {
  const key = keyOf(intent);
  return {
    ...state,
    waiting: enqueue(state.waiting, intent),
    stalled: false,
    refused: null,
    messages: state.messages.filter(({lineKey}) => lineKey !== null && lineKey !== key),
  };
}

function onSent(state: QueueState, sequence: number): QueueState {
  const {flight} = state;
  return flight?.sequence === sequence
    ? {...state, flight: {...flight, sent: true}}
    : state;
}

function onReply(state: QueueState, sequence: number, reply: CartReply): QueueState {
  if (reply.status === 'failed') return onFailure(state, sequence);
  const {flight} = state;
  if (flight?.sequence !== sequence) return onLate(state, sequence);
  const landed = {...state, flight: null, stalled: false};
  if (flight.intent) return onChanged(landed, flight.intent, reply);
  return onRead(landed, flight, reply);
}

function onChanged(state: QueueState, intent: Intent, reply: CartReply): QueueState {
  const messages = reply.messages.map((message) => atControl(message, intent));
  // A refusal that states no cart leaves open what the cart is.
  const next =
    reply.status === 'refused' && !reply.cart
      ? {...state, messages, owesRead: true}
      : {...adopt(state, reply.cart), messages};
  return announce(next, messages[0]?.text ?? sentenceFor(next, intent));
}

/** An error that names no line is about what was asked for, and is shown there. */
function atControl(message: CartMessage, intent: Intent): CartMessage {
  const isNowhere = message.kind === 'error' && message.lineKey === null;
  return isNowhere ? {...message, lineKey: keyOf(intent)} : message;
}

function onRead(state: QueueState, flight: Flight, reply: CartReply): QueueState {
  const {kind} = flight.request;
  const created = kind === 'create' || (state.created && !reply.cart);
  const next = {
    ...adopt(state, reply.cart),
    created,
    owesCreate: !reply.cart && !created,
    messages: reply.messages.length > 0 ? reply.messages : state.messages,
  };
  return settleDoubt(next, kind === 'look');
}

/** Takes over a server cart, unless it is older than the newest one known. */
function adopt(state: QueueState, cart: CartView | null): QueueState {
  const known = {
    ...state,
    loaded: true,
    owesCreate: state.owesCreate && !cart,
  };
  return isOlder(cart, state.confirmed) ? known : {...known, confirmed: cart};
}

function isOlder(cart: CartView | null, newest: CartView | null): boolean {
  if (!cart || !newest || cart.id !== newest.id) return false;
  return Date.parse(cart.updatedAt) < Date.parse(newest.updatedAt);
}

/** The end of a request that was given up: its change may only now have been made. */
function onLate(state: QueueState, sequence: number): QueueState {
  const late = state.late.filter((other) => other !== sequence);
  return {...state, late, owesRead: true};
}

function onGiveUp(state: QueueState, sequence: number): QueueState {
  if (state.flight?.sequence !== sequence) return state;
  return onFailure({...state, late: [...state.late, sequence]}, sequence);
}

function onFailure(state: QueueState, sequence: number): QueueState {
  const {flight} = state;
  if (flight?.sequence !== sequence) return onLate(state, sequence);
  const landed = {...state, flight: null, owesRead: true};
  const {intent, before} = flight;
  if (intent) return {...landed, doubt: {intent, before}};
  // Failing to create a cart is swallowed (spec §8): the first add makes one.
  if (flight.request.kind === 'create') return onFailedCreate(landed, state);
  // A fetch at start that fails falls back to creating a new cart (spec §4); the server reads once more before it does.
  const fallBack = !state.loaded && !state.created && !state.doubt;
  return {...landed, stalled: !fallBack, owesCreate: fallBack};
}

function onFailedCreate(landed: QueueState, state: QueueState): QueueState {
  return {...landed, created: true, owesRead: !state.loaded, stalled: !state.loaded};
}
