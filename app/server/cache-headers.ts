import type {AppContext} from './context';
import {decideCaching} from './cache-policy';
import {PREVIEW_PARAM} from '~/lib/preview-address';
import type {CachedPage, PageMicroCache} from './micro-cache';

/** Pages and their data; other routes (feeds, JSON) set their own caching, which holds while all is well. */
const PAGE_TYPES = ['text/html', 'text/x-script'];

/** An address of a preview, whoever asks: no copy of it may answer somebody else. */
function isPreviewAddress(request: Request): boolean {
  return new URL(request.url).searchParams.has(PREVIEW_PARAM);
}

/**
 * Adds the caching headers of a page, and answers 304 when the visitor has it already. A page that any cache may keep is
 * left in `pages`, to answer others for a moment.
 */
export async function applyCacheHeaders(
  request: Request,
  response: Response,
  context: AppContext,
  pages: PageMicroCache | null,
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
    setsCookie: headers.has('Set-Cookie'),
    now: context.now,
    ...stated,
    ...(isPreviewAddress(request) && {isPrivate: true}),
  };
  headers.append('Vary', 'Accept-Encoding');
  const caching = decideCaching(conditions);
  // Of an answer to HEAD, Remix has dropped the body that a tag could be made of.
  if (!caching['Cache-Control'].startsWith('public') || request.method === 'HEAD') {
    for (const [name, value] of Object.entries(caching)) headers.set(name, value);
    return response;
  }
  const body = await response.text();
  const etag = await entityTag(body, context.now);
  const page = {body, etag, headers, conditions};
  pages?.keep(request.url, page);
  return answerPage(request, page, context.now);
}

/** The answer to a request for a page that was just made for somebody else; `null` if there is none. */
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
  // Headers of a 304 replace those of the page that the visitor kept. The policy must not: it holds the hashes of this
  // rendering's scripts, and the kept page carries another instant in its own.
  headers.delete('Content-Security-Policy');
  return new Response(null, {status: 304, headers});
}

/** A countdown, whose text follows from the instant and from an end that the page's data names too. */
const COUNTDOWN = /<time role="timer".*?<\/time>/g;

/**
 * A weak ETag for the text of a page: equal for two renders that differ in nothing but the instant they were made, which
 * the page carries for its clock.
 */
export async function entityTag(page: string, instant: number): Promise<string> {
  const text = page.replaceAll(String(instant), '').replace(COUNTDOWN, '');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = new Uint8Array(digest).subarray(0, 12);
  return `W/"${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

/** The visitor's copy is still good: `If-None-Match` names the tag, compared weakly (RFC 9110 §13.1.2). */
export function matchesTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  const strip = (value: string) => value.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => strip(candidate) === strip(tag));
}
