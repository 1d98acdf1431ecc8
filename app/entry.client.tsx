import {RemixBrowser} from '@remix-run/react';
import {startTransition, StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';

import {loadLanguage} from './languages';
import {partsLoaded} from './ui/lazy-part';
import {hydrationBegins} from './ui/rendered-again';

// Hydration needs the language that the server has rendered. A chunk that fails is missing alone.
await Promise.allSettled([loadLanguage(document.documentElement.lang), partsLoaded()]);

let isReported = false;

/** Of a changed document React reports every element beside the first that did not match. */
function reportFirst(error: unknown) {
  if (!isReported) reportError(error);
  isReported = true;
}

// A wheel over a focused number would change it instead of scrolling the page.
document.addEventListener(
  'wheel',
  ({target}) => {
    if (target instanceof HTMLInputElement && target.type === 'number') target.blur();
  },
  {passive: true},
);

// Back may have changed the URL: the document is then about to be loaded again (early-events.ts).
if (document.documentElement.dataset.outdated === undefined) {
  hydrationBegins();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
      {onRecoverableError: reportFirst},
    );
  });
}
