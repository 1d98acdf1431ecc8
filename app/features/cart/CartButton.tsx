import {useLocation} from '@remix-run/react';
import {
  useEffect,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';

import {CART_DRAWER_ID, useCart} from './cart-context';
import {cartBadgeLabel} from '~/domain/cart-badge';
import {cartButtonLabel} from '~/domain/cart/announcements';
import {CART_PATH} from '~/domain/cart/return-path';
import {Icon} from '~/ui/Icon';

interface CartOpenerProps {
  className: string;
  children?: ReactNode;
}

/**
 * Opens the drawer and names the count. In the document it is a link to `/cart`, which is what a shopper without
 * JavaScript gets; the boot script and, later, this component make it a button.
 */
export function CartOpener({className, children}: CartOpenerProps) {
  const {count, open} = useCart();
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);

  function onClick(event: MouseEvent) {
    const newTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (newTab || event.defaultPrevented) return;
    event.preventDefault();
    open();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    open();
  }

  return (
    <a
      href="/cart"
      className={className}
      aria-label={cartButtonLabel(count)}
      data-opens={CART_DRAWER_ID}
      onClick={onClick}
      {...(live && {role: 'button', 'aria-haspopup': 'dialog', onKeyDown})}
    >
      {children}
      {count > 0 && (
        <span className="cart-badge" aria-hidden="true">
          {cartBadgeLabel(count)}
        </span>
      )}
    </a>
  );
}

/** The cart button of the header; on a phone the floating one takes over from it, but on the cart's own page. */
export function CartButton() {
  const {count} = useCart();
  const {pathname} = useLocation();
  const doubled = count > 0 && pathname !== CART_PATH;
  return (
    <CartOpener
      className={`button button-icon cart-button${doubled ? ' cart-button-doubled' : ''}`}
    >
      <Icon name="bag" />
    </CartOpener>
  );
}
