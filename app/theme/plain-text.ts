/** Controls, and marks that turn text around or hide in it: nothing a merchant types on purpose. */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/g;

const LONE_SURROGATE =
  /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Marks piled on one letter beyond what any script needs. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * One line of text as people read it: no controls, no marks that reorder the page, spaces collapsed.
 * `null` when nothing is left, or more than `limit` characters are.
 */
export function plainText(text: string, limit: number): string | null {
  const clean = text
    .replace(LONE_SURROGATE, '')
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(PILED_MARKS, '$1')
    .trim();
  return clean === '' || [...clean].length > limit ? null : clean;
}
