import type {Storefront} from '@shopify/hydrogen';

import {MicroCache} from '../micro-cache';

/** How long a request waits for another request's fetch before it fetches by itself. */
const WAIT_MS = 500;
const POLL_MS = 10;

/**
 * The micro-cache of queries. When a drop opens, hundreds of pages a second need the same few answers; without it each
 * page would read and parse them from the shared cache.
 */
export class QueryMicroCache {
  readonly #answers = new MicroCache<unknown>();
  /** Queries in flight, with the latest request for each. */
  readonly #asking = new Map<string, symbol>();

  isFetching(key: string): boolean {
    return this.#asking.has(key);
  }

  /** Marks a query as in flight; returns a function that ends it. */
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

  /** Caches an answer, deeply frozen: other visitors' pages share it. */
  keep(key: string, answer: unknown, now: number) {
    this.#answers.keep(key, deepFreeze(answer), now);
  }
}

interface RequestState {
  readonly clock: () => number;
  /** Whether a store call of this request failed or was incomplete. */
  readonly isDegraded: () => boolean;
}

/**
 * `storefront` with queries answered from `cached` where possible. Caches only what is public: no `CacheNone` queries,
 * no answers with errors, none of a degraded request.
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
    // Sixty cold requests for a page make one store call. A worker must not await another request's promise (workerd
    // cancels what follows once that request has ended), so each polls on its own timer, and fetches by itself when the
    // other takes too long or was cancelled.
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
