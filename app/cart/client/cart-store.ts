import {documentMarket} from '~/market';

import {type CartChange, type CartReply, type CartView} from '../cart';
import {
  EMPTY_STATE,
  ENTRY_LIFETIME_MS,
  isLineOpen,
  nextStep,
  reduce,
  type CartEvent,
  type CartState,
  type LineEdit,
} from './cart-state';
import type {CartMessages} from '../messages';
import {isEntryName, nextNumber, openEntryStorage} from './entry-storage';
import {webLocks, withLock} from './lock';
import {showCart, type ShownCart} from './shown-cart';
import {sendRequest, submitForm, type CartInput} from './transport';

/** The state that React reads: immutable, replaced as a whole on every change. */
export interface CartSnapshot {
  state: CartState;
  cart: ShownCart;
  /** A code, a gift card or the note is being sent. */
  isSubmitting: boolean;
  isOpen: boolean;
  /** The visitor's country, which a reply has said; `null` before, and where none says it. */
  visitorCountry: string | null;
  /** The server's time in the newest reply, ISO; `null` before the first. */
  serverTime: string | null;
}

/** The page's cart store: takes the steps that the state asks for, and shares its changes with the other tabs. */
export interface CartStore {
  subscribe(listener: () => void): () => void;
  getSnapshot(): CartSnapshot;
  change(change: CartChange): void;
  /** Sends changes again that were not made. */
  retry(ids: readonly string[]): void;
  /** Forgets changes. */
  drop(ids: readonly string[]): void;
  /** Reads the cart again, at once. */
  revalidate(): void;
  /** Gives up a cart that cannot be read, for a new one. */
  startAnew(): void;
  /** Sends a plain form when its turn has come; its answer is shown beside the field `key`, and returned. */
  submit(
    input: CartInput,
    key: string,
    edit?: LineEdit | null,
  ): Promise<CartReply | null>;
  setOpen(isOpen: boolean): void;
  /** Resolves once nothing is in flight and nothing can be sent now. */
  whenIdle(): Promise<CartState>;
  /** Calls `listener` with the cart before and after each change of this page that the store has applied. */
  onApplied(listener: (before: CartView | null, after: CartView) => void): () => void;
  /** Starts reading and sending. Returns a function that stops it. */
  start(): () => void;
}

/** The snapshot before the cart is loaded; also what the server renders. */
export const EMPTY_SNAPSHOT: CartSnapshot = {
  state: EMPTY_STATE,
  cart: showCart(null, EMPTY_STATE),
  isSubmitting: false,
  isOpen: false,
  visitorCountry: null,
  serverTime: null,
};

