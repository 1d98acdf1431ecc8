import {Form} from '@remix-run/react';
import {lazy, Suspense, useEffect, useRef, useState} from 'react';

import {MAX_WORDS_LENGTH} from '../words';
import {Icon} from '~/ui/Icon';

const SearchSuggestions = lazy(() => import('./SearchSuggestions'));

interface SearchFormProps {
  /** Id of the field; unique in the document. */
  id: string;
  /** What the field holds at first. */
  words?: string;
}

/**
 * A form that leads to `/search`, without any script too. From the first focus on, suggestions are loaded and the field
 * becomes a combobox; React leaves its text and its ARIA attributes to the browser and to them.
 */
export function SearchForm({id, words = ''}: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    // The visitor may have been here before hydration was.
    if (document.activeElement === field.current) setWanted(true);
  }, []);
  return (
    <Form
      ref={form}
      role="search"
      method="get"
      action="/search"
      className="search-form"
      onFocus={() => setWanted(true)}
    >
      <label htmlFor={id} className="hush">
        Search products
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="search"
        name="q"
        defaultValue={words}
        maxLength={MAX_WORDS_LENGTH}
        placeholder="Search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        className="field"
      />
      <button type="submit" className="button button-icon" aria-label="Search">
        <Icon name="search" />
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <SearchSuggestions field={field} />
        </Suspense>
      )}
    </Form>
  );
}
