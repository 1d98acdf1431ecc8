import {useLocation} from '@remix-run/react';

import {withoutClickIds} from '~/lib/click-ids';
import {useMessages} from '~/ui/language';

import {hrefIn, FROM_PARAM, pathFor} from '../pages';
import {currentChoice, marketName, unitOf, useMarket, type MarketChoice} from '../market';
import {MESSAGES} from '../messages';

export const MARKETS_DIALOG_ID = 'markets';

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
      className="link inline-block py-3"
      data-opens={MARKETS_DIALOG_ID}
      aria-haspopup="dialog"
      aria-label={messages.button(name)}
    >
      {isShort ? unitOf(current) : name}
    </a>
  );
}
