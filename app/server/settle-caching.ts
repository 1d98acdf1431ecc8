import type {AppContext} from './context';
import {decideCaching} from './document-cache';
import {entityTag, matchesTag} from './entity-tag';
import {PREVIEW_PARAM} from '~/lib/preview-address';
import type {RecentPage, RecentPages} from './recent-pages';

/** Pages and their data; other routes (feeds, JSON) set their own caching, which holds while all is well. */
const PAGE_TYPES = ['text/html', 'text/x-script'];

/** An address of a preview, whoever asks: no copy of it may answer somebody else. */
function isPreviewAddress(request: Request): boolean {
  return new URL(request.url).searchParams.has(PREVIEW_PARAM);
}

/**
 * Adds the caching headers of a page, and answers 304 when the visitor has it already. A page that any cache may keep is
 * left with `recent`, to answer others for a moment.
 */
export async function settleCaching(
  request: Request,
  response: Response,
  context: AppContext,
  recent: RecentPages | null,
): Promise<Response> {
  const {headers, status} = response;
  const type = (headers.get('Content-Type') ?? '').split(';', 1)[0] ?? '';
  const told = context.caching.facts();
  if (headers.has('Cache-Control') || !PAGE_TYPES.includes(type)) {
    if (status >= 400 || told.isDoubtful) {
      headers.set('Cache-Control', 'private, no-store');
      headers.delete('Oxygen-Cache-Control');
    }
    return response;
  }
  const facts = {
    method: request.method,
    status,
    setsCookie: headers.has('Set-Cookie'),
    now: context.now,
    ...told,
    ...(isPreviewAddress(request) && {isPersonal: true}),
  };
  headers.append('Vary', 'Accept-Encoding');
  const caching = decideCaching(facts);
  // Of an answer to HEAD, Remix has dropped the body that a tag could be made of.
  if (!caching['Cache-Control'].startsWith('public') || request.method === 'HEAD') {
    for (const [name, value] of Object.entries(caching)) headers.set(name, value);
    return response;
  }
  const body = await response.text();
  const etag = await entityTag(body, context.now);
  const page = {body, etag, headers, facts};
  recent?.keep(request.url, page);
  return answerPage(request, page, context.now);
}

/** The answer to a request for a page that was just made for somebody else; `null` if there is none. */
export function answerRecent(
  request: Request,
  recent: RecentPages | null,
  now: number,
): Response | null {
  const page = request.method === 'GET' ? recent?.find(request.url, now) : null;
  return page ? answerPage(request, page, now) : null;
}

function answerPage(request: Request, page: RecentPage, now: number): Response {
  const headers = new Headers(page.headers);
  const caching = decideCaching({...page.facts, now});
  for (const [name, value] of Object.entries(caching)) headers.set(name, value);
  headers.set('ETag', page.etag);
  if (!matchesTag(request.headers.get('If-None-Match'), page.etag)) {
    return new Response(page.body, {status: page.facts.status, headers});
  }
  // Headers of a 304 replace those of the page that the visitor kept. The policy must not: it holds the hashes of this
  // rendering's scripts, and the kept page carries another instant in its own.
  headers.delete('Content-Security-Policy');
  return new Response(null, {status: 304, headers});
}
