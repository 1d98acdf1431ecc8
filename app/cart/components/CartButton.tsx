import {
  startTransition,
  useEffect,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';

import {CART_DRAWER_ID, useCart} from '../cart-context';
import {cartBadgeLabel} from '../cart-badge';
import {cartButtonLabel} from '../announcements';
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
  useEffect(() => startTransition(() => setLive(true)), []);

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

/** The cart button of the header. */
export function CartButton() {
  const {count} = useCart();
  return (
    <CartOpener
      className={`button button-icon cart-button${count > 0 ? ' cart-button-doubled' : ''}`}
    >
      <Icon name="bag" />
    </CartOpener>
  );
}
