/**
 * A posted text of several lines as its field counts it: forms send each line break as two
 * characters.
 */
export const multilineText = (posted: string): string =>
  posted.replace(/\r\n?/g, '\n').trim();
