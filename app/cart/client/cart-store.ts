import {pathFor, shopFetch} from '~/market';

import type {CartChange} from '../cart';
import {
  EMPTY_STATE,
  nextRequest,
  reduce,
  type CartEvent,
  type CartState,
} from './cart-state';
import type {CartMessages} from '../messages';
import {claimMirror, withLock} from './lock';
import {takeMirror, writeMirror} from './mirror';
import type {NewSaid} from './said';
import {showCart, type ShownCart} from './shown-cart';
import {sendRequest, type Wire} from './transport';

/** The state that React reads: immutable, replaced as a whole on every change. */
export interface CartSnapshot {
  state: CartState;
  cart: ShownCart;
  isOpen: boolean;
  /** The visitor's country, which a reply has said; `null` before, and where none says it. */
  visitorCountry: string | null;
  /** The server's time in the newest reply, ISO; `null` before the first. */
  serverTime: string | null;
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;

/** The parts of a browser that the cart needs. Only tests pass others than the page's own. */
export interface CartBrowser extends Wire {
  window: Pick<EventTarget, 'addEventListener'>;
  document: Pick<EventTarget, 'addEventListener'>;
  /** Milliseconds of a clock that only goes forward, and of the day. */
  now: () => number;
  today: () => number;
  isVisible: () => boolean;
  random: () => number;
  locks: Pick<LockManager, 'request'> | null;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Opens the channel between tabs; `null` where there is none. */
  openChannel: () => Channel | null;
}

/** The page's own browser. Storage and channel throw where cookies are blocked. */
function ownBrowser(): CartBrowser {
  const orNull = <Value>(get: () => Value) => {
    try {
      return get();
    } catch {
      return null;
    }
  };
  return {
    window,
    document,
    now: () => performance.now(),
    today: () => Date.now(),
    isVisible: () => document.visibilityState === 'visible',
    random: () => Math.random(),
    setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
    clearTimeout: (timer) => clearTimeout(timer as number | undefined),
    fetch: (init) => shopFetch(pathFor('cartData'), init),
    locks: 'locks' in navigator ? navigator.locks : null,
    storage: orNull(() => sessionStorage),
    openChannel: () =>
      'BroadcastChannel' in window ? orNull(() => new BroadcastChannel('cart')) : null,
  };
}

/** The snapshot before the cart is loaded; also what the server renders. */
export const EMPTY_SNAPSHOT: CartSnapshot = {
  state: EMPTY_STATE,
  cart: showCart(null, EMPTY_STATE),
  isOpen: false,
  visitorCountry: null,
  serverTime: null,
};

/** What is asked of the cart on this page. */
export type Wanted = CartChange | NewSaid;

/** Starts the loop of a shown page; it runs until the page is left. */
interface Run {
  leaving: AbortController;
  channel: Channel | null;
  /** A request is under way, or the mirror is not this page's own yet. */
  isBusy: boolean;
}

export type CartStore = ReturnType<typeof createCartStore>;

/** The page's cart store: sends what the state asks for, one request at a time. */
export function createCartStore(copy: CartMessages) {
  let snapshot: CartSnapshot = {...EMPTY_SNAPSHOT, state: {...EMPTY_STATE, copy}};
  let browser: CartBrowser | null = null;
  let run: Run | null = null;
  let mirrorId: string | null = null;
  let timer: unknown;
  const listeners = new Set<() => void>();
  const wantedListeners = new Set<(wanted: Wanted) => void>();

  function publish(next: CartSnapshot) {
    snapshot = next;
    for (const listener of [...listeners]) listener();
  }

  function dispatch(event: CartEvent) {
    const state = reduce(snapshot.state, event);
    const reply = 'reply' in event ? event.reply : null;
    const serverTime = reply?.serverTime ?? snapshot.serverTime;
    const visitorCountry = reply?.visitorCountry ?? snapshot.visitorCountry;
    const cart = showCart(state.confirmed, state);
    const shown = {...snapshot, state, cart, visitorCountry, serverTime};
    // Nothing shown depends on what is in flight: the answer renders the cart again.
    if (event.type === 'send') snapshot = shown;
    else publish(shown);
    if (run && browser && !browser.isVisible()) mirror(browser);
  }

  function mirror({storage, today, random}: CartBrowser) {
    mirrorId ??= random().toString(36).slice(2);
    const {desired, said} = snapshot.state;
    writeMirror(storage, {id: mirrorId, written: today(), desired, said});
  }

  function next({now, isVisible}: CartBrowser) {
    return nextRequest(snapshot.state, now(), isVisible());
  }

  async function advance() {
    const here = browser;
    const own = run;
    if (!here || !own || own.isBusy) return;
    here.clearTimeout(timer);
    const due = next(here);
    if (!due) return;
    const pause = due.at - here.now();
    if (pause > 0) {
      timer = here.setTimeout(() => void advance(), pause);
      return;
    }
    own.isBusy = true;
    try {
      const options = {...here, signal: own.leaving.signal};
      await withLock(options, () => sendNext(here, own));
    } finally {
      own.isBusy = false;
    }
    if (own === run) void advance();
  }

  /** Makes one request at most. The answer is ignored where the page was left meanwhile. */
  async function sendNext(here: CartBrowser, {leaving, channel}: Run) {
    const report = () => channel?.postMessage('changed');
    dispatch({type: 'send', now: here.now(), isVisible: here.isVisible()});
    const {inFlight} = snapshot.state;
    if (!inFlight) return;
    const {request} = inFlight;
    // Another tab reads before it sends, even where this page is gone by then.
    if (request.kind !== 'read') report();
    const reply = await sendRequest(request, here, leaving.signal);
    if (leaving.signal.aborted) return;
    dispatch({type: 'reply', reply, now: here.now(), jitter: here.random()});
    if (request.kind !== 'read') report();
  }

  function tellWanted(wanted: Wanted) {
    for (const listener of [...wantedListeners]) listener(wanted);
  }

  function act(event: CartEvent) {
    dispatch(event);
    void advance();
  }

  const revalidate = () => act({type: 'revalidate'});

  /** The page is shown: takes what was desired when this tab was left, and reads. */
  async function resume(here: CartBrowser) {
    if (run) return;
    const own: Run = {
      leaving: new AbortController(),
      channel: here.openChannel(),
      isBusy: true,
    };
    run = own;
    if (own.channel) own.channel.onmessage = () => act({type: 'reported'});
    const taken = takeMirror(here.storage);
    dispatch({type: 'revalidate'});
    if (taken) {
      mirrorId = taken.id;
      const {desired, said, written} = taken;
      const age = here.today() - written;
      dispatch({type: 'restored', desired, said, age});
      const options = {...here, signal: own.leaving.signal};
      const isOwner = await claimMirror(taken.id, options);
      if (own !== run) return;
      if (!isOwner) {
        mirrorId = null;
        const places = said.map(({place}) => place);
        dispatch({type: 'disowned', ids: [...desired.map(({id}) => id), ...places]});
      }
    }
    own.isBusy = false;
    void advance();
  }

  /** On `pagehide`: what is desired goes to the mirror, for the next page of this tab. */
  function suspend(here: CartBrowser) {
    if (!run) return;
    mirror(here);
    const {leaving, channel} = run;
    run = null;
    here.clearTimeout(timer);
    channel?.close();
    leaving.abort();
    // React hears of it when the page is back: WebKit may lose a message that is under way when a
    // page enters the back/forward cache, and React's scheduler then waits for its own for good.
    const state = reduce(snapshot.state, {type: 'suspended'});
    const cart = showCart(state.confirmed, state);
    snapshot = {...snapshot, state, cart};
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return {
    subscribe,
    getSnapshot: () => snapshot,
    change(change: CartChange) {
      tellWanted(change);
      act({type: 'change', change});
    },
    /** Says something to the cart. The answer stands in the messages, by its key. */
    say(said: NewSaid) {
      tellWanted(said);
      act({type: 'say', said});
    },
    /** Calls `listener` with what is asked of the cart on this page, before that is shown. */
    onWanted(listener: (wanted: Wanted) => void) {
      wantedListeners.add(listener);
      return () => void wantedListeners.delete(listener);
    },
    /** Gives up what is desired. What has been sent may still come. */
    drop: () => act({type: 'drop'}),
    /** Reads the cart again, at once. */
    revalidate,
    /** Gives up a cart that cannot be read, for a new one. */
    startAnew: () => act({type: 'startAnew'}),

    setOpen(isOpen: boolean) {
      if (isOpen !== snapshot.isOpen) publish({...snapshot, isOpen});
    },

    /** Resolves once it has started, nothing is in flight, and nothing can be sent now. */
    whenIdle(): Promise<CartState> {
      return new Promise((resolve) => {
        const unsubscribe = subscribe(check);
        function check() {
          const {state} = snapshot;
          // A hydrated page takes presses, and starts its cart a moment later.
          if (!browser) return;
          const due = next(browser);
          const isDue = due !== null && due.at <= browser.now();
          if (state.inFlight || isDue) return;
          unsubscribe();
          resolve(state);
        }
        check();
      });
    },

    /** Starts reading and sending. Returns a function that stops it. */
    start(here: CartBrowser = ownBrowser()) {
      browser = here;
      const stop = new AbortController();
      const options = {signal: stop.signal};
      const onVisibility = () => {
        if (!run) return;
        if (!here.isVisible()) return mirror(here);
        takeMirror(here.storage);
        revalidate();
      };
      const look = () => {
        if (run && here.isVisible()) revalidate();
      };
      here.window.addEventListener('online', look, options);
      here.document.addEventListener('visibilitychange', onVisibility, options);
      here.document.addEventListener('resume', look, options);
      const goOffline = () => act({type: 'offline', now: here.now()});
      here.window.addEventListener('offline', goOffline, options);
      here.window.addEventListener('pagehide', () => suspend(here), options);
      here.window.addEventListener('pageshow', () => void resume(here), options);
      void resume(here);
      return () => {
        stop.abort();
        suspend(here);
      };
    },
  };
}
