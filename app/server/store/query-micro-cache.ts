import type {Storefront} from '@shopify/hydrogen';

import {MICRO_CACHE_MS, MicroCache} from '../page-cache';

/** How long an answer is served after its first second, in milliseconds. */
const STALE_MS = 2000;

interface KeptAnswer {
  readonly answer: unknown;
  /** When the next request refreshes it, in epoch milliseconds. */
  refreshAt: number;
}

/** The answers that the requests of this isolate share, by their queries. */
export class QueryMicroCache extends MicroCache<KeptAnswer> {
  constructor() {
    super(MICRO_CACHE_MS + STALE_MS);
  }
}

interface Sharing {
  readonly market: string;
  /** Keeps a refresh running after the request's response. */
  readonly waitUntil: (refresh: Promise<unknown>) => void;
  readonly clock: () => number;
}

/**
 * The client whose queries share answers: an answer is fresh for a second, then served for two more
 * while one request refreshes it behind its response. A request without a kept answer asks the
 * store itself, and so does a query that nobody may keep (`CacheNone`).
 */
export function withMicroCache<Client extends Pick<Storefront, 'query'>>(
  storefront: Client,
  answers: QueryMicroCache,
  {market, waitUntil, clock}: Sharing,
): Client {
  const query = async (...[document, options]: Parameters<Storefront['query']>) => {
    if (options?.cache?.mode === 'no-store') return storefront.query(document, options);
    // Hydrogen adds the market's country and language to the variables by itself.
    const key = JSON.stringify([market, document, options?.variables]);
    const ask = async () => {
      // Frozen, since other visitors' pages share it.
      const answer: unknown = deepFreeze(await storefront.query(document, options));
      const now = clock();
      if (!hasErrors(answer))
        answers.keep(key, {answer, refreshAt: now + MICRO_CACHE_MS}, now);
      return answer;
    };
    const now = clock();
    const kept = answers.find(key, now);
    if (!kept) return ask();
    if (now >= kept.refreshAt) {
      // Other requests leave the refresh alone; one that fails is tried again a second later.
      kept.refreshAt = now + MICRO_CACHE_MS;
      waitUntil(ask().catch(() => undefined));
    }
    return kept.answer;
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
