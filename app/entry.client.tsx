import {RemixBrowser} from '@remix-run/react';
import {startTransition, StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';

import {CartContext, createCartStore} from '~/cart';
import {readPageData} from '~/server/document/page-data';

// Outside the document: an error page replaces all of it, and may not take what is on its way to the cart along.
const cart = createCartStore();

// Where hydration looks for it before it waits for Remix's stream.
Object.assign(window, {pageData: readPageData()});

/**
 * Settles once Remix has decoded the page's data. Until then `RemixBrowser` throws the promise of it, before any hook of its
 * own; a tap in the middle of that would have React finish a tree that cannot be finished yet (its error 345), and the page would
 * stay without life.
 */
async function untilDataIsDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (pending) {
    if (pending instanceof Promise) await pending;
  }
}

function hydrate() {
  hydrateRoot(
    document,
    <StrictMode>
      <CartContext.Provider value={cart}>
        <RemixBrowser />
      </CartContext.Provider>
    </StrictMode>,
  );
}

void untilDataIsDecoded().finally(() => startTransition(hydrate));
