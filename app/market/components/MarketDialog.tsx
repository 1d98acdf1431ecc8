import {useLocation} from '@remix-run/react';

import {Dialog, DialogClose} from '~/ui/Dialog';
import {useMessages} from '~/ui/language';

import type {ShopPath} from '../addresses';
import type {MarketChoice} from '../market-choice';
import {MESSAGES} from '../messages';
import {MARKETS_DIALOG_ID} from './MarketButton';
import {MarketLinks} from './MarketLinks';

const TITLE_ID = 'markets-title';

/** The dialog of markets: plain links to the same page in each. A chunk of its own (hence the default export). */
export default function MarketDialog({choices}: {choices: readonly MarketChoice[]}) {
  const messages = useMessages(MESSAGES);
  const {pathname, search} = useLocation();
  return (
    <Dialog id={MARKETS_DIALOG_ID} kind="sheet" labelledBy={TITLE_ID}>
      <div className="options-head">
        <h2 id={TITLE_ID}>{messages.title}</h2>
        <DialogClose id={MARKETS_DIALOG_ID} label={messages.close} />
      </div>
      <MarketLinks choices={choices} path={pathname as ShopPath} search={search} />
    </Dialog>
  );
}
