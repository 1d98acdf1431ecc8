import {RemixBrowser} from '@remix-run/react';
import {startTransition, StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';

import {CartContext, createCartStore} from '~/cart';

// Created outside React: an error page replaces the whole tree, and must not cancel the cart's requests.
const cart = createCartStore();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <CartContext.Provider value={cart}>
        <RemixBrowser />
      </CartContext.Provider>
    </StrictMode>,
  );
});
