import {type CartStore} from './cart-store';
import {type QueueState} from './queue-state';

/** Resolves once nothing is in flight and nothing waits, or the store cannot be reached. */
export function settled(store: CartStore): Promise<QueueState> {
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe(check);
    function check() {
      const {queue} = store.getSnapshot();
      if (queue.flight && !queue.stalled) return;
      unsubscribe();
      resolve(queue);
    }
    check();
  });
}
