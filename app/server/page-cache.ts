import {PREVIEW_PARAM} from '~/lib/preview-state';

import type {AppConfig} from './config';
import {toText} from './secret-keys';

/** Data of pages, as Remix's single fetch sends it. */
const DATA_TYPE = 'text/x-script';

/**
 * Pages, also as Markdown, and their data. Other routes (feeds, JSON) set their own caching, which
 * is kept unless the store failed.
 */
const PAGE_TYPES = ['text/html', 'text/markdown', DATA_TYPE];

/** Marks a response as private: no cache stores it, and no search engine lists it. */
export function keepPrivate(headers: Headers) {
  headers.set('Cache-Control', 'private, no-store');
  headers.delete('Oxygen-Cache-Control');
  headers.delete('ETag');
  headers.set('X-Robots-Tag', 'noindex, nofollow');
}

interface PageFacts {
  readonly caching: CachePolicy;
  /** `finished` has the document's bytes; `null` for other responses. */
  readonly document: {readonly finished: Uint8Array<ArrayBuffer> | null};
}

/**
 * Adds the caching headers of a page, puts it into `pages` if it is public, and answers 304 when
 * the visitor has it. `now` is when it answers: a slow store may have let an instant pass
 * meanwhile.
 */
export async function applyCacheHeaders(
  request: Request,
  response: Response,
  context: PageFacts,
  pages: PageMicroCache | null,
  now: number,
): Promise<Response> {
  const {headers, status} = response;
  const type = (headers.get('Content-Type') ?? '').split(';', 1)[0] ?? '';
  const stated = context.caching.conditions;
  if (headers.has('Cache-Control') || !PAGE_TYPES.includes(type)) {
    if (status >= 400 || stated.isDegraded) {
      headers.set('Cache-Control', 'private, no-store');
      headers.delete('Oxygen-Cache-Control');
    }
    return response;
  }
  // The response to a preview's URL must never be shared.
  const isPreview = new URL(request.url).searchParams.has(PREVIEW_PARAM);
  const conditions = {
    method: request.method,
    status,
    isData: type === DATA_TYPE,
    setsCookie: headers.has('Set-Cookie'),
    now,
    ...stated,
    ...(isPreview && {isPrivate: true}),
  };
  headers.append('Vary', 'Accept-Encoding');
  const caching = decideCaching(conditions);
  // Remix has dropped the body of a HEAD response, so there is nothing to make a tag of.
  if (!caching['Cache-Control'].startsWith('public') || request.method === 'HEAD') {
    for (const [name, value] of Object.entries(caching)) headers.set(name, value);
    return response;
  }
  // Bytes, as a text would be encoded again for every visitor.
  const body = context.document.finished ?? new Uint8Array(await response.arrayBuffer());
  const page = {body, etag: await entityTag(body), headers, conditions};
  pages?.keep(request.url, page, now);
  return answerPage(request, page, now);
}

/** The response from the micro-cache; `null` for a miss. */
export function fromMicroCache(
  request: Request,
  pages: PageMicroCache | null,
  now: number,
): Response | null {
  const page = request.method === 'GET' ? pages?.find(request.url, now) : null;
  return page ? answerPage(request, page, now) : null;
}

function answerPage(request: Request, page: CachedPage, now: number): Response {
  const headers = new Headers(page.headers);
  const caching = decideCaching({...page.conditions, now});
  for (const [name, value] of Object.entries(caching)) headers.set(name, value);
  headers.set('ETag', page.etag);
  if (!matchesTag(request.headers.get('If-None-Match'), page.etag)) {
    return new Response(page.body, {status: page.conditions.status, headers});
  }
  return new Response(null, {status: 304, headers});
}

/**
 * A page's ETag: weak, as the edge compresses the page. It covers every byte, the instant of
 * rendering too: the headers of a 304 replace those of the visitor's copy, and the policy among
 * them has the hashes of this render's inline scripts.
 */
export async function entityTag(page: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', page);
  return `W/"${toText(new Uint8Array(digest).subarray(0, 12))}"`;
}

/** Whether `If-None-Match` names the tag, by weak comparison (RFC 9110, section 13.1.2). */
export function matchesTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  const strip = (value: string) => value.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => strip(candidate) === strip(tag));
}

/** The facts that determine how long a response may be cached, and by which caches. */
export interface CacheConditions {
  readonly method: string;
  readonly status: number;
  /** It is the data of a page, which a soft navigation asks for. */
  readonly isData: boolean;
  readonly setsCookie: boolean;
  /** A loader marked the page as private: the cart, a staff preview. */
  readonly isPrivate: boolean;
  /** The store failed while the page was made: it may be stale or incomplete. */
  readonly isDegraded: boolean;
  /** When something on the page expires, in epoch milliseconds; `Infinity` for never. */
  readonly endsAt: number;
  /** When it is answered, which may be seconds after it was asked for. */
  readonly now: number;
}

