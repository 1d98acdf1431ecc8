import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type RefObject,
} from 'react';

import {hrefIn, pathFor, useMarket} from '~/market';

import {CART_DRAWER_ID, openCart, useCart} from '../client/cart-context';
import {CART_PULSE_MS} from '../limits';
import {MESSAGES} from '../messages';
import {Icon} from '~/ui/Icon';
import {useMessages} from '~/ui/language';

/**
 * Opens the drawer and shows the count, in the header or afloat (§2). In the document it is a link
 * to `/cart`, which native-dialogs.ts and, after hydration, this component make a button.
 */
export function CartButton() {
  const messages = useMessages(MESSAGES);
  const count = useCart(({cart}) => cart.count);
  const market = useMarket();
  const slot = useRef<HTMLDivElement>(null);
  const isAway = useOutOfView(slot);
  const isFlagged = useHasRisen(count);
  const [live, setLive] = useState(false);
  useEffect(() => startTransition(() => setLive(true)), []);

  function onClick(event: MouseEvent) {
    const newTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (newTab || event.defaultPrevented) return;
    event.preventDefault();
    openCart();
  }

  return (
    <div ref={slot} className="cart-slot">
      <div className={isAway ? 'cart-float' : ''}>
        <a
          href={hrefIn(market, pathFor('cart'))}
          className={`button button-icon cart-button${isFlagged ? ' cart-button-flagged' : ''}`}
          aria-label={messages.button(count)}
          data-opens={CART_DRAWER_ID}
          onClick={onClick}
          {...(live && {role: 'button', 'aria-haspopup': 'dialog'})}
        >
          <Icon name="bag" />
          {count > 0 && (
            <span className="cart-badge" aria-hidden="true">
              {cartBadge(count)}
            </span>
          )}
        </a>
      </div>
    </div>
  );
}

/** The badge's text: the count, `99+` above 99 (§9). */
export function cartBadge(count: number): string {
  return count > 99 ? '99+' : String(count);
}

function useOutOfView(slot: RefObject<HTMLElement>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const {current} = slot;
    if (!current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) =>
      setAway(entries.at(-1)?.isIntersecting === false),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [slot]);
  return isAway;
}

/**
 * Whether the count rose within the last 2 seconds (§9). Loading the cart does not count as a rise.
 */
function useHasRisen(count: number): boolean {
  const updating = useCart(({cart}) => cart.updating);
  const loaded = useCart(({state}) => state.isLoaded);
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
