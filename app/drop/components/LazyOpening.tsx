import {lazy, Suspense} from 'react';

import {ErrorBoundary} from '~/ui/ErrorBoundary';
import {useMessages} from '~/ui/language';

import {MESSAGES} from '../messages';

const chunk = () => import('./Opening');

const LazyOpensAt = lazy(async () => ({default: (await chunk()).OpensAt}));
const LazyOpening = lazy(async () => ({default: (await chunk()).Opening}));
const LazyOpeningOnPage = lazy(async () => ({default: (await chunk()).OpeningOnPage}));

/* Rendered on the server; in the browser their chunk comes after hydration. Times are epoch milliseconds. */

/** `Opens Friday 6 pm`, on a button or after a sentence. */
export function OpensAt({at}: {at: number}) {
  const {notYet} = useMessages(MESSAGES);
  return (
    <ErrorBoundary fallback={notYet}>
      <Suspense fallback={notYet}>
        <LazyOpensAt at={at} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** When a product opens, with the countdown: on a card, or on the product's page, which then refreshes itself. */
export function Opening({at, onPage = false}: {at: number; onPage?: boolean}) {
  const Shown = onPage ? LazyOpeningOnPage : LazyOpening;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Shown at={at} />
      </Suspense>
    </ErrorBoundary>
  );
}
