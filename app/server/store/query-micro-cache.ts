import type {Storefront} from '@shopify/hydrogen';

import {MicroCache} from '../micro-cache';

/** How long a request waits for an answer that another request is fetching, before it asks by itself. */
const WAIT_MS = 500;
const POLL_MS = 10;

/**
 * The answers to queries that this isolate has just had. The minute a drop opens, the same few are needed for hundreds of pages a
 * second: each would be looked up in the shared cache, read and parsed for each of them.
 */
export class QueryMicroCache {
  readonly #answers = new MicroCache<unknown>();
  /** Which queries are being asked, and by whom last. */
  readonly #asking = new Map<string, symbol>();

  isFetching(key: string): boolean {
    return this.#asking.has(key);
  }

  /** Marks a query as being asked, until what is returned is called. */
  startFetching(key: string): () => void {
    const mine = Symbol(key);
    this.#asking.set(key, mine);
    return () => {
      if (this.#asking.get(key) === mine) this.#asking.delete(key);
    };
  }

  find(key: string, now: number): unknown {
    return this.#answers.find(key, now);
  }

  /** Keeps an answer, which nobody can change any more: other visitors' pages are made of it. */
  keep(key: string, answer: unknown, now: number) {
    this.#answers.keep(key, deepFreeze(answer), now);
  }
}

interface RequestState {
  readonly clock: () => number;
  /** Whether the store has failed this request, or given it only a part. */
  readonly isDegraded: () => boolean;
}

/**
 * `storefront`, whose queries are answered from `cached` where that can. Only what anybody's cache may keep is left there: no
 * answer that was asked for with `CacheNone`, none with errors, none of a request that met trouble.
 */
export function withMicroCache<Client extends Pick<Storefront, 'query'>>(
  storefront: Client,
  cached: QueryMicroCache,
  {clock, isDegraded}: RequestState,
): Client {
  const query = async (...[document, options]: Parameters<Storefront['query']>) => {
    if (options?.cache?.mode === 'no-store') return storefront.query(document, options);
    const key = JSON.stringify([document, options?.variables]);
    const known = cached.find(key, clock());
    if (known !== undefined) return known;
    // Sixty cold requests for a page ask the store once. A worker may not await another request's promise (workerd cancels what
    // follows it once that request has ended), so each looks again on a timer of its own, and asks by itself where the other
    // takes long or has been cut off.
    for (let waited = 0; cached.isFetching(key) && waited < WAIT_MS; waited += POLL_MS) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      const shared = cached.find(key, clock());
      if (shared !== undefined) return shared;
    }
    const answered = cached.startFetching(key);
    try {
      const answer = await storefront.query(document, options);
      const hasErrors = Boolean((answer as {errors?: unknown} | null)?.errors);
      if (!hasErrors && !isDegraded()) cached.keep(key, answer, clock());
      return answer;
    } finally {
      answered();
    }
  };
  return {...storefront, query: query as Client['query']};
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
