import {RemixBrowser} from '@remix-run/react';
import {startTransition, StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';

import {loadLanguage} from './languages';

/**
 * Parts of a document whose scripts are chunks of their own. React renders such a part anew where something changes before
 * its chunk is there, and what was typed in it is lost; so a document that has one loads it first.
 */
const PARTS: [selector: string, load: () => Promise<unknown>][] = [
  ['.section', () => import('./sections/SectionList')],
  ['[data-ended]', () => import('./recommendations/components/EndedProduct')],
  ['.print', async () => (await import('./personalization/load-views')).loadViews()],
  ['[data-notify]', () => import('./notify/components/NotifyForm')],
  ['[data-opening]', () => import('./drop/components/Opening')],
];
const parts = PARTS.filter(([selector]) => document.querySelector(selector));

// The page's language, too: hydration needs the words that the server has rendered. A chunk that fails is missing alone.
await Promise.allSettled([
  loadLanguage(document.documentElement.lang),
  ...parts.map(([, load]) => load()),
]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
