import {CartStatus} from './CartStatus';
import {LiveCart} from './LiveCart';
import {useCart} from './cart-context';

/** What the open drawer holds; a chunk of its own, loaded on first use (hence the default export). */
export default function CartDrawerBody() {
  const {isOpen} = useCart();
  return (
    <>
      {isOpen && <CartStatus />}
      <LiveCart />
    </>
  );
}
