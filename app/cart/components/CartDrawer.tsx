import {useLocation} from '@remix-run/react';
import {lazy, Suspense, useEffect, useRef} from 'react';

import {CART_DRAWER_ID, useCart, useCartStore} from '../cart-context';
import {Contain} from '~/ui/Contain';
import {Dialog, DialogClose} from '~/ui/Dialog';

const TITLE_ID = 'cart-drawer-title';

const CartDrawerBody = lazy(() => import('./CartDrawerBody'));

/**
 * The drawer's shell is in every document, so that it opens before hydration; what it holds is loaded when it is first
 * opened, or as soon as a cart with something in it is known.
 */
export function CartDrawer() {
  const store = useCartStore();
  const {isOpen, count, close} = useCart();
  useOnNavigation(close);
  const wanted = isOpen || count > 0;
  return (
    <Dialog
      id={CART_DRAWER_ID}
      kind="drawer"
      labelledBy={TITLE_ID}
      className="cart-drawer"
      onToggle={store.setOpen}
    >
      <header className="cart-drawer-head">
        <h2 id={TITLE_ID} className="text-heading">
          Shopping Cart
        </h2>
        <DialogClose id={CART_DRAWER_ID} label="Close cart" />
      </header>
      {wanted ? (
        <Contain fallback={<DrawerFailed />}>
          <Suspense fallback={<p className="cart-loading">Loading your cart…</p>}>
            <CartDrawerBody />
          </Suspense>
        </Contain>
      ) : (
        <p className="cart-loading">Loading your cart…</p>
      )}
    </Dialog>
  );
}

/** The drawer's code could not be loaded (offline, or a newer shop was published meanwhile): the page needs none. */
function DrawerFailed() {
  return (
    <p role="alert" className="cart-loading">
      Your cart could not be shown here. <a href="/cart">Open your cart</a>
    </p>
  );
}

/** Calls `leave` when another page is shown; not for the first, whose drawer the boot script may have opened. */
function useOnNavigation(leave: () => void) {
  const {pathname} = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    leave();
  }, [pathname, leave]);
}