interface CacheHeaders {
  readonly 'Cache-Control': string;
  /** For Oxygen's full-page cache, which obeys this header alone. */
  readonly 'Oxygen-Cache-Control'?: string;
}

/**
 * How long a copy is fresh at the edge, and how much longer it is served while the edge revalidates
 * it.
 */
const FRESH_SECONDS = 60;
const STALE_SECONDS = 10 * 60;

/** A cache counts from the moment at which a response arrives, which is later than `now`. */
const ON_ITS_WAY_MS = 1000;

const PRIVATE: CacheHeaders = {'Cache-Control': 'private, no-store'};

/**
 * Decides how a page is cached: an anonymous page with status 200 at the edge, fresh for a minute
 * and stale for ten more, never beyond the instant at which a product on it ends or opens; any
 * other by nobody. Browsers revalidate it each time by its ETag, and keep data as long as it is
 * fresh at the edge, or what was prefetched would be asked for again.
 */
export function decideCaching(conditions: CacheConditions): CacheHeaders {
  const isRead = conditions.method === 'GET' || conditions.method === 'HEAD';
  if (!isRead || conditions.status !== 200) return PRIVATE;
  if (conditions.setsCookie || conditions.isPrivate || conditions.isDegraded)
    return PRIVATE;
  const {endsAt, now} = conditions;
  const left = Math.floor((endsAt - now - ON_ITS_WAY_MS) / 1000);
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
  readonly conditions = {
    endsAt: Infinity,
    isPrivate: false,
    isDegraded: false,
  };

  /**
   * Something on the page expires at `instant` (epoch milliseconds): no shared cache may serve the
   * page after it.
   */
  endsAt(instant: number | null | undefined) {
    this.conditions.endsAt = Math.min(this.conditions.endsAt, instant ?? Infinity);
  }

  private() {
    this.conditions.isPrivate = true;
  }

  /** Marks the page as degraded: the store failed, or returned only a part. */
  degraded() {
    this.conditions.isDegraded = true;
  }
}

/**
 * Lifetime of an entry in milliseconds. A countdown shows seconds, so a page may not live longer.
 */
export const MICRO_CACHE_MS = 1000;
const MAX_KEPT = 100;

interface Kept<Value> {
  readonly value: Value;
  readonly keptAt: number;
}

/**
 * An in-memory cache of this isolate: the hundred latest values, by default each for a second.
 * Instants are in epoch milliseconds.
 */
export class MicroCache<Value> {
  readonly #kept = new Map<string, Kept<Value>>();

  constructor(private readonly lifetime = MICRO_CACHE_MS) {}

  /** The value cached under `name` within its lifetime before `now`; `null` for none. */
  find(name: string, now: number): Value | null {
    const kept = this.#kept.get(name);
    return kept && this.#isRecent(kept, now) ? kept.value : null;
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
    return now >= keptAt && now - keptAt < this.lifetime;
  }
}

/**
 * A cache of this isolate for each configuration, each entry for so many milliseconds: for what is
 * the same for everybody and comes from elsewhere.
 */
export function isolateCache<Value>(
  lifetime: number,
): (config: AppConfig) => MicroCache<Value> {
  const caches = new WeakMap<AppConfig, MicroCache<Value>>();
  return (config) => {
    const cache = caches.get(config) ?? new MicroCache<Value>(lifetime);
    caches.set(config, cache);
    return cache;
  };
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
 * The micro-cache of public pages. When a drop opens, everybody requests the same few: each is then
 * rendered once a second, even before the edge has a copy.
 */
export class PageMicroCache extends MicroCache<CachedPage> {
  /** The page at `url`, unless it is too old or something on it has expired by `now`. */
  override find(url: string, now: number): CachedPage | null {
    const page = super.find(url, now);
    return page && now < page.conditions.endsAt ? page : null;
  }
}

/**
 * A part of a page that it asks for when it is needed, as JSON, the same for everybody; `null` is
 * 404. An answer that lacks something is kept for 0 seconds.
 */
export const pagePart = (part: object | null, keptSeconds: number) =>
  Response.json(part, {
    status: part ? 200 : 404,
    headers: {
      'Cache-Control': keptSeconds > 0 ? `public, max-age=${keptSeconds}` : 'no-store',
    },
  });
