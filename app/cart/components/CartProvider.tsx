import {useContext, useEffect, useState, type ReactNode} from 'react';

import {CartStatus} from './CartStatus';
import {CartContext, useCart} from '../cart-context';
import {createCartStore} from '../cart-store';
import {keepFresh} from '../keep-fresh';
import {browserTransport} from '../cart-transport';
import {keepTime} from '../keep-time';
import {useClock} from '~/ui/clock';

/**
 * Gives the page its cart, and keeps it fresh. In the browser the store stands outside the document (see entry.client), so
 * that closing a drawer, navigating or an error page cancels nothing; while rendering on the server there is an empty one.
 */
export function CartProvider({children}: {children: ReactNode}) {
  const outer = useContext(CartContext);
  const [own] = useState(() => outer ?? createCartStore(browserTransport));
  const store = outer ?? own;
  const clock = useClock();
  useEffect(() => keepTime(store, clock), [store, clock]);
  useEffect(() => keepFresh(store), [store]);
  return (
    <CartContext.Provider value={store}>
      {children}
      <PageStatus />
    </CartContext.Provider>
  );
}

/** Reads changes out while the drawer, which has its own status, is closed. */
function PageStatus() {
  const {isOpen} = useCart();
  return isOpen ? null : <CartStatus />;
}
