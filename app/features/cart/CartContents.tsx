import {CartEmpty} from './CartEmpty';
import {CartExtras} from './CartExtras';
import {CartLines} from './CartLines';
import {CartMessages} from './CartMessages';
import {CartFoot, CartSummary} from './CartSummary';
import {EXTRA_KEYS} from '~/domain/cart/extras';
import {type ShownCart} from '~/domain/cart/show-cart';
import {type CartMessage} from '~/domain/cart/view';

export interface CartContentsProps {
  cart: ShownCart;
  /** Whether the store has said what the cart is. */
  loaded: boolean;
  /** Whether the store cannot be reached at the moment. */
  unreachable: boolean;
  messages: readonly CartMessage[];
  /** Tries again what failed; `null` where there is nothing to try. */
  onRetry: (() => void) | null;
}

/** Messages, lines and summary: the same in the drawer and on `/cart`. In the drawer the lines scroll, the summary stays. */
export function CartContents(props: CartContentsProps) {
  const {cart, loaded, unreachable, messages, onRetry} = props;
  const keys = new Set([
    ...cart.lines.map(({key}) => key),
    ...Object.values<string>(EXTRA_KEYS),
  ]);
  const isShown = (key: string) => cart.lines.length > 0 && keys.has(key);
  const general = messages.filter(({lineKey}) => lineKey === null || !isShown(lineKey));
  const above = (
    <CartMessages messages={general} unreachable={unreachable} onRetry={onRetry} />
  );
  if (cart.lines.length === 0) {
    return (
      <>
        <div className="flex-1 overflow-auto">
          {above}
          {loaded && <CartEmpty />}
          {!loaded && !unreachable && <p className="cart-loading">Loading your cart…</p>}
        </div>
        {loaded && <CartFoot cart={cart} />}
      </>
    );
  }
  return (
    <>
      <div className="min-h-0 flex-1 overflow-auto overscroll-contain">
        {above}
        <CartLines lines={cart.lines} messages={messages} />
        <CartExtras extras={cart.extras} messages={messages} />
      </div>
      <CartSummary cart={cart} />
    </>
  );
}
