import {withoutClickIds} from './click-ids';
import type {CacheConditions} from './cache-policy';

/** Milliseconds for which something is recent: a countdown shows seconds, and the store's answers may be kept as long. */
export const MICRO_CACHE_MS = 1000;
const MAX_KEPT = 100;

interface Kept<Value> {
  readonly value: Value;
  readonly keptAt: number;
}

/** Values by name, each for a second, in this isolate alone: the hundred latest. Instants are in epoch milliseconds. */
export class MicroCache<Value> {
  readonly #kept = new Map<string, Kept<Value>>();

  /** What was kept under `name` within the second before `now`. */
  find(name: string, now: number): Value | undefined {
    const kept = this.#kept.get(name);
    return kept && isRecent(kept, now) ? kept.value : undefined;
  }

  keep(name: string, value: Value, now: number) {
    this.#kept.delete(name);
    // They stand in the order in which they were kept.
    for (const [oldest, kept] of this.#kept) {
      if (this.#kept.size < MAX_KEPT && isRecent(kept, now)) break;
      this.#kept.delete(oldest);
    }
    this.#kept.set(name, {value, keptAt: now});
  }
}

function isRecent({keptAt}: Kept<unknown>, now: number): boolean {
  return now >= keptAt && now - keptAt < MICRO_CACHE_MS;
}

/** A whole page as it was answered, before anything that depends on the visitor or the instant. */
export interface CachedPage {
  readonly body: string;
  readonly etag: string;
  readonly headers: Headers;
  /** What decides how it may be kept; `now` is the instant it was made. */
  readonly conditions: CacheConditions;
}

/**
 * The pages that this isolate has just made. The minute a drop opens, everybody asks for the same few: each is then rendered once
 * a second, also where the edge has no copy yet, or where each comes with an identifier of the click that led here. Only pages
 * that anybody's cache may keep belong in here.
 */
export class PageMicroCache {
  readonly #pages = new MicroCache<CachedPage>();

  /** The page at `url`, unless it is too old or something on it has ended by `now`. */
  find(url: string, now: number): CachedPage | null {
    const page = this.#pages.find(withoutClickIds(url), now);
    const endsAt = page?.conditions.endsAt ?? Infinity;
    return page && now < endsAt ? page : null;
  }

  keep(url: string, page: CachedPage) {
    this.#pages.keep(withoutClickIds(url), page, page.conditions.now);
  }
}
