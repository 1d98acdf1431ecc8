import {useLocation} from '@remix-run/react';
import {lazy, Suspense, useState} from 'react';

import {hrefIn, pathFor, useMarket} from '~/market';

import {lineName} from '../cart';
import {
  CART_DRAWER_ID,
  CartStatus,
  closeCart,
  useCart,
  useCartStore,
} from '../client/cart-context';
import {MESSAGES} from '../messages';
import type {CartPart} from '../parts';
import {useOnline} from '~/ui/online';
import {useChange} from '~/ui/effects';
import {ErrorBoundary} from '~/ui/ErrorBoundary';
import {Dialog, DialogClose} from '~/ui/Dialog';
import {useMessages} from '~/ui/language';

const TITLE_ID = 'cart-drawer-title';

/** Whether the contents' chunk is there. */
let isLoaded = false;

/**
 * Not asked for while the browser is offline: it remembers a module that it could not load, and
 * would not ask for it again when it is back.
 */
const loadContents = async (loadParts: PartsLoader) => {
  const [{default: Contents}, parts] = await Promise.all([
    import('./CartContents'),
    loadParts(),
  ]);
  isLoaded = true;
  return {default: () => <Contents parts={parts} />};
};

type PartsLoader = () => Promise<readonly CartPart[]>;

/**
 * The drawer's dialog is in every document, so that it opens before hydration. Its contents are
 * loaded when it is first opened, or as soon as the cart is known to have lines.
 */
export function CartDrawer({loadParts}: {loadParts: PartsLoader}) {
  const messages = useMessages(MESSAGES);
  const store = useCartStore();
  const isOpen = useCart((snapshot) => snapshot.isOpen);
  const hasItems = useCart(({cart}) => cart.count > 0);
  const isOnline = useOnline();
  // Not for the first page: its drawer may be open before hydration.
  useChange(useLocation().pathname, closeCart);
  // Once they are there they stay: something may be typed in them.
  const wanted = isOpen || hasItems || isLoaded;
  const [Contents] = useState(() => lazy(() => loadContents(loadParts)));
  return (
    <Dialog
      id={CART_DRAWER_ID}
      kind="drawer"
      labelledBy={TITLE_ID}
      className="cart-drawer"
      onToggle={store.setOpen}
    >
      <header className="cart-drawer-head">
        <h2 id={TITLE_ID} className="heading">
          {messages.title}
        </h2>
        <DialogClose id={CART_DRAWER_ID} label={messages.close} />
      </header>
      {wanted && !isOnline && !isLoaded ? (
        <FallbackContents />
      ) : wanted ? (
        <ErrorBoundary fallback={<FallbackContents />}>
          <Suspense fallback={<p className="cart-loading">{messages.loading}</p>}>
            <Contents />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <p className="cart-loading">{messages.loading}</p>
      )}
    </Dialog>
  );
}

/**
 * Shown when the drawer's chunk cannot be loaded (offline, or a newer version was deployed): the
 * item count, and a link to the cart's page.
 */
function FallbackContents() {
  const messages = useMessages(MESSAGES);
  const {lines} = useCart(({cart}) => cart);
  return (
    <div className="cart-loading">
      <CartStatus whileOpen />
      <ul role="list" aria-label={messages.lines}>
        {lines.map((line) => (
          <li key={line.domKey}>
            <span>{`${line.quantity} × ${lineName(line)}`}</span>
            {line.status === 'waiting' && (
              <span className="small">{messages.waiting}</span>
            )}
          </li>
        ))}
      </ul>
      <p>
        <a href={hrefIn(useMarket(), pathFor('cart'))}>{messages.open}</a>
      </p>
    </div>
  );
}
