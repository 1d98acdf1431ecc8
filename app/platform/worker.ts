import {createRequestHandler} from '@shopify/hydrogen';
import type {ServerBuild} from '@shopify/remix-oxygen';

import {configOf} from './config';
import {addDevelopmentHeaders, requestIdOf} from './development';
import {createAppContext, type AppContext} from './context';
import {hashSources, BARE_POLICY} from './document/content-security-policy';
import {decideCaching} from './document-cache';
import {entityTag, matchesTag} from './entity-tag';
import type {StorefrontEnv} from './env';
import {restoreErrorText} from './error-text';
import {log} from './log';
import {PREVIEW_PARAM} from './preview/preview-address';
import {keepPrivate, receiveAtDesk} from './preview/preview-desk';
import {inspectRequest, type Refusal} from './request-guard';
import {RequestTrace} from './request-trace';
import {secure} from './security-headers';
import {SHORT_PAGE_STYLE, shortPage} from './short-page';

type Execution = Pick<ExecutionContext, 'waitUntil'>;

/** Pages and their data; other routes (feeds, JSON) set their own caching and are left alone. */
const PAGE_TYPES = ['text/html', 'text/x-script'];

async function sorry(status: number, extra: Refusal['headers'] = {}): Promise<Response> {
  const style = (await hashSources([SHORT_PAGE_STYLE])).join(' ');
  return new Response(shortPage(status), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': `${BARE_POLICY}; style-src ${style}`,
      ...extra,
    },
  });
}

/** An address of a preview, whoever asks: no copy of it may answer somebody else. */
function isPreviewAddress(request: Request): boolean {
  return new URL(request.url).searchParams.has(PREVIEW_PARAM);
}

/** Adds the caching headers of a page, and answers 304 when the visitor has it already. */
async function settleCaching(
  request: Request,
  response: Response,
  context: AppContext,
): Promise<Response> {
  const {headers, status} = response;
  const type = (headers.get('Content-Type') ?? '').split(';', 1)[0] ?? '';
  if (headers.has('Cache-Control') || !PAGE_TYPES.includes(type)) {
    if (status >= 400) headers.set('Cache-Control', 'private, no-store');
    return response;
  }
  const caching = decideCaching({
    method: request.method,
    status,
    setsCookie: headers.has('Set-Cookie'),
    now: context.now,
    ...context.caching.facts(),
    ...(isPreviewAddress(request) && {isPersonal: true}),
  });
  for (const [name, value] of Object.entries(caching)) headers.set(name, value);
  headers.append('Vary', 'Accept-Encoding');
  if (!caching['Cache-Control'].startsWith('public')) return response;
  // Remix has dropped the body that a tag could be made of.
  if (request.method === 'HEAD') return response;
  const {rendered} = context.document;
  const body = rendered?.html ?? (await response.text());
  const tag = await entityTag(rendered?.madeOf ?? body, context.now);
  headers.set('ETag', tag);
  return matchesTag(request.headers.get('If-None-Match'), tag)
    ? notModified(headers)
    : new Response(body, {status, headers});
}

/**
 * Headers of a 304 replace those of the page that the visitor kept. The policy must not: it holds the hashes of this
 * rendering's scripts, and the kept page carries another instant in its own.
 */
function notModified(headers: Headers): Response {
  const kept = new Headers(headers);
  kept.delete('Content-Security-Policy');
  return new Response(null, {status: 304, headers: kept});
}

/** The worker's `fetch`: guard, context, Remix, headers. Whatever goes wrong, the answer is a page for people. */
export function createWorker(build: ServerBuild, mode: string | undefined) {
  restoreErrorText();
  const isDevelopment = mode === 'development';
  const contexts = new WeakMap<Request, AppContext>();
  // Made once: deriving Remix's routes anew for each request would cost more than rendering some pages.
  const handle = createRequestHandler({
    build,
    ...(mode && {mode}),
    getLoadContext: (request) => contexts.get(request),
    poweredByHeader: false,
    proxyStandardRoutes: false,
    collectTrackingInformation: false,
  });

  async function answer(
    request: Request,
    env: StorefrontEnv,
    execution: Execution,
    trace: RequestTrace,
  ) {
    const config = configOf(env);
    const {siteOrigin} = config;
    const verdict = await inspectRequest(request, siteOrigin);
    if ('refusal' in verdict) {
      return sorry(verdict.refusal.status, verdict.refusal.headers);
    }
    if ('location' in verdict) {
      return new Response(null, {status: 301, headers: {Location: verdict.location}});
    }
    const desk = {secret: config.previewSecret, shop: config.public.shopId};
    const {session, answer: ready} = await receiveAtDesk(
      verdict.request,
      desk,
      Date.now(),
    );
    if (ready) return ready;
    // A preview reads from no cache and writes to none.
    const [cache, lastGood] = session ? [null, null] : await openCaches();
    const context = createAppContext({
      request: verdict.request,
      env,
      execution,
      cache,
      lastGood,
      trace,
      preview: session,
    });
    contexts.set(verdict.request, context);
    try {
      const response = await handle(verdict.request);
      if (!session) return await settleCaching(verdict.request, response, context);
      keepPrivate(response.headers);
      return response;
    } finally {
      context.close();
    }
  }

  return {
    async fetch(
      request: Request,
      env: StorefrontEnv,
      execution: Execution,
    ): Promise<Response> {
      const trace = new RequestTrace(requestIdOf(request, isDevelopment), Date.now);
      const response = await answer(request, env, execution, trace).catch(
        (error: unknown) => {
          log('error', 'request.failed', {request: trace.id, message: String(error)});
          return sorry(500);
        },
      );
      const {protocol, pathname} = new URL(request.url);
      secure(response, protocol);
      if (isDevelopment) {
        // The development server logs requests itself.
        addDevelopmentHeaders(response.headers, pathname, trace);
      } else {
        trace.finish({method: request.method, path: pathname, status: response.status});
      }
      return response;
    },
  };
}

let opened: [Cache, Cache] | undefined;

/** Hydrogen's cache of the store's answers, and the one that outlives an outage. */
async function openCaches(): Promise<[Cache, Cache]> {
  // A promise of one request must not be awaited by another in a worker: what is kept is what it brought.
  opened ??= await Promise.all([caches.open('storefront'), caches.open('last-good')]);
  return opened;
}
