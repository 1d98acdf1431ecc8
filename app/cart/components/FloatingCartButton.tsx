import {useEffect, useRef, useState} from 'react';

import {useCart} from '../cart-context';
import {CartOpener} from './CartButton';
import {CART_PULSE_MS} from '../limits';
import {Icon} from '~/ui/Icon';

/** The cart button that floats on narrow screens (spec §2); shown once there is something in the cart. */
export function FloatingCartButton() {
  const {count, loaded, updating} = useCart();
  const flagged = useFlagOnRise(count, loaded, updating);
  if (count === 0) return null;
  return (
    <CartOpener className={flagged ? 'cart-float cart-float-flagged' : 'cart-float'}>
      <Icon name="bag" />
    </CartOpener>
  );
}

/** Whether `count` rose within the last 2 seconds (spec §9). A cart that is found when the page opens has not risen. */
function useFlagOnRise(count: number, loaded: boolean, updating: boolean): boolean {
  const [flagged, setFlagged] = useState(false);
  const previous = useRef({count, loaded});
  useEffect(() => {
    const before = previous.current;
    previous.current = {count, loaded};
    if (count > before.count && (before.loaded || updating)) setFlagged(true);
  }, [count, loaded, updating]);
  useEffect(() => {
    if (!flagged) return;
    const timer = setTimeout(() => setFlagged(false), CART_PULSE_MS);
    return () => clearTimeout(timer);
  }, [flagged, count]);
  return flagged;
}
