/**
 * Search over the shop: every word of a query must be found, and what is found in a title counts
 * more than what is found in a description. Fields and operators of Shopify's search syntax work
 * as they do in `products(query:)`.
 */
import {searchTest, type SearchFields, wordsOf} from './search-match';
import {parseSearch, type SearchExpression, type SearchTerm} from './search-syntax';
import {
  findsPhrase,
  indexText,
  isOneLetterOff,
  type IndexedText,
} from './search-tolerance';

/** A resource as search sees it: texts by the schema's `SearchableField`, with their weights. */
export interface Searchable<Item> {
  item: Item;
  texts: readonly SearchedText[];
  fields: Omit<SearchFields, 'default'>;
}

export interface SearchedText {
  words: IndexedText;
  weight: number;
  /** Whether a typing mistake is forgiven: not in tags and descriptions. */
  typos: boolean;
}

/** Groups of words that searches take for one another. */
export type Synonyms = readonly (readonly string[])[];

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

/** A sign between words, which is no word: the & of “Sizes & Fit”. */
const SIGNS_ALONE = /(?<=^|\s)[&+/|·–—]+(?=\s|$)/g;

/** How a query is understood. */
export interface SearchSettings {
  now: Date;
  synonyms: Synonyms;
  /** Whether the last word may be the beginning of one; true by default. */
  prefix?: boolean;
}

/** The items that match a query, best first, and the newest of equals, which has the highest id. */
export function rank<Item extends {data: {id: number}}>(
  query: string,
  candidates: readonly Searchable<Item>[],
  {now, synonyms, prefix = true}: SearchSettings,
): Item[] {
  const words = query.replace(SIGNS_ALONE, ' ');
  const asked = prefix ? withPrefix(words) : words.trim();
  const terms = wantedTerms(parseSearch(asked));
  if (terms.length === 0) return [];
  const matches = searchTest(asked, now);
  const finds = termFinder(synonyms);
  return candidates
    .filter(({texts, fields}) =>
      matches({
        ...fields,
        default: (term) => texts.some((text) => finds(text, term)),
      }),
    )
    .map(({item, texts}) => ({item, score: scoreOf(texts, terms, finds)}))
    .sort((a, b) => b.score - a.score || b.item.data.id - a.item.data.id)
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

type TermFinder = (text: SearchedText, term: SearchTerm) => boolean;

/** Whether a text has a term's words or a synonym of them. The words of a term are split once, for all texts. */
function termFinder(synonyms: Synonyms): TermFinder {
  const phrases = new Map<string, {asked: IndexedText; others: IndexedText[]}>();
  return ({words, typos}, {value, prefix}) => {
    const phrase = phrases.get(value) ?? {
      asked: indexText(value),
      others: synonymsOf(value, synonyms).map(indexText),
    };
    phrases.set(value, phrase);
    return (
      findsPhrase(words, phrase.asked, {prefix, typos}) ||
      phrase.others.some((other) =>
        findsPhrase(words, other, {prefix: false, typos: false}),
      )
    );
  };
}

/** The other words of the groups that have these words. */
function synonymsOf(words: string, synonyms: Synonyms): string[] {
  const asked = wordsOf(words).join(' ');
  const isAsked = (other: string) => wordsOf(other).join(' ') === asked;
  return synonyms
    .filter((group) => group.some(isAsked))
    .flatMap((group) => group.filter((other) => !isAsked(other)));
}

function scoreOf(
  texts: readonly SearchedText[],
  terms: readonly SearchTerm[],
  finds: TermFinder,
): number {
  return terms.reduce((score, term) => {
    if (term.field !== undefined) return score;
    const weights = texts.filter((text) => finds(text, term)).map(({weight}) => weight);
    return score + Math.max(0, ...weights);
  }, 0);
}

export interface QuerySuggestion {
  text: string;
  /** HTML: what was typed marked, what was added plain, as Shopify styles suggestions. */
  styledText: string;
}

/**
 * Queries that complete what is typed, drawn from the words of titles and kinds of goods. Where no word begins like that, those that it
 * may be with a typing mistake, and its synonyms.
 * @param texts titles and kinds, in the order of their weight
 * @param limit most that are answered
 */
export function suggestQueries(
  typed: string,
  texts: readonly string[],
  {limit, synonyms}: {limit: number; synonyms: Synonyms},
): QuerySuggestion[] {
  const asked = wordsOf(typed);
  const last = asked.pop();
  if (!last) return [];
  const before = asked.join(' ');
  const others = synonymsOf(last, synonyms);
  const completions = new Set<string>();
  const meant = new Set<string>();
  for (const text of texts) {
    const words = wordsOf(text);
    if (!asked.every((word) => words.includes(word))) continue;
    for (const word of words) {
      if (asked.includes(word)) continue;
      if (word.startsWith(last)) completions.add(word);
      else if (others.includes(word) || isOneLetterOff(word, last)) meant.add(word);
    }
  }
  const start = before ? `${before} ` : '';
  const isCompleted = completions.size > 0;
  return [...(isCompleted ? completions : meant)].slice(0, limit).map((word) => ({
    text: start + word,
    styledText: isCompleted
      ? `<mark>${start}${last}</mark><span>${word.slice(last.length)}</span>`
      : `<mark>${start}</mark><span>${word}</span>`,
  }));
}
