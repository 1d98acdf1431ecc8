import type {Storefront} from '@shopify/hydrogen';

import {MICRO_CACHE_MS, MicroCache} from '../page-cache';

/** How long an answer is served after its first second, in milliseconds. */
const STALE_MS = 2000;

interface QueryOptions {
  readonly ask: () => Promise<unknown>;
  /** Keeps a refresh running after the request's response. */
  readonly waitUntil: (refresh: Promise<unknown>) => void;
  readonly clock: () => number;
}

interface KeptAnswer {
  readonly answer: unknown;
  /** When the next request refreshes it, in epoch milliseconds. */
  refreshAt: number;
}

/**
 * The micro-cache of queries: an answer is fresh for a second, then served for two more while one
 * request refreshes it behind its response. A request without a kept answer asks the store itself.
 */
export class QueryMicroCache {
  readonly #answers = new MicroCache<KeptAnswer>(MICRO_CACHE_MS + STALE_MS);

  async answer(key: string, options: QueryOptions): Promise<unknown> {
    const now = options.clock();
    const kept = this.#answers.find(key, now);
    if (!kept) return this.#ask(key, options);
    if (now >= kept.refreshAt) {
      // Other requests leave the refresh alone; one that fails is tried again a second later.
      kept.refreshAt = now + MICRO_CACHE_MS;
      options.waitUntil(this.#ask(key, options).catch(() => undefined));
    }
    return kept.answer;
  }

  async #ask(key: string, {ask, clock}: QueryOptions): Promise<unknown> {
    // Frozen, since other visitors' pages share it.
    const answer = deepFreeze(await ask());
    if (!hasErrors(answer)) {
      const now = clock();
      this.#answers.keep(key, {answer, refreshAt: now + MICRO_CACHE_MS}, now);
    }
    return answer;
  }
}

/**
 * The client whose queries share answers. Queries that nobody may keep (`CacheNone`) go to the
 * store by themselves.
 */
export function withMicroCache<Client extends Pick<Storefront, 'query'>>(
  storefront: Client,
  cached: QueryMicroCache,
  {market, ...request}: Omit<QueryOptions, 'ask'> & {market: string},
): Client {
  const query = (...[document, options]: Parameters<Storefront['query']>) => {
    const ask = () => storefront.query(document, options);
    if (options?.cache?.mode === 'no-store') return ask();
    // Hydrogen adds the market's country and language to the variables by itself.
    const key = JSON.stringify([market, document, options?.variables]);
    return cached.answer(key, {...request, ask});
  };
  return {...storefront, query: query as Client['query']};
}

function hasErrors(answer: unknown): boolean {
  return Boolean((answer as {errors?: unknown} | null)?.errors);
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
