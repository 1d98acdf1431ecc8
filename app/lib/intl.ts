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

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    ...{timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric'},
    ...{hour: 'numeric', minute: 'numeric', second: 'numeric'},
  });
  formats.set(timeZone, format);
  return format;
}

/** What a clock in a zone shows, as if it were UTC, to the second: epoch milliseconds. */
export function wallClock(instant: number, timeZone: string): number {
  const parts = formatIn(timeZone).formatToParts(instant);
  const part = (wanted: string) =>
    Number(parts.find(({type}) => type === wanted)?.value ?? 0);
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
}

/** The day that an ISO instant is on in a time zone: `2026-10-24`; '' for no instant. */
export function dayIn(instant: string, timeZone: string): string {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return '';
  return new Date(wallClock(at, timeZone)).toISOString().slice(0, 10);
}

/** A day (`2026-10-24`) in the page's words. */
export function longDate(date: string, tag: string): string {
  return new Intl.DateTimeFormat(wordsTag(tag), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
}

/** A number with its decimals: `4.7`, in German `4,7`. */
export const decimal = (value: number, tag: string): string =>
  sameEverywhere(value.toLocaleString(wordsTag(tag)));

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
