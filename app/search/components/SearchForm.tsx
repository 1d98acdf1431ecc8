import {Form} from '@remix-run/react';
import {lazy, Suspense, useEffect, useRef, useState} from 'react';

import {ErrorBoundary} from '~/ui/ErrorBoundary';
import {Icon} from '~/ui/Icon';

import {MESSAGES} from '../messages';
import {MAX_WORDS_LENGTH} from '../words';

const SearchSuggestions = lazy(() => import('./SearchSuggestions'));

interface SearchFormProps {
  /** Id of the field; unique in the document. */
  id: string;
  /** What the field holds at first. */
  words?: string;
  /** Whether suggestions show below it. Elsewhere it is a plain search box. */
  suggests?: boolean;
}

/**
 * A form that leads to `/search`, without any script too. Where it suggests, suggestions are loaded from the first focus on, and the
 * field becomes a combobox; React leaves its text and its ARIA attributes to the browser and to them.
 */
export function SearchForm({id, words = '', suggests = false}: SearchFormProps) {
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
      <label htmlFor={id} className="visually-hidden">
        {MESSAGES.label}
      </label>
      <input
        ref={field}
        id={id}
        type={suggests ? 'text' : 'search'}
        inputMode="search"
        name="q"
        defaultValue={words}
        maxLength={MAX_WORDS_LENGTH}
        placeholder={MESSAGES.button}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        className="field"
      />
      <button type="submit" className="button button-icon" aria-label={MESSAGES.button}>
        <Icon name="search" />
      </button>
      {suggests && wanted && (
        // Without them it is the plain search box that it was.
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <SearchSuggestions field={field} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Form>
  );
}
