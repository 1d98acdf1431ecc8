/** Whether a resource matches a query in Shopify's search syntax. */
import {holdsFor, parseSearch, type Comparator, type SearchTerm} from './search-syntax';

/** The values of a resource's fields; several values match when one does. */
export interface SearchFields {
  /** Texts that a term without a field is sought in, word by word; or whether they hold it. */
  default: readonly string[] | ((term: SearchTerm) => boolean);
  /** Compared as a whole, whatever the case. */
  text?: Record<string, readonly string[]>;
  /** Sought word by word, as the default texts are. */
  words?: Record<string, readonly string[]>;
  numbers?: Record<string, readonly number[]>;
  /** ISO instants. */
  dates?: Record<string, string>;
  flags?: Record<string, boolean>;
}

/**
 * A test for resources, made once per query.
 * @param now the instant that `now` in a comparison of dates stands for
 */
export function searchTest(query: string, now: Date): (fields: SearchFields) => boolean {
  const expression = parseSearch(query);
  return (fields) => holdsFor(expression, (term) => termMatches(term, fields, now));
}

/** The words of a text, folded: lower case, without accents. */
export function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Whether all words of a phrase stand in a text, one after the other.
 * @param prefix whether the last may be the beginning of a word
 */
function hasPhrase(text: string, phrase: string, prefix: boolean): boolean {
  const asked = wordsOf(phrase);
  const words = wordsOf(text);
  if (asked.length === 0) return false;
  return words.some((_, start) =>
    asked.every((word, offset) => {
      const candidate = words[start + offset];
      const isLast = offset === asked.length - 1;
      return prefix && isLast
        ? (candidate?.startsWith(word) ?? false)
        : candidate === word;
    }),
  );
}

function termMatches(term: SearchTerm, fields: SearchFields, now: Date): boolean {
  const {field, comparator, value, prefix} = term;
  if (field === undefined) {
    return typeof fields.default === 'function'
      ? fields.default(term)
      : fields.default.some((text) => hasPhrase(text, value, prefix));
  }
  const text = fields.text?.[field];
  if (text) return text.some((stored) => equals(stored, value, prefix));
  const words = fields.words?.[field];
  if (words)
    return value === '*' || words.some((stored) => hasPhrase(stored, value, prefix));
  const numbers = fields.numbers?.[field];
  if (numbers)
    return numbers.some((stored) => compares(stored, comparator, Number(value)));
  const date = fields.dates?.[field];
  if (date) {
    const asked = value === 'now' ? now.getTime() : Date.parse(value);
    return compares(Date.parse(date), comparator, asked);
  }
  const flag = fields.flags?.[field];
  // A field that nobody knows narrows nothing: Shopify answers it with a warning, not an error.
  return flag === undefined || flag === (value !== 'false' && value !== '0');
}

/** `product_type:a,b` asks for either. */
function equals(stored: string, asked: string, prefix: boolean): boolean {
  const folded = stored.toLowerCase();
  return [asked, ...asked.split(',')]
    .map((one) => one.trim().toLowerCase())
    .some((one) => (prefix ? folded.startsWith(one) : folded === one));
}

function compares(stored: number, comparator: Comparator, asked: number): boolean {
  switch (comparator) {
    case ':':
      return stored === asked;
    case '<':
      return stored < asked;
    case '<=':
      return stored <= asked;
    case '>':
      return stored > asked;
    case '>=':
      return stored >= asked;
  }
}
