const counted = (count: number, noun: string) =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

export const MESSAGES = {
  namespace: 'search',
  label: 'Search products',
  button: 'Search',
  close: 'Close search',
  begin: 'Find a shirt, a hoodie, a color.',
  tryOther: 'Check the spelling, try fewer words, or look around:',
  suggestions: 'Suggestions',
  startingPoints: 'Where to begin',
  popular: 'Popular now',
  collections: 'Collections',
  collection: 'Collection',
  page: 'Page',
  texts: 'Pages and articles',
  pages: 'Pages of results',
  firstPage: 'First page',
  nextPage: 'More results',
  /** Around the visitor's term. */
  resultsFor: (count: number): readonly [before: string, after: string] => [
    `${count === 0 ? 'No results' : counted(count, 'result')} for “`,
    '”.',
  ],
  /** Around the term that the store took instead. */
  shownFor: ['Showing results for ', '.'],
  /** Around the visitor's term. */
  allResults: ['All results for “', '”'],
  suggested: (count: number) => counted(count, 'suggestion'),
  nothing: (term: string) => `Nothing matches “${term}”.`,
} as const;
