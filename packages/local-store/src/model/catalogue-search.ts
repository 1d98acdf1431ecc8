/**
 * Search over the shop: every word of a query must be found, and what is found in a title counts
 * more than what is found in a description. Fields and operators of Shopify's search syntax work
 * as they do in `products(query:)`.
 */
import {searchTest, type SearchFields, wordsOf} from './search-match';
import {parseSearch, type SearchExpression, type SearchTerm} from './search-syntax';
import {findsPhrase, type IndexedText} from './search-tolerance';

/** A resource as search sees it: texts by the schema's `SearchableField`, with their weights. */
export interface Searchable<Item> {
  item: Item;
  texts: readonly {words: IndexedText; weight: number}[];
  fields: Omit<SearchFields, 'default'>;
}

/** Weights of `SearchableField`s; the schema orders them no further than by example. */
export const fieldWeights = {
  TITLE: 10,
  PRODUCT_TYPE: 6,
  TAG: 5,
  VENDOR: 4,
  VARIANTS_TITLE: 3,
  VARIANTS_SKU: 8,
  VARIANTS_BARCODE: 8,
  BODY: 1,
  AUTHOR: 0,
} as const;

export type SearchableField = keyof typeof fieldWeights;

/**
 * What matches a query, best first; equals stay in their order. The last word may be the beginning of one: the live service finds it
 * so with `SearchPrefixQueryType.NONE` too.
 */
export function rank<Item>(
  query: string,
  candidates: readonly Searchable<Item>[],
  now: Date,
): Item[] {
  const asked = withPrefix(query);
  const terms = wantedTerms(parseSearch(asked));
  if (terms.length === 0) return [];
  const matches = searchTest(asked, now);
  return candidates
    .filter(({texts, fields}) =>
      matches({
        ...fields,
        default: ({value, prefix}) =>
          texts.some(({words}) => findsPhrase(words, value, prefix)),
      }),
    )
    .map((candidate) => ({item: candidate.item, score: scoreOf(candidate, terms)}))
    .sort((a, b) => b.score - a.score)
    .map(({item}) => item);
}

/** The query with its last word open at the end, unless it ends in a quotation or a space. */
function withPrefix(query: string): string {
  return /[\p{L}\p{N}]$/u.test(query) ? `${query}*` : query.trim();
}

/** The terms that a match is to contain: those that are not negated. */
function wantedTerms(expression: SearchExpression): SearchTerm[] {
  switch (expression.kind) {
    case 'term':
      return [expression.term];
    case 'not':
      return [];
    case 'and':
    case 'or':
      return expression.operands.flatMap(wantedTerms);
  }
}

function scoreOf<Item>({texts}: Searchable<Item>, terms: readonly SearchTerm[]): number {
  return terms.reduce((score, {field, value, prefix}) => {
    if (field !== undefined) return score;
    const weights = texts
      .filter(({words}) => findsPhrase(words, value, prefix))
      .map(({weight}) => weight);
    return score + Math.max(0, ...weights);
  }, 0);
}

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
