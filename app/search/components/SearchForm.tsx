import {Form} from '@remix-run/react';
import {Suspense, useEffect, useRef, useState} from 'react';

import {pathFor} from '~/market';
import {Icon} from '~/ui/Icon';
import {useMessages} from '~/ui/language';
import {lazyPart} from '~/ui/lazy-part';

import {MESSAGES} from '../messages';
import {MAX_WORDS_LENGTH} from '../words';

const SearchSuggestions = lazyPart(() => import('./SearchSuggestions'));

interface SearchFormProps {
  /** Id of the field; unique in the document. */
  id: string;
  /** Initial value of the field. */
  words?: string;
  /** Whether it shows suggestions. Otherwise it is a plain search box. */
  suggests?: boolean;
}

/**
 * A form that opens `/search`, also without JavaScript. With suggestions, their chunk loads on first focus and makes
 * the field a combobox. The field is uncontrolled, and its ARIA attributes are set outside React.
 */
export function SearchForm({id, words = '', suggests = false}: SearchFormProps) {
  const messages = useMessages(MESSAGES);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    // The field may have been focused before hydration.
    if (document.activeElement === field.current) setWanted(true);
  }, []);
  return (
    <Form
      ref={form}
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
        defaultValue={words}
        maxLength={MAX_WORDS_LENGTH}
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
        <Suspense fallback={null}>
          <SearchSuggestions field={field} />
        </Suspense>
      )}
    </Form>
  );
}
