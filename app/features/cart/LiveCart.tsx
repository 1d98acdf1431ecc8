import {CartContents} from './CartContents';
import {useCart} from './cart-context';
import {type CartMessage} from '~/domain/cart/view';

/** The page's cart with everything that can be done to it. `besides` are messages that came with the page. */
export function LiveCart({besides = []}: {besides?: readonly CartMessage[]}) {
  const {cart, loaded, unreachable, messages, canRetry, retry} = useCart();
  return (
    <CartContents
      cart={cart}
      loaded={loaded}
      unreachable={unreachable}
      messages={messages.length > 0 ? messages : besides}
      onRetry={canRetry ? retry : null}
    />
  );
}
