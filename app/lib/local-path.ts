/**
 * `asked` as a path with its query and fragment on this origin, encoded; `null` for everything
 * else. Browsers read `\` as `/`, strip tabs and line breaks, and treat `//host` as another origin,
 * so all of these are refused, like everything that resolves to another origin.
 */
export function localPath(asked: unknown): string | null {
  if (typeof asked !== 'string' || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(asked)) return null;
  const base = 'https://origin.invalid';
  const url = URL.canParse(asked, base) ? new URL(asked, base) : null;
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/**
 * A URL with the parameters of another query that it does not set itself, as they are written,
 * before its fragment. Those that match `without` are left out.
 */
export function withQuery(url: string, search: string, without?: RegExp): string {
  const [, path = '', own = '', fragment = ''] =
    /^([^?#]*)\??([^#]*)(.*)$/su.exec(url) ?? [];
  const set = new URLSearchParams(own);
  const added = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => {
      const [name] = new URLSearchParams(pair).keys();
      return name !== undefined && !set.has(name) && !without?.test(name);
    });
  const query = [own, ...added].filter((part) => part !== '').join('&');
  return path + (query && `?${query}`) + fragment;
}
