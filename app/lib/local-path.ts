/**
 * `asked` as a path with its query on this origin; `null` for everything else. Browsers read `\` as `/`, strip tabs and
 * line breaks, and treat `//host` as another origin, so all of these are refused, like everything that resolves to
 * another origin or that a header cannot carry.
 */
export function localPath(asked: unknown): string | null {
  if (typeof asked !== 'string' || !/^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/.test(asked))
    return null;
  const base = 'https://origin.invalid';
  const url = URL.canParse(asked, base) ? new URL(asked, base) : null;
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search;
}
