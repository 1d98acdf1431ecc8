import {formFor} from './request-form';
import {CREATION_KEY, loadResuming, withStorage} from './left-behind';
import {type QueueEvent} from './queue';
import {type Flight} from './queue-state';
import {type CartReply} from './view';

interface Departure {
  /** Whether no cart is known, so that it may create one. */
  exclusive: boolean;
  /** Told when the request of that number leaves the browser; answers whether it is still wanted. */
  depart: (sequence: number) => boolean;
}

/** Carries one request to the server. Rejects when no usable answer came. */
export type CartTransport = (flight: Flight, departure: Departure) => Promise<CartReply>;

/** Where the cart is read and changed as JSON. */
const CART_API = '/api/cart';

/** Milliseconds after which a request counts as failed; its late answer still leads to a re-read. */
const PATIENCE_MS = 15_000;

/** Name of the lock that first adds of several tabs stand in line for. */
const CREATION_LOCK = 'cart-creation';

/** Sends a flight and reports its answer, its failure, and an answer that came after it was given up. */
export function carry(
  transport: CartTransport,
  flight: Flight,
  departure: Departure,
  report: (event: QueueEvent) => void,
): void {
  const {sequence} = flight;
  const giveUp = setTimeout(() => report({type: 'giveUp', sequence}), PATIENCE_MS);
  transport(flight, departure)
    .then(
      (reply): QueueEvent => ({type: 'reply', sequence, reply}),
      (): QueueEvent => ({type: 'failure', sequence}),
    )
    .then((event) => {
      clearTimeout(giveUp);
      report(event);
    });
}

/**
 * The browser's transport. While no cart is known, requests of all tabs stand in line for one lock: the second tab's first
 * add then carries the cookie that the first one's answer set, and both end in one cart. A page that is gone holds no lock
 * though its request goes on: it left a note, and its cart is waited for.
 */
export const browserTransport: CartTransport = async (
  {sequence, request},
  {exclusive, depart},
) => {
  const send = async () => {
    const body = await formFor(request);
    if (!depart(sequence)) throw new Error('Given up');
    return fetchReply(body);
  };
  const sendAlone = async () => {
    const since = withStorage('localStorage', (storage) => storage.getItem(CREATION_KEY));
    if (since) await (await loadResuming())?.awaitCreation(Number(since), readNow);
    return send();
  };
  try {
    if (request.kind === 'look')
      return await ((await loadResuming())?.lookFor(request.change, readNow) ??
        readNow());
    if (!exclusive || request.kind === 'read') return await send();
    if (!('locks' in navigator)) return await sendAlone();
    return await navigator.locks.request(CREATION_LOCK, sendAlone);
  } catch (error) {
    // Logged and rethrown (spec §8); what the shopper is told is the queue's business.
    console.error(`The cart gave no answer (${request.kind}).`, error);
    throw error;
  }
};

async function fetchReply(body: FormData | null): Promise<CartReply> {
  const response = await fetch(CART_API, {
    credentials: 'same-origin',
    headers: {Accept: 'application/json'},
    // A change that is under way survives leaving the page.
    ...(body && {method: 'POST', body, keepalive: true}),
  });
  const reply: unknown = await response.json();
  if (!isCartReply(reply)) throw new Error(`Cart answered ${response.status}`);
  return reply;
}

const readNow = () => fetchReply(null);

/** Our own server's answer is trusted beyond its outer shape; a proxy's error page is not. */
function isCartReply(value: unknown): value is CartReply {
  return (
    typeof value === 'object' &&
    value !== null &&
    'status' in value &&
    'cart' in value &&
    'messages' in value &&
    Array.isArray(value.messages)
  );
}
