/** The facts that determine how long, and by whom, a response may be cached. */
export interface CacheConditions {
  readonly method: string;
  readonly status: number;
  /** It is the data of a page, which a soft navigation asks for. */
  readonly isData: boolean;
  /** The response changes the visitor's cookies. */
  readonly setsCookie: boolean;
  /** A loader marked the page as private: the cart, a staff preview. */
  readonly isPrivate: boolean;
  /** The store failed while the page was made: it may be stale or incomplete. */
  readonly isDegraded: boolean;
  /** When something on the page expires, in epoch milliseconds; `null` for never. */
  readonly endsAt: number | null;
  /** When it is answered, which may be seconds after it was asked for. */
  readonly now: number;
}

export interface CacheHeaders {
  /** For browsers. */
  readonly 'Cache-Control': string;
  /** For Oxygen's full-page cache, which obeys this header alone. */
  readonly 'Oxygen-Cache-Control'?: string;
}

/** How long a copy is fresh at the edge, and how much longer it is served while the edge revalidates it. */
const FRESH_SECONDS = 60;
const STALE_SECONDS = 10 * 60;

/** A cache counts from the moment at which a response arrives, which is later than `now`. */
const ON_ITS_WAY_MS = 1000;

const PRIVATE: CacheHeaders = {'Cache-Control': 'private, no-store'};

/**
 * Decides how a page is cached.
 *
 * Anonymous pages with status 200 are cached at the edge: fresh for a minute, stale-while-revalidate for ten more, and
 * never beyond the instant at which a product on the page ends or opens. Browsers may keep a copy but revalidate it each time, which the
 * ETag makes cheap; data they keep as long as it is fresh at the edge, or what was prefetched would be asked for once more.
 * Everything else is cached by nobody: errors, pages that set a cookie, private pages, pages made while the store fails.
 */
export function decideCaching(conditions: CacheConditions): CacheHeaders {
  const isRead = conditions.method === 'GET' || conditions.method === 'HEAD';
  if (!isRead || conditions.status !== 200) return PRIVATE;
  if (conditions.setsCookie || conditions.isPrivate || conditions.isDegraded)
    return PRIVATE;
  const left =
    conditions.endsAt === null
      ? Infinity
      : Math.floor((conditions.endsAt - conditions.now - ON_ITS_WAY_MS) / 1000);
  const fresh = Math.min(FRESH_SECONDS, left);
  const kept = conditions.isData ? Math.max(0, fresh) : 0;
  const browser = `public, max-age=${kept}, must-revalidate`;
  if (fresh <= 0) return {'Cache-Control': browser};
  const stale = Math.min(STALE_SECONDS, left - fresh);
  const revalidate = stale > 0 ? `, stale-while-revalidate=${stale}` : '';
  return {
    'Cache-Control': browser,
    'Oxygen-Cache-Control': `public, max-age=${fresh}${revalidate}`,
  };
}

/** Collects the declarations of a request's loaders about caching its page. */
export class CachePolicy {
  #endsAt: number | null = null;
  #isPrivate = false;
  #isDegraded = false;

  /** Something on the page expires at `instant` (epoch milliseconds): no shared cache may serve the page after it. */
  endsAt(instant: number | null | undefined) {
    if (instant === null || instant === undefined) return;
    this.#endsAt = Math.min(this.#endsAt ?? Infinity, instant);
  }

  /** Marks the page as private to one visitor. */
  private() {
    this.#isPrivate = true;
  }

  /** Marks the page as degraded: the store failed, or returned only a part. */
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
