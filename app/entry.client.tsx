import {RemixBrowser} from '@remix-run/react';
import {startTransition, StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';

import {loadLanguage} from './languages';
import {partsLoaded} from './ui/lazy-part';
import {hydrationBegins} from './ui/rendered-again';

// Hydration needs the language that the server has rendered. A chunk that fails is missing alone.
await Promise.allSettled([loadLanguage(document.documentElement.lang), partsLoaded()]);

// Back may have changed the URL: the document is then about to be loaded again (early-events.ts).
if (document.documentElement.dataset.outdated === undefined) {
  hydrationBegins();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}
