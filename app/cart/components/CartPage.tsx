import {useMessages} from '~/ui/language';

import {CartContents, type CartContentsProps} from './CartContents';
import {type CartReply} from '../cart';
import {useCartAfterPaint} from '../client/cart-context';
import {showCart, shownMessages} from '../client/shown-cart';
import {MESSAGES} from '../messages';

interface CartPageProps extends Pick<CartContentsProps, 'parts'> {
  /** The cart as the page's loader read it. */
  read: CartReply;
  /** The answer to a form that was refused; `null` when none was posted. */
  refused: CartReply | null;
}

/**
 * The cart's page: the loader's cart until the browser has loaded its own. Its forms post absolute
 * quantities, so `data-replay` keeps a press before hydration from being lost to a second one.
 */
export function CartPage({read, refused, parts}: CartPageProps) {
  const copy = useMessages(MESSAGES);
  const {cart, state} = useCartAfterPaint();
  const {messages: sent, cartId} = refused ?? read;
  const messages = shownMessages(state);
  const hasFailed = read.status === 'unknown';
  const failedReads = Math.max(state.failedReads, hasFailed ? 1 : 0);
  const contents = state.isLoaded
    ? {cart, state, messages: messages.length > 0 ? messages : sent}
    : {
        cart: showCart(refused?.cart ?? read.cart, state),
        state: {...state, cartId, isLoaded: !hasFailed, failedReads},
        messages: sent,
      };
  return (
    <div className="page plain-page">
      <h1>{copy.title}</h1>
      <div className="cart-page" data-replay>
        {/* One for both: what was opened or typed stays when the live cart takes over. */}
        <CartContents {...contents} onPage parts={parts} isBelowShown />
      </div>
    </div>
  );
}
