import type {CacheConditions} from './cache-policy';

/** Lifetime of an entry in milliseconds. A countdown shows seconds, so a page may not live longer. */
export const MICRO_CACHE_MS = 1000;
const MAX_KEPT = 100;

interface Kept<Value> {
  readonly value: Value;
  readonly keptAt: number;
}

/**
 * An in-memory cache of this isolate: the hundred latest values, by default each for a second. Instants are in epoch
 * milliseconds.
 */
export class MicroCache<Value> {
  readonly #kept = new Map<string, Kept<Value>>();

  readonly #lifetime: number;

  constructor(lifetime = MICRO_CACHE_MS) {
    this.#lifetime = lifetime;
  }

  /** The value cached under `name` within its lifetime before `now`. */
  find(name: string, now: number): Value | undefined {
    const kept = this.#kept.get(name);
    return kept && this.#isRecent(kept, now) ? kept.value : undefined;
  }

  keep(name: string, value: Value, now: number) {
    this.#kept.delete(name);
    // A Map iterates in insertion order.
    for (const [oldest, kept] of this.#kept) {
      if (this.#kept.size < MAX_KEPT && this.#isRecent(kept, now)) break;
      this.#kept.delete(oldest);
    }
    this.#kept.set(name, {value, keptAt: now});
  }

  #isRecent({keptAt}: Kept<Value>, now: number): boolean {
    return now >= keptAt && now - keptAt < this.#lifetime;
  }
}

/** A response before anything that depends on the visitor or the instant. */
export interface CachedPage {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly headers: Headers;
  /** Its caching conditions; `now` is the instant it was made. */
  readonly conditions: CacheConditions;
}

/**
 * The micro-cache of pages. When a drop opens, everybody requests the same few pages: each is then rendered once a
 * second, even before the edge has a copy, or where each visitor's URL has its own click id (the request guard removes
 * them). Only publicly cacheable pages may go in.
 */
export class PageMicroCache {
  readonly #pages = new MicroCache<CachedPage>();

  /** The page at `url`, unless it is too old or something on it has expired by `now`. */
  find(url: string, now: number): CachedPage | null {
    const page = this.#pages.find(url, now);
    const endsAt = page?.conditions.endsAt ?? Infinity;
    return page && now < endsAt ? page : null;
  }

  keep(url: string, page: CachedPage) {
    this.#pages.keep(url, page, page.conditions.now);
  }
}
