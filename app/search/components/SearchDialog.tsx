import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';

import {Dialog, DialogClose} from '~/ui/Dialog';
import {closeDialog} from '~/ui/dialog-control';
import {Icon} from '~/ui/Icon';

import {MESSAGES} from '../messages';
import {SearchForm} from './SearchForm';

/** Id of the dialog with the search form. */
const SEARCH_DIALOG_ID = 'search';

/** Opens the search; without a script it is a link to the search's own page. */
export function SearchButton() {
  return (
    <a
      href="/search"
      className="button button-icon search-button"
      aria-label={MESSAGES.button}
      data-opens={SEARCH_DIALOG_ID}
    >
      <Icon name="search" />
    </a>
  );
}

/** The search form over any page; it closes when it has led somewhere. */
export function SearchDialog() {
  const {key} = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // Not for the page it was rendered with: there it may have been opened before hydration.
    if (shown.current === key) return;
    shown.current = key;
    closeDialog(SEARCH_DIALOG_ID);
  }, [key]);
  return (
    <Dialog
      id={SEARCH_DIALOG_ID}
      kind="top"
      label={MESSAGES.button}
      className="search-dialog"
    >
      <SearchForm id="search-words" suggests />
      <DialogClose id={SEARCH_DIALOG_ID} label={MESSAGES.close} />
    </Dialog>
  );
}
