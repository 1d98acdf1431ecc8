import {CartContents, type CartContentsProps} from './CartContents';
import {useCart} from './cart-context';
import {type CartMessage} from '~/domain/cart/view';

/** The page's cart as its contents show it. `besides` are messages that came with the page. */
export function useLiveContents(besides: readonly CartMessage[] = []): CartContentsProps {
  const {cart, loaded, unreachable, messages, canRetry, retry} = useCart();
  return {
    cart,
    loaded,
    unreachable,
    messages: messages.length > 0 ? messages : besides,
    onRetry: canRetry ? retry : null,
  };
}

/** The page's cart with everything that can be done to it. */
export function LiveCart() {
  return <CartContents {...useLiveContents()} />;
}
