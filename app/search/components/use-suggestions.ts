import {useEffect, useState} from 'react';

import type {Suggestion, Suggestions} from '../suggestions';

/** Milliseconds of rest in typing before the store is asked. */
const REST_MS = 120;

/** Answers kept for words that are typed again, and taken back letter by letter. */
const KEPT = 50;
const kept = new Map<string, Suggestion[]>();

function keep(words: string, items: Suggestion[]) {
  const oldest = kept.keys().next().value;
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(words, items);
}

async function fetchSuggestions(words: string, signal: AbortSignal) {
  const response = await fetch(`/api/search?q=${encodeURIComponent(words)}`, {signal});
  if (!response.ok) return [];
  const {items} = (await response.json()) as Suggestions;
  keep(words, items);
  return items;
}

/**
 * Suggestions for `words`; none while they are not known, and none where the store cannot be asked. A request for older
 * words is cancelled, and its answer never shown.
 */
export function useSuggestions(words: string): readonly Suggestion[] {
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    const known = words === '' ? [] : kept.get(words);
    if (known) {
      setFound(known);
      return;
    }
    const request = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(words, request.signal)
        .catch(() => [])
        .then((items) => {
          if (!request.signal.aborted) setFound(items);
        });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [words]);
  return found;
}
