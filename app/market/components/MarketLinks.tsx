import {useLocation} from '@remix-run/react';

import {withoutClickIds} from '~/lib/click-ids';
import {Dialog, DialogClose} from '~/ui/Dialog';
import {useMessages} from '~/ui/language';

import {hrefIn, VARIANT_PARAM, type ShopPath} from '../pages';
import {useChosenVariant} from '../kept-choice';
import {marketName, useMarket, type MarketChoice} from '../market';
import {MESSAGES} from '../messages';
import {MARKETS_DIALOG_ID} from './MarketButton';

interface MarketLinksProps {
  choices: readonly MarketChoice[];
  /** The page, without its market. */
  path: ShopPath;
  /** Its query. */
  search: string;
}

/** A link to the page in each market: each is a document of its own language. */
export function MarketLinks({choices, path, search}: MarketLinksProps) {
  const market = useMarket();
  const variant = useChosenVariant();
  const query = variant ? `?${new URLSearchParams({[VARIANT_PARAM]: variant})}` : search;
  return (
    <ul className="grid gap-1 p-6">
      {choices.map((choice) => {
        const isCurrent = choice.prefix === market.prefix;
        return (
          <li key={choice.prefix}>
            <a
              href={hrefIn(choice, path) + query}
              hrefLang={choice.tag}
              lang={choice.tag}
              aria-current={isCurrent || undefined}
              className={`link inline-block py-3 ${isCurrent ? 'font-semibold' : ''}`}
            >
              {marketName(choice)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

const TITLE_ID = 'markets-title';

/** The dialog of markets. A chunk of its own (hence the default export). */
export default function MarketDialog({choices}: {choices: readonly MarketChoice[]}) {
  const messages = useMessages(MESSAGES);
  const {pathname, search} = useLocation();
  return (
    <Dialog id={MARKETS_DIALOG_ID} kind="sheet" labelledBy={TITLE_ID}>
      <div className="options-head">
        <h2 id={TITLE_ID}>{messages.title}</h2>
        <DialogClose id={MARKETS_DIALOG_ID} label={messages.close} />
      </div>
      <MarketLinks
        choices={choices}
        path={pathname as ShopPath}
        search={withoutClickIds(search)}
      />
    </Dialog>
  );
}
