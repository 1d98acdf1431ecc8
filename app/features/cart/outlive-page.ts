import {pendingOf, STORED_VERSION} from '~/domain/cart/queue-state';

import {type CartStore} from './cart-store';

/** Where a page leaves what it could not send; for this tab alone. */
const KEY = 'cart-queue';

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
  const pending = pendingOf(store.getSnapshot().queue);
  if (pending.waiting.length === 0 && !pending.doubt) return;
  const stored = withStorage((storage) => {
    storage.setItem(
      KEY,
      JSON.stringify({version: STORED_VERSION, at: Date.now(), ...pending}),
    );
    return true;
  });
  if (stored) store.dispatch({type: 'handOver'});
}

async function arrive(store: CartStore) {
  const text = withStorage((storage) => {
    const left = storage.getItem(KEY);
    storage.removeItem(KEY);
    return left;
  });
  if (!text) return;
  const {resumeQueue} = await import('./resume-queue');
  resumeQueue(store, text);
}

/** `null` where the browser keeps nothing, or is full. */
function withStorage<Result>(act: (storage: Storage) => Result): Result | null {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
}
