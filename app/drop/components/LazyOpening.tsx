import {Part} from '~/ui/ErrorBoundary';
import {useMessages} from '~/ui/language';
import {hydratedPart, lazyPart} from '~/ui/lazy-part';

import {MESSAGES} from '../messages';

/* Rendered on the server; their chunk loads before hydration, or later where only the browser
   renders them. Times are epoch milliseconds. */

const LazyOpensAt = lazyPart(async () => ({
  default: (await import('./Opening')).OpensAt,
}));

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
 * When a product opens, on a card; or the time left, on the product's page, which then refreshes
 * itself.
 */
export const Opening = hydratedPart('[data-opening]', async () => ({
  default: (await import('./Opening')).Opening,
}));
