import {CartContents, useLiveContents, type CartContentsProps} from './CartContents';
import {type CartReply} from '../cart';
import {useCartSnapshot} from '../cart-context';
import {showCart} from '../shown-cart';

interface CartPageProps extends Pick<CartContentsProps, 'recommendations'> {
  /** The cart as the page's loader read it. */
  read: CartReply;
  /** The answer to a form that was refused; `null` when none was posted. */
  refused: CartReply | null;
}

/**
 * The cart as a page. It shows what the server read, with what has been asked of it since, until the page's own cart has been
 * loaded; from then on there is one cart, the same as in the drawer. Presses before hydration are repeated after it
 * (`data-replay`): its forms state quantities outright, so that of two presses in a row the second would else say no more than
 * the first.
 */
export function CartPage({read, refused, recommendations}: CartPageProps) {
  const messages = refused ? refused.messages : read.messages;
  const failed = read.status === 'failed';
  const live = useLiveContents(messages);
  const {queue} = useCartSnapshot();
  const sent = {
    cart: showCart(read.cart, queue),
    loaded: !failed,
    unreachable: failed,
    messages,
    onRetry: null,
  };
  return (
    <div className="page py-8 md:py-14">
      <h1 className="text-title">Shopping Cart</h1>
      <div className="cart-page" data-replay>
        {/* One component for both: what the shopper has opened or typed stays when the live cart takes over. */}
        <CartContents
          {...(live.loaded ? live : sent)}
          onPage
          recommendations={recommendations}
        />
      </div>
    </div>
  );
}
