import type {Storefront} from '@shopify/hydrogen';

import {MICRO_CACHE_MS, MicroCache} from '../micro-cache';

/** How long a request asks the store alone before another may ask for the same. */
const LEAD_MS = 500;
/** The first pause between two looks of a request that waits, and the longest: a thousand may wait for seconds. */
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 80;

/** How long an answer serves after its second, while it is refreshed. */
const STALE_MS = 2000;

/** How a request asks the store, and what it knows of its own time. */
interface Asking {
  readonly ask: () => Promise<unknown>;
  /** Keeps a refresh going after the request's response. */
  readonly waitUntil: (refresh: Promise<unknown>) => void;
  readonly clock: () => number;
  /** When its page must be answered without the store, in epoch milliseconds. */
  readonly deadline: number;
  /** Called when the request is given the failure of another one's call. */
  readonly onDegraded: () => void;
}

/** A good answer, and when it begins to be refreshed. */
interface Answered {
  readonly answer: unknown;
  readonly freshUntil: number;
}

/** The outcome of a failed call: a partial or stale answer, or an error. */
interface Failure {
  readonly give: () => unknown;
}

/**
 * The micro-cache of queries. When a drop opens, hundreds of pages a second need the same few answers: those of the last
 * second are shared. An answer older than that serves two seconds more, while one request refreshes it after its own
 * response. Of the requests that need one that is not there, one asks the store while the others wait.
 */
export class QueryMicroCache {
  readonly #answers = new MicroCache<Answered>(MICRO_CACHE_MS + STALE_MS);
  readonly #failures = new MicroCache<Failure>();
  /** The newest leader of each query that is on its way. */
  readonly #leaders = new MicroCache<symbol>(LEAD_MS);

  /**
   * The answer named `key`. A request leads (asks the store) when nobody does, or when nobody has begun to for half a
   * second: the leader may be slow, or its visitor gone, which ends it without a trace. A leader that fails is replaced by
   * one that waits; when that one fails too, the store is in trouble, and all who wait are given what it got.
   */
  async answer(
    key: string,
    {ask, waitUntil, clock, deadline, onDegraded}: Asking,
  ): Promise<unknown> {
    let latest = this.#failures.find(key, clock());
    let failed = 0;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      const now = clock();
      const known = this.#answers.find(key, now);
      if (known) {
        if (now >= known.freshUntil && !this.#isAsked(key, now)) {
          waitUntil(this.#lead(key, ask, clock).catch(() => undefined));
        }
        return known.answer;
      }
      const failure = this.#failures.find(key, now);
      if (failure && failure !== latest) failed += 1;
      latest = failure;
      if (failure && failed > 1) {
        onDegraded();
        return failure.give();
      }
      // At the deadline no call is made: the request gets its last good answer, or its error.
      if (now >= deadline || !this.#leaders.find(key, now)) {
        return this.#lead(key, ask, clock);
      }
      // A worker must not await another request's promise: workerd cancels what follows once that request has ended.
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** Whether somebody asks the store now, or has just failed to get an answer. */
  #isAsked(key: string, now: number): boolean {
    return Boolean(this.#leaders.find(key, now) ?? this.#failures.find(key, now));
  }

  async #lead(
    key: string,
    ask: () => Promise<unknown>,
    clock: () => number,
  ): Promise<unknown> {
    const leader = Symbol(key);
    this.#leaders.keep(key, leader, clock());
    try {
      // Frozen, since other visitors' pages share it.
      const answer = deepFreeze(await ask());
      if (hasErrors(answer)) this.#failures.keep(key, {give: () => answer}, clock());
      else {
        const now = clock();
        this.#answers.keep(key, {answer, freshUntil: now + MICRO_CACHE_MS}, now);
      }
      return answer;
    } catch (error) {
      const give = () => {
        throw error;
      };
      this.#failures.keep(key, {give}, clock());
      throw error;
    } finally {
      if (this.#leaders.find(key, clock()) === leader) this.#leaders.drop(key);
    }
  }
}

/** The client whose queries share answers. Queries that nobody may keep (`CacheNone`) go to the store by themselves. */
export function withMicroCache<Client extends Pick<Storefront, 'query'>>(
  storefront: Client,
  cached: QueryMicroCache,
  {market, ...request}: Omit<Asking, 'ask'> & {market: string},
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
