import {createRequestHandler} from '@shopify/hydrogen';
import type {ServerBuild} from '@shopify/remix-oxygen';

import {configOf} from './config';
import {addDevelopmentHeaders, requestIdOf} from './development';
import {createAppContext, type AppContext} from './context';
import type {StorefrontEnv} from './env';
import {log, RequestTrace} from './log';
import {keepPrivate, handlePreview} from './preview/preview-handler';
import {PageMicroCache} from './micro-cache';
import {QueryMicroCache} from './store/query-micro-cache';
import {inspectRequest} from './request-guard';
import {restoreErrorText} from './report-error';
import {addSecurityHeaders} from './security-headers';
import {fromMicroCache, applyCacheHeaders} from './cache-headers';
import {errorResponse} from './error-response';

/** Where a build that is deployed to Oxygen has its files (Shopify's CLI sets `HYDROGEN_ASSET_BASE_URL`). */
const OXYGEN_ASSETS = 'https://cdn.shopify.com/oxygen';

type Execution = Pick<ExecutionContext, 'waitUntil'>;

/** What a feature answers to somebody in a preview, apart from pages; given here, since the server knows no feature. */
export interface StaffApi {
  path: string;
  answer: (request: Request, context: AppContext) => Promise<Response>;
}

/** The worker's `fetch`: guard, context, Remix, headers. Whatever goes wrong, the answer is a page for people. */
export function createWorker(
  build: ServerBuild,
  mode: string | undefined,
  staff: StaffApi,
) {
  restoreErrorText();
  const isDevelopment = mode === 'development';
  const isOxygen = isDevelopment || build.publicPath.startsWith(OXYGEN_ASSETS);
  const contexts = new WeakMap<Request, AppContext>();
  // While developing, every request sees the newest code.
  const pages = isDevelopment ? null : new PageMicroCache();
  const queryCache = isDevelopment ? null : new QueryMicroCache();
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
      return errorResponse(verdict.refusal.status, verdict.refusal.headers);
    }
    if ('location' in verdict) {
      return new Response(null, {status: 301, headers: {Location: verdict.location}});
    }
    const settings = {secret: config.previewSecret, shop: config.public.shopId};
    const {session, answer: ready} = await handlePreview(
      verdict.request,
      settings,
      {name: config.public.storeName, icon: config.public.iconUrl},
      Date.now(),
    );
    if (ready) return ready;
    const made = session ? null : fromMicroCache(verdict.request, pages, Date.now());
    if (made) return made;
    // A preview reads from no cache and writes to none.
    const [cache, staleCache] = session ? [null, null] : await openCaches();
    const context = createAppContext({
      request: verdict.request,
      env,
      execution,
      cache,
      staleCache,
      queryCache: session ? null : queryCache,
      trace,
      preview: session,
      isOxygen,
    });
    contexts.set(verdict.request, context);
    try {
      if (session && new URL(request.url).pathname === staff.path)
        return await staff.answer(verdict.request, context);
      const response = await handle(verdict.request);
      if (!session) {
        return await applyCacheHeaders(verdict.request, response, context, pages);
      }
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
          return errorResponse(500);
        },
      );
      const {pathname} = new URL(request.url);
      addSecurityHeaders(response, addressFor(request, env));
      if (!isOxygen) allowAnyCdn(response.headers);
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

/** What Oxygen's full-page cache may keep, any other may too, told as the standard says it (RFC 9213). */
function allowAnyCdn(headers: Headers) {
  const caching = headers.get('Oxygen-Cache-Control');
  if (caching) headers.set('CDN-Cache-Control', caching);
}

/** Where the visitor is: a proxy that ends TLS hands its requests on as http. */
function addressFor({url}: Request, env: StorefrontEnv): string {
  try {
    return configOf(env).siteOrigin ?? url;
  } catch {
    return url;
  }
}

let opened: [Cache, Cache] | undefined;

/** Hydrogen's cache of the store's answers, and the one that outlives an outage. */
async function openCaches(): Promise<[Cache, Cache]> {
  // A promise of one request must not be awaited by another in a worker: what is kept is what it brought.
  opened ??= await Promise.all([
    caches.open('storefront'),
    caches.open('stale-if-error'),
  ]);
  return opened;
}
