/** A countdown, whose text follows from the instant and from an end that the page's data names too. */
const COUNTDOWN = /<time role="timer".*?<\/time>/g;

/**
 * A weak ETag for the text of a page: equal for two renders that differ in nothing but the instant they were made, which
 * the page carries for its clock.
 */
export async function entityTag(page: string, instant: number): Promise<string> {
  const text = page.replaceAll(String(instant), '').replace(COUNTDOWN, '');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = new Uint8Array(digest).subarray(0, 12);
  return `W/"${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

/** The visitor's copy is still good: `If-None-Match` names the tag, compared weakly (RFC 9110 §13.1.2). */
export function matchesTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  const strip = (value: string) => value.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => strip(candidate) === strip(tag));
}
