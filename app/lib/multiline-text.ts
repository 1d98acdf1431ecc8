/**
 * A posted text of several lines as its field counts it: forms send each line break as two
 * characters. '' for a value that is no text.
 */
export const multilineText = (posted: unknown): string =>
  typeof posted === 'string' ? posted.replace(/\r\n?/g, '\n').trim() : '';
