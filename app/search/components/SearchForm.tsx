import {Form, useLocation} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';

import {hrefIn, pathFor, useMarket} from '~/market';
import {useChange} from '~/ui/effects';
import {Part} from '~/ui/ErrorBoundary';
import {Icon} from '~/ui/Icon';
import {useMessages} from '~/ui/language';
import {lazyPart} from '~/ui/lazy-part';
import {closeDialog, Dialog, DialogClose} from '~/ui/Dialog';

import {MESSAGES} from '../messages';
import {MAX_TERM_LENGTH} from '../term';

const SearchSuggestions = lazyPart(() => import('./SearchSuggestions'));

interface SearchFormProps {
  /** Id of the field; unique in the document. */
  id: string;
  term?: string;
  /** Whether it shows suggestions. Otherwise it is a plain search box. */
  suggests?: boolean;
}

/**
 * A form that opens `/search`; suggestions load on first focus and make the field a combobox. The
 * field is uncontrolled, and its ARIA attributes are set outside React.
 */
export function SearchForm({id, term = '', suggests = false}: SearchFormProps) {
  const messages = useMessages(MESSAGES);
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    // The field may have been focused before hydration.
    if (document.activeElement === field.current) setWanted(true);
  }, []);
  return (
    <Form
      role="search"
      method="get"
      action={pathFor('search')}
      className="search-form"
      onFocus={() => setWanted(true)}
    >
      <input
        ref={field}
        id={id}
        aria-label={messages.label}
        type={suggests ? 'text' : 'search'}
        inputMode="search"
        name="q"
        defaultValue={term}
        maxLength={MAX_TERM_LENGTH}
        placeholder={messages.button}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        className="field"
      />
      <button type="submit" className="button button-icon" aria-label={messages.button}>
        <Icon name="search" />
      </button>
      {suggests && wanted && (
        // Without suggestions it stays a plain search box.
        <Part>
          <SearchSuggestions field={field} />
        </Part>
      )}
    </Form>
  );
}

const SEARCH_DIALOG_ID = 'search';

/** Opens the search dialog; without JavaScript a link to the search page. */
export function SearchButton() {
  const messages = useMessages(MESSAGES);
  return (
    <a
      href={hrefIn(useMarket(), pathFor('search'))}
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
  // Not for the initial page: the dialog may have been opened before hydration.
  useChange(key, () => closeDialog(SEARCH_DIALOG_ID));
  return (
    <Dialog
      id={SEARCH_DIALOG_ID}
      kind="top"
      label={messages.button}
      className="search-dialog"
    >
      <SearchForm id="search-term" suggests />
      <DialogClose id={SEARCH_DIALOG_ID} label={messages.close} />
    </Dialog>
  );
}
