import {CartContents} from './CartContents';
import {useLiveContents} from './LiveCart';
import {showCart} from '~/domain/cart/show-cart';
import {type CartReply} from '~/domain/cart/view';

interface CartPageProps {
  /** The cart as the page's loader read it. */
  read: CartReply;
  /** The answer to a form that was refused; `null` when none was posted. */
  refused: CartReply | null;
}

/**
 * The cart as a page. It shows what the server read until the page's own cart has been loaded; from then on there is one
 * cart, the same as in the drawer.
 */
export function CartPage({read, refused}: CartPageProps) {
  const messages = refused ? refused.messages : read.messages;
  const failed = read.status === 'failed';
  const live = useLiveContents(messages);
  const sent = {
    cart: showCart(read.cart, []),
    loaded: !failed,
    unreachable: failed,
    messages,
    onRetry: null,
  };
  return (
    <div className="page py-8 md:py-14">
      <h1 className="text-title">Shopping Cart</h1>
      <div className="cart-page">
        {/* One component for both: what the shopper has opened or typed stays when the live cart takes over. */}
        <CartContents {...(live.loaded ? live : sent)} />
      </div>
    </div>
  );
}
