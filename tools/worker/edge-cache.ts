import {lifetimeOf, stateAt, variantKey, type Lifetime} from './edge-policy';

/** A whole response, held in memory. */
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

/** A full-page cache in the manner of Oxygen's. Instants are milliseconds, and given by the caller. */
export class EdgeCache {
  /** By URL: which request headers its copies vary by, and the copies. */
  private readonly entries = new Map<string, {vary: string; copies: Map<string, Copy>}>();

  /** The copy that answers a request, and whether a new one is due; `undefined` if there is none. */
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

  /** Keeps a response to a GET if it may be kept, and says whether it was. */
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
