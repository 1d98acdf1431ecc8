import {CartStatus} from './CartStatus';
import {LiveCart} from './LiveCart';
import {CART_DRAWER_ID, useCart} from '../cart-context';
import {useSwipeToClose} from '~/ui/swipe-to-close';

/** What the open drawer holds; a chunk of its own, loaded on first use (hence the default export). */
export default function CartDrawerBody() {
  const {isOpen} = useCart();
  useSwipeToClose(CART_DRAWER_ID, 'right');
  return (
    <>
      {isOpen && <CartStatus />}
      <LiveCart />
    </>
  );
}
