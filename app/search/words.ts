/** Characters of a search that are looked at; nobody types more. */
export const MAX_WORDS_LENGTH = 100;

/** The words of a search as they were typed into a field or an address: one line, trimmed, bounded; '' for none. */
export function searchWords(typed: string | null | undefined): string {
  return (typed ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_WORDS_LENGTH).trim();
}

/** Address of the results for `words`. */
export function searchPath(words: string): string {
  return words ? `/search?q=${encodeURIComponent(words)}` : '/search';
}

/** `1 result`, `12 results`, `No results`. */
export function resultsLabel(count: number): string {
  if (count === 0) return 'No results';
  return `${count} ${count === 1 ? 'result' : 'results'}`;
}
