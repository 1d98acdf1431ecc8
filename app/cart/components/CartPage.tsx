import {useMessages} from '~/ui/language';

import {CartContents, useLiveContents, type CartContentsProps} from './CartContents';
import {type CartReply} from '../cart';
import {showCart} from '../client/shown-cart';
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
  const {messages, cartId} = refused ?? read;
  const failed = read.status === 'unknown';
  const live = useLiveContents(messages);
  const sent = {
    ...live,
    cart: showCart(refused?.cart ?? read.cart, live.state),
    loaded: !failed,
    cartId: cartId ?? '',
    trouble: live.trouble ?? (failed ? {mayStartAnew: false} : null),
    messages,
  };
  return (
    <div className="page plain-page">
      <h1>{copy.title}</h1>
      <div className="cart-page" data-replay>
        {/* One for both: what was opened or typed stays when the live cart takes over. */}
        <CartContents
          {...(live.loaded ? live : sent)}
          onPage
          parts={parts}
          isBelowShown
        />
      </div>
    </div>
  );
}
