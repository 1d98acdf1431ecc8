import {wordsTag} from './messages';

/**
 * A text of `Intl` in one form: the worker's and the browsers' data differ in spaces (U+00A0,
 * U+202F), apostrophes, minus signs, marks of direction and wide forms such as `¥`, and hydration
 * needs the same text on both sides.
 */
export function sameEverywhere(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\s/g, '\u00a0')
    .replace(/\u2019/g, "'")
    .replace(/\u2212/g, '-')
    .replace(/[\u061c\u200e\u200f]/g, '');
}

/** A day in the page's words, by UTC: of a date (`2026-10-24`) or an ISO instant. */
export function longDate(date: string, tag: string): string {
  return new Intl.DateTimeFormat(wordsTag(tag), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
}

/** The forms of a text, by what `Intl.PluralRules` calls them; `#` stands for the number. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & {other: string};

/** Counts: `counter('fr')(2, {one: '# article', other: '# articles'})` is `2 articles`. */
export function counter(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count, forms) =>
    (forms[rules.select(count)] ?? forms.other).replace(
      '#',
      sameEverywhere(numbers.format(count)),
    );
}
