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

/**
 * A posted text of several lines as its field counts it: forms send each line break as two
 * characters. '' for a value that is no text.
 */
export const multilineText = (posted: unknown): string =>
  typeof posted === 'string' ? posted.replace(/\r\n?/g, '\n').trim() : '';
