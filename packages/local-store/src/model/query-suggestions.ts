/** Completions of what a shopper is typing. */
import {wordsOf} from './search-match';

export interface QuerySuggestion {
  text: string;
  /** HTML: what was typed marked, what was added plain, as Shopify styles suggestions. */
  styledText: string;
}

/**
 * Queries that complete what is typed, drawn from the words of titles and kinds of goods.
 * @param texts titles and kinds, in the order of their weight
 * @param limit most that are answered
 */
export function suggestQueries(
  typed: string,
  texts: readonly string[],
  limit: number,
): QuerySuggestion[] {
  const asked = wordsOf(typed);
  const last = asked.pop();
  if (!last) return [];
  const before = asked.join(' ');
  const completions = new Set<string>();
  for (const text of texts) {
    const words = wordsOf(text);
    if (!asked.every((word) => words.includes(word))) continue;
    for (const word of words)
      if (word.startsWith(last) && !asked.includes(word)) completions.add(word);
  }
  return [...completions].slice(0, limit).map((word) => {
    const start = before ? `${before} ` : '';
    return {
      text: start + word,
      styledText: `<mark>${start}${last}</mark><span>${word.slice(last.length)}</span>`,
    };
  });
}
