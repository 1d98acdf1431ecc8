import {Part} from '~/ui/ErrorBoundary';
import {useIsLive} from '~/ui/tasks';
import {lazyPart} from '~/ui/lazy-part';

import type {MarketChoice} from '../market';

const MarketDialog = lazyPart(() => import('./MarketLinks'));
const MarketOffer = lazyPart(() => import('./MarketOffer'));

interface MarketsProps {
  choices: readonly MarketChoice[];
  /** The visitor's country, from the cart's first answer; null until then, or if unknown. */
  country: string | null;
}

/**
 * The dialog of markets, and the offer of the visitor's own: chunks that load once the page is
 * live.
 */
export function Markets({choices, country}: MarketsProps) {
  if (!useIsLive()) return null;
  return (
    <Part>
      <MarketDialog choices={choices} />
      {country !== null && <MarketOffer choices={choices} country={country} />}
    </Part>
  );
}
