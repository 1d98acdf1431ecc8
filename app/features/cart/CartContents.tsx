import {CartEmpty} from './CartEmpty';
import {CartLines} from './CartLines';
import {CartMessages} from './CartMessages';
import {CartSummary} from './CartSummary';
import {type ShownCart} from '~/domain/cart/show-cart';

interface CartContentsProps {
  cart: ShownCart;
  /** Whether the store has said yet what the cart is. */
  loaded: boolean;
}

/** Messages, lines and summary: the same in the drawer and on `/cart`. The lines scroll, the summary stays. */
export function CartContents({cart, loaded}: CartContentsProps) {
  if (cart.lines.length === 0) {
    return (
      <div className="flex-1 overflow-auto">
        <CartMessages lines={cart.lines} />
        {loaded ? <CartEmpty /> : <p className="cart-loading">Loading your cart…</p>}
      </div>
    );
  }
  return (
    <>
      <div className="min-h-0 flex-1 overflow-auto overscroll-contain">
        <CartMessages lines={cart.lines} />
        <CartLines lines={cart.lines} />
      </div>
      <CartSummary cart={cart} />
    </>
  );
}
