/**
 * A full-page cache in the manner of Oxygen's, as documented on shopify.dev ("Oxygen Full-page cache"): it stores a 2xx or
 * 3xx answer to a GET that has a public `Oxygen-Cache-Control` of a non-zero age and a `Vary` header. It never stores a
 * response that sets a cookie.
 */
export interface Lifetime {
  /** Seconds for which the copy is served without asking the worker. */
  fresh: number;
  /** Further seconds for which the copy is served while the worker makes a new one. */
  stale: number;
}

/** How long a response may be stored; `undefined` if it may not be. */
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

/** The permitted use of a copy of a given age, in seconds. */
export function stateAt(lifetime: Lifetime, age: number): 'hit' | 'stale' | 'gone' {
  if (age < lifetime.fresh) return 'hit';
  return age < lifetime.fresh + lifetime.stale ? 'stale' : 'gone';
}

/**
 * The key of a copy: the full URL, and the request headers that the response varies by. Encodings are left out: the
 * edge stores one copy and compresses it for each client.
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

/** A whole response, in memory. */
export interface Page {
  status: number;
  headers: Headers;
  body: Buffer;
}

interface Copy {
  page: Page;
  lifetime: Lifetime;
  storedAt: number;
}

/** The cache itself. Instants are milliseconds, given by the caller. */
export class EdgeCache {
  /** By URL: the request headers that its copies vary by, and the copies. */
  private readonly entries = new Map<string, {vary: string; copies: Map<string, Copy>}>();

  /** The copy that answers a request, and whether it is stale; `undefined` if there is none. */
  find(
    url: string,
    request: Headers,
    now: number,
  ): {page: Page; state: 'hit' | 'stale'} | undefined {
    const entry = this.entries.get(url);
    if (!entry) return undefined;
    const key = variantKey(url, entry.vary, request);
    const copy = entry.copies.get(key);
    if (!copy) return undefined;
    const state = stateAt(copy.lifetime, (now - copy.storedAt) / 1000);
    if (state !== 'gone') return {page: copy.page, state};
    entry.copies.delete(key);
    return undefined;
  }

  /** Stores a response to a GET if it may be stored; says whether it was. */
  keep(url: string, request: Headers, page: Page, now: number): boolean {
    const lifetime = lifetimeOf('GET', page.status, page.headers);
    // A 304 has no body: it is an answer to one visitor, not the page.
    if (!lifetime || page.status === 304) return false;
    const vary = page.headers.get('vary') ?? '';
    const known = this.entries.get(url);
    const entry = known?.vary === vary ? known : {vary, copies: new Map<string, Copy>()};
    entry.copies.set(variantKey(url, vary, request), {page, lifetime, storedAt: now});
    this.entries.set(url, entry);
    return true;
  }
}
