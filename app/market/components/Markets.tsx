import {useLocation} from '@remix-run/react';

import {withoutClickIds} from '~/lib/click-ids';
import {Part} from '~/ui/ErrorBoundary';
import {useIsLive} from '~/ui/tasks';
import {useMessages} from '~/ui/language';
import {lazyPart} from '~/ui/lazy-part';

import {
  currentChoice,
  marketName,
  MARKETS_DIALOG_ID,
  unitOf,
  useMarket,
  type MarketChoice,
} from '../market';
import {MESSAGES} from '../messages';
import {hrefIn, FROM_PARAM, pathFor} from '../pages';
import type {MarketsProps} from './MarketLinks';

interface MarketButtonProps {
  choices: readonly MarketChoice[];
  /** Whether it shows the currency alone, as in a row of links. */
  isShort?: boolean;
}

/** Opens the dialog of markets; until its chunk has come, a link to the page of them. */
export function MarketButton({choices, isShort = false}: MarketButtonProps) {
  const messages = useMessages(MESSAGES);
  const market = useMarket();
  const {pathname, search} = useLocation();
  const current = currentChoice(choices, market.prefix);
  if (!current) return null;
  const query = new URLSearchParams({[FROM_PARAM]: pathname + withoutClickIds(search)});
  const name = marketName(current);
  return (
    <a
      href={`${hrefIn(market, pathFor('markets'))}?${query}`}
      role="button"
      className="link market-link"
      data-opens={MARKETS_DIALOG_ID}
      aria-haspopup="dialog"
      aria-label={messages.button(name)}
    >
      {isShort ? unitOf(current) : name}
    </a>
  );
}

const OtherMarkets = lazyPart(() => import('./MarketLinks'));

/** The dialog of markets, and the offer of the visitor's own, once the page is live. */
export function Markets(props: MarketsProps) {
  if (!useIsLive()) return null;
  return (
    <Part>
      <OtherMarkets {...props} />
    </Part>
  );
}
