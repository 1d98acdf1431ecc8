import {CartContents} from './CartContents';
import {CartStatus} from './CartStatus';
import {useCart} from './cart-context';

/** What the open drawer holds; a chunk of its own, loaded on first use (hence the default export). */
export default function CartDrawerBody() {
  const {cart, loaded, isOpen} = useCart();
  return (
    <>
      {isOpen && <CartStatus />}
      <CartContents cart={cart} loaded={loaded} />
    </>
  );
}
