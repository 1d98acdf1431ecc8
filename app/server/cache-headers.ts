import type {AppContext} from './context';
import {decideCaching} from './cache-policy';
import {PREVIEW_PARAM} from '~/lib/preview-state';
import type {CachedPage, PageMicroCache} from './micro-cache';

/** Data of pages, as Remix's single fetch sends it. */
const DATA_TYPE = 'text/x-script';

/** Pages and their data. Other routes (feeds, JSON) set their own caching, which is kept unless the store failed. */
const PAGE_TYPES = ['text/html', DATA_TYPE];

/** Marks a response as private: no cache stores it, and no search engine lists it. */
export function keepPrivate(headers: Headers) {
  headers.set('Cache-Control', 'private, no-store');
  headers.delete('Oxygen-Cache-Control');
  headers.delete('ETag');
  headers.set('X-Robots-Tag', 'noindex, nofollow');
}

/** Whether the address is a preview's: its response must never be shared. */
function isPreviewAddress(request: Request): boolean {
  return new URL(request.url).searchParams.has(PREVIEW_PARAM);
}

/**
 * Adds the caching headers of a page, and answers 304 when the visitor has it already. A publicly cacheable page also
 * goes into `pages`, the micro-cache. `now` is when it answers: a slow store may have let an instant pass meanwhile.
 */
export async function applyCacheHeaders(
  request: Request,
  response: Response,
  context: AppContext,
  pages: PageMicroCache | null,
  now: number,
): Promise<Response> {
  const {headers, status} = response;
  const type = (headers.get('Content-Type') ?? '').split(';', 1)[0] ?? '';
  const stated = context.caching.conditions();
  if (headers.has('Cache-Control') || !PAGE_TYPES.includes(type)) {
    if (status >= 400 || stated.isDegraded) {
      headers.set('Cache-Control', 'private, no-store');
      headers.delete('Oxygen-Cache-Control');
    }
    return response;
  }
  const conditions = {
    method: request.method,
    status,
    isData: type === DATA_TYPE,
    setsCookie: headers.has('Set-Cookie'),
    now,
    ...stated,
    ...(isPreviewAddress(request) && {isPrivate: true}),
  };
  headers.append('Vary', 'Accept-Encoding');
  const caching = decideCaching(conditions);
  // Remix has dropped the body of a HEAD response, so there is nothing to make a tag of.
  if (!caching['Cache-Control'].startsWith('public') || request.method === 'HEAD') {
    for (const [name, value] of Object.entries(caching)) headers.set(name, value);
    return response;
  }
  // Bytes, as a text would be encoded anew for every visitor.
  const body = context.document.finished ?? new Uint8Array(await response.arrayBuffer());
  const page = {body, etag: await entityTag(body), headers, conditions};
  pages?.keep(request.url, page);
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
 * A page's ETag: weak, as the edge compresses the page. It covers every byte, the instant of rendering too: the headers of a 304
 * replace those of the visitor's copy, and the policy among them has the hashes of this render's inline scripts.
 */
export async function entityTag(page: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', page);
  const bytes = new Uint8Array(digest).subarray(0, 12);
  return `W/"${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

/** Whether `If-None-Match` names the tag, by weak comparison (RFC 9110, section 13.1.2). */
export function matchesTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  const strip = (value: string) => value.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => strip(candidate) === strip(tag));
}
