import {type CartStore} from './cart-store';
import {outlivePage} from './outlive-page';

/** Name of the channel on which tabs tell each other that the cart changed. */
const CHANNEL = 'cart';

/** Milliseconds before an unreachable cart is read again, doubling up to the last. */
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 30_000;

/**
 * Reads the cart when the page starts and whenever it may have changed behind the page's back: back from the
 * back/forward cache, focus, another tab's change, back online. While the store cannot be reached it asks again, ever
 * more seldom; these are reads, changes are never repeated. Returns what ends it all.
 */
export function keepFresh(store: CartStore): () => void {
  const stop = new AbortController();
  const {signal} = stop;
  const reread = () => {
    if (document.visibilityState === 'visible') store.dispatch({type: 'reread'});
  };
  window.addEventListener('focus', reread, {signal});
  window.addEventListener('online', reread, {signal});
  document.addEventListener('visibilitychange', reread, {signal});
  window.addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted) reread();
    },
    {signal},
  );
  shareChanges(store, reread, signal);
  retryWhileUnreachable(store, signal);
  void outlivePage(store, signal).then(() => store.dispatch({type: 'reread'}));
  return () => stop.abort();
}

/**
 * A page that lies in the back/forward cache listens no more: a message would throw it out. It reads the cart when it is back.
 */
function shareChanges(store: CartStore, reread: () => void, signal: AbortSignal) {
  if (!('BroadcastChannel' in window)) return;
  let channel: BroadcastChannel | undefined;
  const listen = () => {
    channel ??= new BroadcastChannel(CHANNEL);
    channel.onmessage = reread;
  };
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  listen();
  window.addEventListener('pagehide', close, {signal});
  window.addEventListener('pageshow', listen, {signal});
  let told = store.getSnapshot().queue.announcement.number;
  const unsubscribe = store.subscribe(() => {
    const {number} = store.getSnapshot().queue.announcement;
    if (number !== told) channel?.postMessage('changed');
    told = number;
  });
  signal.addEventListener('abort', () => {
    unsubscribe();
    close();
  });
}

function retryWhileUnreachable(store: CartStore, signal: AbortSignal) {
  let delay = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = store.subscribe(() => {
    const {stalled, flight} = store.getSnapshot().queue;
    if (stalled) {
      timer ??= setTimeout(() => {
        timer = undefined;
        delay = Math.min(delay * 2, LAST_RETRY_MS);
        store.dispatch({type: 'reread'});
      }, delay);
    } else {
      clearTimeout(timer);
      timer = undefined;
      if (!flight) delay = FIRST_RETRY_MS;
    }
  });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    unsubscribe();
  });
}
