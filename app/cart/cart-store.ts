import {carry, type CartTransport} from './cart-transport';
import {type Intent} from './intent';
import {step, type QueueEvent} from './queue';
import {EMPTY_QUEUE, pendingIntents, type QueueState} from './queue-state';
import {showCart, type ShownCart} from './show-cart';

/** What React reads: immutable, replaced as a whole on every change. */
export interface CartSnapshot {
  queue: QueueState;
  cart: ShownCart;
  isOpen: boolean;
  /** The server's time as the newest answer told it, ISO; `null` before the first. */
  serverTime: string | null;
}

/** The page's one cart. Made once in root; every component reads the same snapshot. */
export interface CartStore {
  subscribe(listener: () => void): () => void;
  getSnapshot(): CartSnapshot;
  dispatch(event: QueueEvent): void;
  intend(intent: Intent): void;
  setOpen(isOpen: boolean): void;
}

/** The snapshot of a page that has not asked for its cart yet; also what the server renders. */
export const EMPTY_SNAPSHOT: CartSnapshot = {
  queue: EMPTY_QUEUE,
  cart: showCart(null, []),
  isOpen: false,
  serverTime: null,
};

/** Runs the queue (`step`): keeps its state, sends what it asks to be sent, tells listeners. */
export function createCartStore(transport: CartTransport): CartStore {
  let snapshot = EMPTY_SNAPSHOT;
  const listeners = new Set<() => void>();

  function publish(next: CartSnapshot) {
    snapshot = next;
    for (const listener of [...listeners]) listener();
  }

  function dispatch(event: QueueEvent) {
    const before = snapshot.queue.flight;
    const queue = step(snapshot.queue, event);
    const cart = showCart(queue.confirmed, pendingIntents(queue));
    const {flight} = queue;
    // The end of a request that was given up tells a time long past.
    const isCurrent = event.type === 'reply' && event.sequence === before?.sequence;
    const serverTime = isCurrent ? event.reply.serverTime : snapshot.serverTime;
    publish({...snapshot, queue, cart, serverTime});
    if (flight && flight.sequence !== before?.sequence)
      carry(transport, flight, {exclusive: queue.confirmed === null, depart}, dispatch);
  }

  function depart(sequence: number) {
    dispatch({type: 'sent', sequence});
    return snapshot.queue.flight?.sequence === sequence;
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return {
    subscribe,
    getSnapshot: () => snapshot,
    dispatch,
    intend: (intent) => dispatch({type: 'intend', intent}),
    setOpen(isOpen) {
      if (isOpen !== snapshot.isOpen) publish({...snapshot, isOpen});
    },
  };
}