export function createCartStore(words: CartMessages): CartStore {
  let snapshot = {...EMPTY_SNAPSHOT, state: {...EMPTY_STATE, words}};
  let locks: LockManager | null = null;
  let storage = openEntryStorage(false);
  /** Aborted when the page is left; `null` while nothing runs. */
  let running: AbortController | null = null;
  let isBusy = false;
  let wake: ReturnType<typeof setTimeout> | undefined;
  const submits: {
    input: CartInput;
    key: string;
    /** For an edit of a line. */
    edit: LineEdit | null;
    done: (reply: CartReply | null) => void;
  }[] = [];
  const listeners = new Set<() => void>();

  const now = () => performance.now();
  const isVisible = () => document.visibilityState === 'visible';
  const stepNow = () => nextStep(snapshot.state, now(), isVisible());

  function publish(next: CartSnapshot) {
    snapshot = next;
    for (const listener of [...listeners]) listener();
  }

  function dispatch(event: CartEvent) {
    const {state: before} = snapshot;
    const state = reduce(before, event);
    const reply = 'reply' in event ? event.reply : null;
    const serverTime = reply?.serverTime ?? snapshot.serverTime;
    const visitorCountry = reply?.visitorCountry ?? snapshot.visitorCountry;
    const cart = showCart(state.confirmed, state);
    publish({...snapshot, state, cart, visitorCountry, serverTime});
    watchForLeaving();
  }

  /** Dispatches an event that changes entries; under the lock, but for one that asks for a new change. */
  function dispatchStored(event: CartEvent) {
    const {entries} = snapshot.state;
    const from = event.type === 'entries' ? event.entries : entries;
    dispatch(event);
    storage.write(from, snapshot.state.entries);
    watchForLeaving();
  }

  /** Shows what other tabs have made of the entries. */
  function readEntries() {
    dispatch({type: 'entries', entries: storage.read(), today: null});
  }

  /** Takes the next step when it is due. */
  async function advance() {
    clearTimeout(wake);
    if (!running || isBusy) return;
    const step = stepNow();
    const {commands} = snapshot.state;
    if (step.kind === 'wait' && commands.length === 0 && submits.length === 0) {
      if (step.milliseconds !== null) wake = setTimeout(advance, step.milliseconds);
      return;
    }
    isBusy = true;
    const {signal} = running;
    await exclusively(signal, (isHeld) => takeTurn(isHeld, signal));
    isBusy = false;
    // The lock was lost, or the page left and found again.
    if (snapshot.state.inFlight) dispatch({type: 'interrupted'});
    void advance();
  }

  async function exclusively(
    signal: AbortSignal,
    task: (isHeld: () => boolean) => Promise<void>,
  ) {
    if (!locks) return task(() => !signal.aborted);
    try {
      await withLock(locks, signal, task);
    } catch {
      // Refused, as where cookies are blocked: changes live as long as the page.
      locks = null;
      storage = openEntryStorage(false);
      storage.write([], snapshot.state.entries);
    }
  }

  /** Makes one request at most. A page that has lost the lock meanwhile writes nothing. */
  async function takeTurn(isHeld: () => boolean, leaving: AbortSignal) {
    dispatchStored({type: 'entries', entries: storage.read(), today: Date.now()});
    const submit = submits.shift();
    if (submit) {
      const {input, key, edit, done} = submit;
      const isHeldBack = edit !== null && isLineOpen(snapshot.state, edit);
      const reply = isHeldBack ? null : await submitForm(input, snapshot.state.cartId);
      if (isHeldBack) dispatch({type: 'notEdited', edit});
      else if (isHeld()) dispatchStored({type: 'submitted', reply, key, edit});
      publish({...snapshot, isSubmitting: submits.length > 0});
      return done(reply);
    }
    if (stepNow().kind === 'wait' || !isHeld()) return;
    dispatchStored({type: 'send', now: now()});
    const {inFlight, entries} = snapshot.state;
    if (!inFlight) return;
    const sent = entries.findLast(({id}) => inFlight.ids.includes(id));
    const own = documentMarket();
    const market = sent ? (sent.change.market ?? '') : own;
    const reply = await sendRequest(inFlight.request, market, leaving);
    if (!isHeld()) return;
    dispatchStored({type: 'reply', reply, now: now(), jitter: Math.random()});
    // Of another tab, in its language.
    if (market !== own) dispatch({type: 'revalidate'});
  }

  function askToStay(event: BeforeUnloadEvent) {
    event.preventDefault();
  }

  /** Only while a change would be lost: such a listener keeps a page out of the back/forward cache. */
  function watchForLeaving() {
    if (storage.holdsAny()) addEventListener('beforeunload', askToStay);
    else removeEventListener('beforeunload', askToStay);
  }

  function act(event: CartEvent) {
    dispatch(event);
    void advance();
  }

  function resume() {
    if (running) return;
    running = new AbortController();
    readEntries();
    act({type: 'revalidate'});
  }

  /** On `pagehide`. Stored changes go on in another page, or in this one when it comes back. */
  function suspend() {
    running?.abort();
    running = null;
    clearTimeout(wake);
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return {
    subscribe,
    getSnapshot: () => snapshot,
    change(change) {
      const number = nextNumber(snapshot.state.entries);
      const market = documentMarket();
      const entry = {
        id: `${number}:${crypto.getRandomValues(new Uint32Array(2)).join('')}`,
        number,
        change: market ? {...change, market} : change,
        state: 'waiting' as const,
        cartId: null,
        before: null,
        expires: Date.now() + ENTRY_LIFETIME_MS,
      };
      dispatchStored({type: 'change', entry});
      void advance();
    },
    retry: (ids) => act({type: 'command', command: {kind: 'retry', ids}}),
    drop: (ids) => act({type: 'command', command: {kind: 'drop', ids}}),
    revalidate: () => act({type: 'revalidate'}),
    startAnew: () => act({type: 'startAnew'}),
    submit(input, key, edit = null) {
      return new Promise((done) => {
        submits.push({input, key, edit, done});
        publish({...snapshot, isSubmitting: true});
        void advance();
      });
    },
    setOpen(isOpen) {
      if (isOpen !== snapshot.isOpen) publish({...snapshot, isOpen});
    },
    whenIdle() {
      return new Promise((resolve) => {
        const unsubscribe = subscribe(check);
        function check() {
          const {state, isSubmitting} = snapshot;
          const isDue = stepNow().kind !== 'wait' || state.commands.length > 0;
          if (state.inFlight || isSubmitting || isDue) return;
          unsubscribe();
          resolve(state);
        }
        check();
      });
    },
    onApplied(listener) {
      let seen = snapshot.state.lastApplied;
      return subscribe(() => {
        const {lastApplied} = snapshot.state;
        if (lastApplied && lastApplied !== seen)
          listener(lastApplied.before, lastApplied.after);
        seen = lastApplied;
      });
    },
    start() {
      locks = webLocks();
      const {entries} = snapshot.state;
      storage = openEntryStorage(locks !== null);
      storage.write([], entries);
      const stop = new AbortController();
      const {signal} = stop;
      const look = () => {
        if (!running || !isVisible()) return;
        readEntries();
        act({type: 'revalidate'});
      };
      const onStorage = ({key}: StorageEvent) => {
        if (!running || !isEntryName(key)) return;
        readEntries();
        // A hidden page looks when it becomes visible.
        if (isVisible()) void advance();
      };
      addEventListener('focus', look, {signal});
      addEventListener('online', look, {signal});
      document.addEventListener('visibilitychange', look, {signal});
      document.addEventListener('resume', look, {signal});
      addEventListener('offline', () => act({type: 'offline'}), {signal});
      addEventListener('storage', onStorage, {signal});
      addEventListener('pagehide', suspend, {signal});
      addEventListener('pageshow', ({persisted}) => persisted && resume(), {signal});
      if (!navigator.onLine) dispatch({type: 'offline'});
      resume();
      return () => {
        stop.abort();
        suspend();
      };
    },
  };
}
