import {Part} from '~/ui/ErrorBoundary';
import {useMessages} from '~/ui/language';
import {lazyPart, loadBeforeHydration} from '~/ui/lazy-part';

import {MESSAGES} from '../messages';

const chunk = () => import('./Opening');
loadBeforeHydration('[data-opening]', chunk);

const LazyOpensAt = lazyPart(async () => ({default: (await chunk()).OpensAt}));
const LazyOpening = lazyPart(async () => ({default: (await chunk()).Opening}));
const LazyOpeningOnPage = lazyPart(async () => ({
  default: (await chunk()).OpeningOnPage,
}));

/* Rendered on the server; their chunk loads before hydration, or later where only the browser
   renders them. Times are epoch milliseconds. */

/** `Opens Friday 6 pm`, on a button or after a sentence. */
export function OpensAt({at}: {at: number}) {
  const {notYet} = useMessages(MESSAGES);
  return (
    <Part fallback={notYet}>
      <LazyOpensAt at={at} />
    </Part>
  );
}

/**
 * When a product opens, with the countdown: on a card, or on the product's page, which then
 * refreshes itself.
 */
export function Opening({at, onPage = false}: {at: number; onPage?: boolean}) {
  const Shown = onPage ? LazyOpeningOnPage : LazyOpening;
  return (
    <Part>
      <Shown at={at} />
    </Part>
  );
}
