/** What decides how long, and by whom, a response may be kept. */
export interface CacheConditions {
  readonly method: string;
  readonly status: number;
  /** The response changes the visitor's cookies. */
  readonly setsCookie: boolean;
  /** A loader said that the page is one visitor's own: the cart, a staff preview. */
  readonly isPrivate: boolean;
  /** The page was made while the store was in trouble: it may be out of date, or lack something. */
  readonly isDegraded: boolean;
  /** Epoch milliseconds at which something on the page ends; `null` when nothing does. */
  readonly endsAt: number | null;
  readonly now: number;
}

export interface CacheHeaders {
  /** For browsers. */
  readonly 'Cache-Control': string;
  /** For Oxygen's full-page cache, which obeys this header alone. */
  readonly 'Oxygen-Cache-Control'?: string;
}

/** How long the edge answers alone, and how much longer while it asks the worker for a newer page. */
const FRESH_SECONDS = 60;
const STALE_SECONDS = 10 * 60;

const PRIVATE: CacheHeaders = {'Cache-Control': 'private, no-store'};

/**
 * The one place that decides how a page is cached.
 *
 * Anonymous pages with status 200 may be kept whole at the edge: a minute fresh, ten more while a newer one is
 * made, and never beyond the moment at which a product on the page ends. A browser may keep its copy but asks each
 * time, which the page's ETag makes cheap. Everything else — errors, pages that set a cookie, pages of one visitor,
 * pages made while the store is in trouble — is kept by nobody.
 */
export function decideCaching(conditions: CacheConditions): CacheHeaders {
  const isRead = conditions.method === 'GET' || conditions.method === 'HEAD';
  if (!isRead || conditions.status !== 200) return PRIVATE;
  if (conditions.setsCookie || conditions.isPrivate || conditions.isDegraded)
    return PRIVATE;
  const browser = 'public, max-age=0, must-revalidate';
  const left =
    conditions.endsAt === null
      ? Infinity
      : Math.floor((conditions.endsAt - conditions.now) / 1000);
  const fresh = Math.min(FRESH_SECONDS, left);
  if (fresh <= 0) return {'Cache-Control': browser};
  const stale = Math.min(STALE_SECONDS, left - fresh);
  const revalidate = stale > 0 ? `, stale-while-revalidate=${stale}` : '';
  return {
    'Cache-Control': browser,
    'Oxygen-Cache-Control': `public, max-age=${fresh}${revalidate}`,
  };
}

/** What the loaders of one request say about keeping its page. */
export class CachePolicy {
  #endsAt: number | null = null;
  #isPrivate = false;
  #isDegraded = false;

  /** Something on the page ends at `instant` (epoch milliseconds): no shared cache may show the page after it. */
  endsAt(instant: number | null | undefined) {
    if (instant === null || instant === undefined) return;
    this.#endsAt = Math.min(this.#endsAt ?? Infinity, instant);
  }

  /** The page is one visitor's own. */
  private() {
    this.#isPrivate = true;
  }

  /** The store failed while the page was made, or gave only a part. */
  degraded() {
    this.#isDegraded = true;
  }

  conditions(): Pick<CacheConditions, 'endsAt' | 'isPrivate' | 'isDegraded'> {
    return {
      endsAt: this.#endsAt,
      isPrivate: this.#isPrivate,
      isDegraded: this.#isDegraded,
    };
  }
}
