import {Link} from '@remix-run/react';

import {useCart} from '../cart-context';
import {buttonClass} from '~/ui/Button';
import {Icon} from '~/ui/Icon';

/** Id of the first link of the empty cart: focus goes there when the last line was removed. */
export const EMPTY_LINK_ID = 'cart-empty-link';

/** An empty cart says so, and leads back to the goods. */
export function CartEmpty() {
  const {close} = useCart();
  return (
    <div className="cart-empty">
      <Icon name="bag" className="size-10 text-soft" />
      <p className="text-lg font-semibold">Your cart is empty</p>
      <p className="max-w-[28ch] text-soft">
        What you add stays here for a week, on this device.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Link
          id={EMPTY_LINK_ID}
          to="/latest"
          className={buttonClass('primary')}
          onClick={close}
        >
          See the latest
        </Link>
        <Link to="/hoodies" className={buttonClass()} onClick={close}>
          Hoodies
        </Link>
      </div>
    </div>
  );
}
