import {keyOf, type CartChange} from '../cart';
import {openPendingStorage, type PendingStorage} from './pending-storage';
import {
  CLOSE_POLLING_MS,
  EMPTY_QUEUE,
  mayCreate,
  nextStep,
  reduce,
  storedChanges,
  type QueueEvent,
  type QueueState,
} from './queue';
import {showCart, type ShownCart} from './shown-cart';
import {otherCreationEnded, withRequestLock, sendRequest} from './transport';

/** What React reads: immutable, replaced as a whole on every change. */
export interface CartSnapshot {
  queue: QueueState;
  cart: ShownCart;
  isOpen: boolean;
  /** The server's time in the newest reply, ISO; `null` before the first. */
  serverTime: string | null;
}

/** The page's cart store: owns the queue, sends its requests, and persists it across pages. */
export interface CartStore {
  subscribe(listener: () => void): () => void;
  getSnapshot(): CartSnapshot;
  change(change: CartChange): void;
  /** Reads the cart again, and retries the rejected change, if there is one. */
  retry(): void;
  revalidate(): void;
  cookiesOff(): void;
  setOpen(isOpen: boolean): void;
  /** Resolves once nothing is in flight and nothing can be sent now. */
  whenIdle(): Promise<QueueState>;
  /** Starts reading and sending. Returns a function that stops it. */
  start(): () => void;
}

/** The snapshot before the cart is loaded; also what the server renders. */
export const EMPTY_SNAPSHOT: CartSnapshot = {
  queue: EMPTY_QUEUE,
  cart: showCart(null, EMPTY_QUEUE),
  isOpen: false,
  serverTime: null,
};

/** Name of the BroadcastChannel on which tabs announce the lines they changed. */
const CHANNEL = 'cart';

export function createCartStore(): CartStore {
  let snapshot = EMPTY_SNAPSHOT;
  let storage: PendingStorage | null = null;
  let channel: BroadcastChannel | null = null;
  let isRunning = false;
  let isSending = false;
  let wake: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function publish(next: CartSnapshot) {
    snapshot = next;
    for (const listener of [...listeners]) listener();
  }

  function dispatch(event: QueueEvent) {
    const before = snapshot.queue;
    const queue = reduce(before, event);
    if (queue === before) return;
    if (haveChangesChanged(before, queue)) storage?.write(storedChanges(queue));
    const {serverTime} =
      event.type === 'outcome' && event.outcome.kind === 'answered'
        ? event.outcome.reply
        : snapshot;
    publish({...snapshot, queue, cart: showCart(queue.confirmed, queue), serverTime});
    notifyTabs(before, queue);
    void advance();
  }

  /**
   * Other tabs read the cart again, and stop comparing their unconfirmed changes of these lines with a quantity that is
   * no longer current.
   */
  function notifyTabs(before: QueueState, {confirmed, inFlight}: QueueState) {
    const sent = before.inFlight?.sent;
    if (!sent || inFlight || confirmed === before.confirmed) return;
    channel?.postMessage([keyOf(sent.change)]);
  }

  /** Sends the next request, or waits until one is due. */
  async function advance() {
    clearTimeout(wake);
    if (!isRunning || isSending) return;
    const step = nextStep(snapshot.queue, Date.now());
    if (step.kind === 'wait') {
      if (step.milliseconds !== null) wake = setTimeout(advance, step.milliseconds);
      return;
    }
    // Pending changes resume by themselves on the `online` event.
    if (!navigator.onLine) {
      if (!snapshot.queue.unreachable) dispatch({type: 'offline'});
      return;
    }
    isSending = true;
    try {
      await withRequestLock(sendNext);
    } finally {
      isSending = false;
      void advance();
    }
  }

  async function sendNext() {
    const isDue = () => isRunning && nextStep(snapshot.queue, Date.now()).kind === 'send';
    const due = nextStep(snapshot.queue, Date.now());
    if (due.kind === 'send' && mayCreate(due.request)) await otherCreationEnded();
    if (!isDue()) return;
    dispatch({type: 'send', now: Date.now()});
    const request = snapshot.queue.inFlight?.request;
    if (!request) return;
    // If the page was left meanwhile, nothing is in flight any more.
    const outcome = await sendRequest(request);
    dispatch({type: 'outcome', outcome, now: Date.now()});
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function resume() {
    if (isRunning) return;
    isRunning = true;
    storage = openPendingStorage((changes) => dispatch({type: 'adopt', ...changes}));
    storage?.write(storedChanges(snapshot.queue));
    if ('BroadcastChannel' in window) {
      channel = new BroadcastChannel(CHANNEL);
      channel.onmessage = ({data}: MessageEvent<string[]>) => {
        const isHidden = document.visibilityState === 'hidden';
        // A hidden tab reads the cart when it becomes visible.
        if (isHidden && snapshot.queue.unconfirmed.length === 0) return;
        dispatch({type: 'revalidate', changed: data});
      };
    }
    dispatch({type: 'revalidate'});
  }

  /**
   * On `pagehide`, hands the pending changes to the next page, or to this one if it is restored from the back/forward
   * cache.
   */
  function suspend() {
    isRunning = false;
    clearTimeout(wake);
    channel?.close();
    channel = null;
    if (!storage) return;
    storage.close();
    storage = null;
    dispatch({type: 'leave'});
  }

  return {
    subscribe,
    getSnapshot: () => snapshot,
    change: (change) => dispatch({type: 'change', change}),
    retry() {
      const {rejected} = snapshot.queue;
      dispatch({type: 'revalidate'});
      if (rejected) dispatch({type: 'change', change: rejected});
    },
    revalidate: () => dispatch({type: 'revalidate'}),
    cookiesOff: () => dispatch({type: 'cookiesOff'}),
    setOpen(isOpen) {
      if (isOpen !== snapshot.isOpen) publish({...snapshot, isOpen});
    },
    whenIdle() {
      return new Promise((resolve) => {
        const unsubscribe = subscribe(check);
        function check() {
          const {queue} = snapshot;
          const now = Date.now();
          const isClose = queue.unconfirmed.some(
            ({sentAt}) => now - sentAt < CLOSE_POLLING_MS,
          );
          const isDue = navigator.onLine && nextStep(queue, now).kind === 'send';
          if (queue.inFlight || isClose || isDue) return;
          unsubscribe();
          resolve(queue);
        }
        check();
      });
    },
    start() {
      const stop = new AbortController();
      const {signal} = stop;
      const revalidate = () => {
        if (document.visibilityState === 'visible') dispatch({type: 'revalidate'});
      };
      addEventListener('focus', revalidate, {signal});
      addEventListener('online', revalidate, {signal});
      document.addEventListener('visibilitychange', revalidate, {signal});
      addEventListener('pagehide', suspend, {signal});
      addEventListener('pageshow', ({persisted}) => persisted && resume(), {signal});
      resume();
      return () => {
        stop.abort();
        suspend();
      };
    },
  };
}

function haveChangesChanged(before: QueueState, after: QueueState): boolean {
  return (
    before.pending !== after.pending ||
    before.unconfirmed !== after.unconfirmed ||
    before.inFlight?.sent !== after.inFlight?.sent
  );
}
