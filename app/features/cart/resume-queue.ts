import {readStored} from '~/domain/cart/stored-queue';

import {type CartStore} from './cart-store';

/** Takes up what an earlier page of this tab left undone; a text that is none of ours is dropped. */
export function resumeQueue(store: CartStore, text: string): void {
  const stored = readStored(text, Date.now());
  if (stored) store.dispatch({type: 'resume', ...stored});
}
