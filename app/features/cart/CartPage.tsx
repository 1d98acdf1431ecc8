import {CartContents} from './CartContents';
import {LiveCart} from './LiveCart';
import {useCart} from './cart-context';
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
  const {loaded} = useCart();
  const messages = refused ? refused.messages : read.messages;
  const failed = read.status === 'failed';
  return (
    <div className="page py-8 md:py-14">
      <h1 className="text-title">Shopping Cart</h1>
      <div className="cart-page">
        {loaded ? (
          <LiveCart besides={messages} />
        ) : (
          <CartContents
            cart={showCart(read.cart, [])}
            loaded={!failed}
            unreachable={failed}
            messages={messages}
            onRetry={null}
          />
        )}
      </div>
    </div>
  );
}
