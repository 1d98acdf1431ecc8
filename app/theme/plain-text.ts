/** Control characters and bidirectional marks, which no merchant types on purpose. */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/g;

const LONE_SURROGATE =
  /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** More combining marks on a letter than any script needs. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * A text as one plain line: no control characters, no bidirectional marks, spaces collapsed. `null` when it is empty,
 * or longer than `limit` characters.
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
