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

/** Whether this is the name of a time zone: `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    return name !== '' && Boolean(new Intl.DateTimeFormat('en', {timeZone: name}));
  } catch {
    return false;
  }
}

/** The day that an ISO instant is on in a time zone: `2026-10-24`; '' for no instant. */
export function dayIn(instant: string, timeZone: string): string {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return '';
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{timeZone, year: 'numeric', month: '2-digit', day: '2-digit'},
  }).formatToParts(at);
  const part = (wanted: string) => parts.find(({type}) => type === wanted)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** A day (`2026-10-24`) in the page's words. */
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
