import {type Clock} from '~/ui/clock';

import {type CartStore} from './cart-store';

/**
 * Sets the page's clock by what the cart's answers say: they come from the server itself, while the document, and the instant in
 * it, may have stood in a cache for minutes. Returns what ends it.
 */
export function keepTime(store: CartStore, clock: Clock): () => void {
  let known: string | null = null;
  return store.subscribe(() => {
    const {serverTime} = store.getSnapshot();
    if (serverTime !== null && serverTime !== known)
      clock.correct(Date.parse(serverTime));
    known = serverTime;
  });
}
