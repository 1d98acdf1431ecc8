import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';

import {Dialog, DialogClose} from '~/ui/Dialog';
import {closeDialog} from '~/ui/dialog-control';

import {SEARCH_DIALOG_ID} from './SearchButton';
import {SearchForm} from './SearchForm';

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
    <Dialog id={SEARCH_DIALOG_ID} kind="top" label="Search" className="search-dialog">
      <SearchForm id="search-words" />
      <DialogClose id={SEARCH_DIALOG_ID} label="Close search" />
    </Dialog>
  );
}
