import {RemixBrowser} from '@remix-run/react';
import {startTransition, StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';

import {CartContext, createCartStore} from '~/cart';

// Outside the document: an error page replaces all of it, and may not take what is on its way to the cart along.
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
