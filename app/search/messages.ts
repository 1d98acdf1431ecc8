/** Messages of the search. */
export const MESSAGES = {
  label: 'Search products',
  button: 'Search',
  close: 'Close search',
  shownFor: 'Showing results for',
  begin: 'Find a shirt, a hoodie, a color.',
  tryOther: 'Check the spelling, try fewer words, or look around:',
  suggestions: 'Suggestions',
  startingPoints: 'Where to begin',
  popular: 'Popular now',
  collections: 'Collections',
  collection: 'Collection',
  pages: 'Pages of results',
  firstPage: 'First page',
  nextPage: 'More results',
  allResults: 'All results for',
} as const;

/** `1 result`, `12 results`, `No results`. */
export function resultsLabel(count: number): string {
  if (count === 0) return 'No results';
  return `${count} ${count === 1 ? 'result' : 'results'}`;
}

export const suggestionsLabel = (count: number) =>
  `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;

export const nothingLabel = (words: string) => `Nothing matches “${words}”.`;
