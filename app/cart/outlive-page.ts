import {leavesCreation, pendingOf, STORED_VERSION} from './queue-state';

import {type CartStore} from './cart-store';
import {CREATION_KEY, loadResuming, QUEUE_KEY, withStorage} from './left-behind';

/**
 * Lets intents outlive their page. When the page is left (a reload, a link that leads elsewhere, a newer shop), those that
 * wait are handed over to the next page of this tab, or to this one when it comes back from the back/forward cache: whoever
 * comes first takes them away, so that none is sent twice. Returns once what was left behind has been taken up.
 */
export async function outlivePage(store: CartStore, signal: AbortSignal): Promise<void> {
  window.addEventListener('pagehide', () => leave(store), {signal});
  window.addEventListener('pageshow', ({persisted}) => persisted && void arrive(store), {
    signal,
  });
  await arrive(store);
}

function leave(store: CartStore) {
  const {queue} = store.getSnapshot();
  const at = Date.now();
  if (leavesCreation(queue))
    withStorage('localStorage', (storage) => storage.setItem(CREATION_KEY, `${at}`));
  const pending = pendingOf(queue);
  if (pending.waiting.length === 0 && !pending.doubt) return;
  const text = JSON.stringify({version: STORED_VERSION, at, ...pending});
  withStorage('sessionStorage', (storage) => {
    storage.setItem(QUEUE_KEY, `${storage.getItem(QUEUE_KEY) ?? ''}${text}\n`);
    store.dispatch({type: 'handOver'});
  });
}

/** Nothing is taken before the code that takes it up is there: this page may be left too, or never get it. */
async function arrive(store: CartStore) {
  if (withStorage('sessionStorage', (storage) => storage.getItem(QUEUE_KEY)))
    (await loadResuming())?.resumeQueues(store);
}
