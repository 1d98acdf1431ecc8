import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';

import {addressIn, pathFor, useMarket} from '~/market';
import {Dialog, DialogClose} from '~/ui/Dialog';
import {closeDialog} from '~/ui/dialog-control';
import {Icon} from '~/ui/Icon';
import {useMessages} from '~/ui/language';

import {MESSAGES} from '../messages';
import {SearchForm} from './SearchForm';

/** Id of the dialog with the search form. */
const SEARCH_DIALOG_ID = 'search';

/** Opens the search dialog; without JavaScript a link to the search page. */
export function SearchButton() {
  const messages = useMessages(MESSAGES);
  return (
    <a
      href={addressIn(useMarket(), pathFor('search'))}
      className="button button-icon search-button"
      aria-label={messages.button}
      data-opens={SEARCH_DIALOG_ID}
    >
      <Icon name="search" />
    </a>
  );
}

/** The search form in a dialog. Closes when it has led to another page. */
export function SearchDialog() {
  const messages = useMessages(MESSAGES);
  const {key} = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // Not for the initial page: the dialog may have been opened before hydration.
    if (shown.current === key) return;
    shown.current = key;
    closeDialog(SEARCH_DIALOG_ID);
  }, [key]);
  return (
    <Dialog
      id={SEARCH_DIALOG_ID}
      kind="top"
      label={messages.button}
      className="search-dialog"
    >
      <SearchForm id="search-words" suggests />
      <DialogClose id={SEARCH_DIALOG_ID} label={messages.close} />
    </Dialog>
  );
}
