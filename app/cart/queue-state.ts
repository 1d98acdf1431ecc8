import {type CartExtra} from './extras';
import {type Intent} from './intent';
import {type CartMessage, type CartView} from './view';

/** What a request asks of the server. */
export type CartRequest =
  /** Read the cart. */
  | {kind: 'read'}
  /** Make sure there is a cart (spec §4, cart lifecycle at start). */
  | {kind: 'create'}
  | {kind: 'add'; merchandiseId: string; quantity: number}
  | {kind: 'update'; lineId: string; quantity: number}
  | {kind: 'remove'; lineId: string}
  | {kind: 'extra'; extra: CartExtra}
  /** Read the cart until it holds a change that left with an earlier page, or that change has had its time. */
  | {kind: 'look'; change: Doubt};

/** The one request in flight. */
export interface Flight {
  sequence: number;
  request: CartRequest;
  /** The intent it carries out; `null` for reads and creation. */
  intent: Intent | null;
  /** Quantity of the line when it was sent; `null` where that was not known for sure. */
  before: number | null;
  /** Whether it has left the browser; until then it may stand in line behind a cart that is being created. */
  sent: boolean;
}

/** A change whose request failed: whether the store made it is unknown until the cart has been read again. */
export interface Doubt {
  intent: Intent;
  /** See `Flight`. */
  before: number | null;
  /** Its request left with a page that is gone, and may still be carried out. */
  orphaned?: boolean;
}

/** What of a queue outlives its page: nothing of the cart itself, which is read again. */
export interface PendingChanges {
  waiting: readonly Intent[];
  /** The change that was in flight, or of which it was not known whether it was made. */
  doubt: Doubt | null;
}

/** Number of the form in which pending changes are stored; what a shop of another form wrote is not read. */
export const STORED_VERSION = 1;

/** Everything the client knows of its cart. The cart shown is derived from it (see `showCart`). */
export interface QueueState {
  /** The newest server cart. */
  confirmed: CartView | null;
  /** Whether the server has ever said what the cart is. */
  loaded: boolean;
  /** Intents not sent yet, in order. */
  waiting: readonly Intent[];
  flight: Flight | null;
  /** Number of the newest request. */
  sequence: number;
  /** Requests that were given up and may still be carried out. */
  late: readonly number[];
  owesRead: boolean;
  owesCreate: boolean;
  /** A cart was created and none has been read since: a browser without cookies must not create one after another. */
  created: boolean;
  doubt: Doubt | null;
  /** The last read failed: nothing more is sent until somebody asks again. */
  stalled: boolean;
  messages: readonly CartMessage[];
  /** A change that the store did not make, to be offered again. */
  refused: Intent | null;
  /** The sentence to read out, and a number that tells it from an equal one before. */
  announcement: {number: number; text: string};
}

/** Before anything is known. */
export const EMPTY_QUEUE: QueueState = {
  confirmed: null,
  loaded: false,
  waiting: [],
  flight: null,
  sequence: 0,
  late: [],
  owesRead: false,
  owesCreate: false,
  created: false,
  doubt: null,
  stalled: false,
  messages: [],
  refused: null,
  announcement: {number: 0, text: ''},
};

/** The intents that the confirmed cart does not hold yet, in order. */
export function pendingIntents(state: QueueState): readonly Intent[] {
  return state.flight?.intent ? [state.flight.intent, ...state.waiting] : state.waiting;
}

/** Quantity of a line in the newest server cart; 0 when it holds no such line. */
export function confirmedQuantity(
  {confirmed}: Pick<QueueState, 'confirmed'>,
  key: string,
) {
  return confirmed?.lines.find((line) => line.key === key)?.quantity ?? 0;
}

/** What is left to do or to find out when the page is left now. */
export function pendingOf({flight, waiting, doubt}: QueueState): PendingChanges {
  if (!flight?.intent) return {waiting, doubt};
  const {intent, before, sent} = flight;
  if (!sent) return {waiting: [intent, ...waiting], doubt};
  return {waiting, doubt: {intent, before, orphaned: true}};
}

/** Whether a page that is left now leaves a request behind that may still create a cart. */
export function leavesCreation({flight, confirmed}: QueueState): boolean {
  return !confirmed && flight?.sent === true && flight.request.kind !== 'read';
}
