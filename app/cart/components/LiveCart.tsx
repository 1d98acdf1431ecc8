import {CartContents, type CartContentsProps} from './CartContents';
import {useCartSnapshot, useCartStore} from '../cart-context';
import {type CartStore} from '../cart-store';
import {type CartMessage} from '../view';

/** The page's cart as its contents show it. `besides` are messages that came with the page. */
export function useLiveContents(besides: readonly CartMessage[] = []): CartContentsProps {
  const store = useCartStore();
  const {cart, queue} = useCartSnapshot();
  const {loaded, stalled, messages, refused} = queue;
  return {
    cart,
    loaded,
    unreachable: stalled,
    messages: messages.length > 0 ? messages : besides,
    onRetry: stalled || refused ? () => retry(store) : null,
  };
}

/** Reads the cart again and makes the change that failed, if any. */
function retry(store: CartStore) {
  const {refused} = store.getSnapshot().queue;
  store.dispatch({type: 'reread'});
  if (refused) store.intend(refused);
}

/** The page's cart with everything that can be done to it. */
export function LiveCart() {
  return <CartContents {...useLiveContents()} />;
}
