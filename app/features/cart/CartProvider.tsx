import {useEffect, useState, type ReactNode} from 'react';

import {CartStatus} from './CartStatus';
import {CartContext, useCart} from './cart-context';
import {createCartStore} from './cart-store';
import {keepFresh} from './keep-fresh';
import {browserTransport} from './cart-transport';

/** Owns the page's one cart. Mounted once, in root, so that closing a drawer or navigating cancels nothing. */
export function CartProvider({children}: {children: ReactNode}) {
  const [store] = useState(() => createCartStore(browserTransport));
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
