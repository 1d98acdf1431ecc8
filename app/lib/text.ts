import {languageOf} from './messages';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for XML or HTML, attributes included, without characters that XML 1.0 does not allow. */
export function escapeMarkup(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- control characters are what is looked for
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
  );
}

/** A URL as people write it: a domain alone is one by https. Null for what is none. */
export function urlAsTyped(text: string): URL | null {
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(url) ? new URL(url) : null;
}

/**
 * A posted text of several lines as its field counts it: forms send each line break as two
 * characters. '' for a value that is no text.
 */
export const multilineText = (posted: unknown): string =>
  typeof posted === 'string' ? posted.replace(/\r\n?/g, '\n').trim() : '';

/**
 * A posted text as one line: its lines divided by semicolons. So no field can add a line to a text
 * that has one line a field.
 */
export const singleLineText = (posted: unknown): string =>
  multilineText(posted)
    .split(/[\n\v\f\u0085\u2028\u2029]/)
    .map((line) => line.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('; ');

/** Longest address that mail is delivered to (RFC 5321). */
const MAX_EMAIL = 254;

/** As browsers check an e-mail field (HTML Living Standard, "valid email address"). */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Whether a text is an address that a browser's e-mail field takes. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && EMAIL.test(text);
}

/** The fields of a form that are missing, too long, or, where named `email`, no address. */
export function wrongFields<Field extends string>(
  fields: readonly Field[],
  values: Readonly<Record<Field, string>>,
  rules: {
    /** In characters; a field that it does not name has no limit. */
    maxLength: Readonly<Partial<Record<Field, number>>>;
    /** The field that may be left out. */
    optional: Field;
  },
): Field[] {
  return fields.filter((field) => {
    const text = values[field];
    if (field === 'email') return !isEmail(text);
    const isTooLong = text.length > (rules.maxLength[field] ?? Infinity);
    return isTooLong || (text === '' && field !== rules.optional);
  });
}

/** What somebody has said, a line for each label. */
export const labeledLines = (rows: readonly (readonly [string, string])[]): string =>
  rows.map(([label, value]) => `${label}: ${value}\n`).join('');

/** A link that opens a mail program with this mail. */
export function mailtoUrl(address: string, mail: {subject: string; body: string}) {
  // Mail programs take a plus sign as it is.
  return `mailto:${address}?${String(new URLSearchParams(mail)).replaceAll('+', '%20')}`;
}

/**
 * The merchant's words for a page in `tag`. Several languages stand one after the other, divided by
 * `;;;`, and all but the first begin with theirs: `We e-mail you once.;;;de: Wir schreiben einmal.`
 */
export function textIn(text: string, tag: string): string {
  const [first = '', ...others] = text.split(';;;').map((part) => part.trim());
  const language = languageOf(tag);
  const own = others.find((part) => part.toLowerCase().startsWith(`${language}:`));
  return own ? own.slice(language.length + 1).trim() : first;
}
