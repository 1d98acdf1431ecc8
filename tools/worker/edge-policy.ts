/**
 * When Oxygen's full-page cache keeps a response, as documented on shopify.dev ("Oxygen Full-page cache"):
 * a 2xx or 3xx answer to a GET, with a public `Oxygen-Cache-Control` of a non-zero age and a `Vary` header.
 * A response that sets a cookie is never kept.
 */
export interface Lifetime {
  /** Seconds for which the copy is served without asking the worker. */
  fresh: number;
  /** Further seconds for which the copy is served while the worker makes a new one. */
  stale: number;
}

/** How long a response may be kept; `undefined` if it may not be kept at all. */
export function lifetimeOf(
  method: string,
  status: number,
  headers: Headers,
): Lifetime | undefined {
  if (method !== 'GET' || status < 200 || status >= 400) return undefined;
  if (headers.has('set-cookie') || !headers.has('vary')) return undefined;
  if (headers.get('vary')?.trim() === '*') return undefined;
  const directives = parseDirectives(headers.get('oxygen-cache-control') ?? '');
  if (!directives.has('public')) return undefined;
  if (directives.has('private') || directives.has('no-store')) return undefined;
  const fresh =
    secondsOf(directives, 's-maxage') ?? secondsOf(directives, 'max-age') ?? 0;
  if (fresh <= 0) return undefined;
  return {fresh, stale: secondsOf(directives, 'stale-while-revalidate') ?? 0};
}

/** What to do with a copy of a given age, in seconds. */
export function stateAt(lifetime: Lifetime, age: number): 'hit' | 'stale' | 'gone' {
  if (age < lifetime.fresh) return 'hit';
  return age < lifetime.fresh + lifetime.stale ? 'stale' : 'gone';
}

/**
 * The name a copy is kept under: the full URL and the request headers that the response varies by.
 * Encodings are the edge's own business: it keeps one copy and compresses it for each client.
 */
export function variantKey(url: string, vary: string, request: Headers): string {
  const names = vary
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name && name !== 'accept-encoding')
    .sort();
  return JSON.stringify([url, ...names.map((name) => [name, request.get(name)])]);
}

function parseDirectives(value: string): Map<string, string> {
  const pairs = value
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split('='));
  return new Map(pairs.map(([name = '', argument = '']) => [name.trim(), argument]));
}

function secondsOf(directives: Map<string, string>, name: string): number | undefined {
  const value = directives.get(name);
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;
}
