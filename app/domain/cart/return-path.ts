/** Where a form leads that names no place to return to. */
export const CART_PATH = '/cart';

/**
 * The path to return to after a form was posted: `asked` when it is a path of this origin, otherwise `/cart`. Browsers read
 * `\` as `/`, drop tabs and line ends, and take `//host` for another origin; whatever contains one of these is refused, and so
 * is everything that resolves to another origin or that a header cannot hold.
 */
export function returnPath(asked: unknown): string {
  if (typeof asked !== 'string' || !/^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/.test(asked))
    return CART_PATH;
  const base = 'https://origin.invalid';
  const url = URL.canParse(asked, base) ? new URL(asked, base) : null;
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return CART_PATH;
  return url.pathname + url.search;
}
