import {createRequestHandler, type ServerBuild} from '@remix-run/server-runtime';

import {clickIdsIn} from '~/lib/click-ids';
import {withQuery} from '~/lib/local-path';
import {marketAt, ROOT_MARKET, type Market} from '~/lib/market';
import type {PreviewSession} from '~/lib/preview-state';

import {configOf, type AppConfig} from './config';
import {createAppContext, type AppContext} from './context';
import type {StorefrontEnv} from './env';
import {log, RequestTrace} from './log';
import type {ServerParts} from './parts';
import {
  applyCacheHeaders,
  fromMicroCache,
  keepPrivate,
  PageMicroCache,
} from './page-cache';
import {QueryMicroCache} from './store/query-micro-cache';
import {inspectRequest} from './request-guard';
import {addSecurityHeaders} from './security-policy';
import {errorResponse, replaceFrameworkError} from './errors';

/** CDN of builds deployed to Oxygen (Shopify's CLI sets `HYDROGEN_ASSET_BASE_URL`). */
const OXYGEN_ASSETS = 'https://cdn.shopify.com/oxygen';

/** Where Oxygen and Cloudflare serve previews. */
const PREVIEW_HOST = /\.(?:o2\.myshopify\.dev|workers\.dev)$/;

type Execution = Pick<ExecutionContext, 'waitUntil'>;

/** What features do for the worker: the server imports none. */
interface WorkerFeatures {
  /** The visitor's staff preview, and the answer to a link or a password that opens one. */
  readonly enterPreview: (
    request: Request,
    config: AppConfig,
    now: number,
  ) => Promise<{session: PreviewSession | null; answer: Response | null}>;
  readonly isSoldIn: (context: AppContext, market: Market) => Promise<boolean>;
  /** The target of a link that names another market in its query; null for any other request. */
  readonly linkToMarket: (
    context: AppContext,
    request: Request,
  ) => Promise<string | null>;
  /** The page of the discount code in a page's query; null for any other request. */
  readonly linkToDiscount: (market: Market, request: Request) => string | null;
  readonly parts: ServerParts;
}

/** What a request is answered with. */
interface Answering {
  readonly config: AppConfig;
  /** The market that its URL names. */
  readonly market: Market;
  readonly env: StorefrontEnv;
  readonly execution: Execution;
  readonly trace: RequestTrace;
}

/**
 * The worker's `fetch`: guard, context, Remix, headers. Every failure ends in a readable error
 * page.
 */
export function createWorker(
  build: ServerBuild,
  mode: string | undefined,
  {enterPreview, isSoldIn, linkToDiscount, linkToMarket, parts}: WorkerFeatures,
) {
  const isDevelopment = mode === 'development';
  const isOxygen = isDevelopment || build.publicPath.startsWith(OXYGEN_ASSETS);
  const jsonPosts = parts.worker.flatMap((part) => part.jsonPosts ?? []);
  // In development every request must see the newest code.
  const pages = isDevelopment ? null : new PageMicroCache();
  const queryCache = isDevelopment ? null : new QueryMicroCache();
  // Once per isolate and market: building Remix's routes costs more than rendering some pages, and
  // a market's prefix is the router's `basename` (decision 0071). Not Hydrogen's handler, which
  // relays the Storefront API and its cookies (decision 0131).
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>();

  function handlerOf({prefix}: Market) {
    const known = handlers.get(prefix);
    if (known) return known;
    const handler = createRequestHandler(
      prefix ? {...build, basename: prefix} : build,
      mode,
    );
    handlers.set(prefix, handler);
    return handler;
  }

  async function answer(
    asked: Request,
    {config, market, env, execution, trace}: Answering,
  ): Promise<Response> {
    const verdict = await inspectRequest(asked, config.siteOrigin, jsonPosts);
    if ('refusal' in verdict) {
      const {status, headers} = verdict.refusal;
      return errorResponse(status, market, headers);
    }
    if ('location' in verdict) {
      return new Response(null, {status: 301, headers: {Location: verdict.location}});
    }
    const {request} = verdict;
    const {session, answer: ready} = await enterPreview(request, config, Date.now());
    if (ready) {
      keepPrivate(ready.headers);
      return ready;
    }
    const made = session ? null : fromMicroCache(request, pages, Date.now());
    if (made) return made;
    // A preview reads from no cache and writes to none.
    const [cache, staleCache] = session ? [null, null] : await openCaches();
    const contextIn = (shown: Market) =>
      createAppContext({
        request,
        market: shown,
        env,
        parts,
        execution,
        cache,
        staleCache,
        queryCache: session ? null : queryCache,
        trace,
        preview: session,
        isOxygen,
      });
    let context = contextIn(market);
    const link = await linkToMarket(context, request);
    if (link) return movedTo(link);
    // The prefix of a market that the store does not sell in is a path like any other.
    if (!(await isSoldIn(context, market))) context = contextIn(config.root);
    const discount = linkToDiscount(context.market, request);
    if (discount) return movedTo(discount);
    const handled = await handlerOf(context.market)(request, context);
    // In development the framework's words say the cause.
    const response = isDevelopment
      ? handled
      : await replaceFrameworkError(handled, context.market);
    if (!session) return applyCacheHeaders(request, response, context, pages, Date.now());
    keepPrivate(response.headers);
    return response;
  }

  return {
    async fetch(
      request: Request,
      env: StorefrontEnv,
      execution: Execution,
    ): Promise<Response> {
      const trace = new RequestTrace(requestIdOf(request, isDevelopment), Date.now);
      const {pathname, hostname} = new URL(request.url);
      let config: AppConfig | null = null;
      // English without a configuration.
      let market = ROOT_MARKET;
      let response: Response;
      try {
        config = configOf(env, parts.settings);
        market = marketAt(pathname, config);
        response = await answer(request, {config, market, env, execution, trace});
      } catch (error) {
        log('error', 'request.failed', {request: trace.id, message: String(error)});
        response = await errorResponse(500, market);
      }
      keepClickIds(response.headers, request.url);
      const {siteOrigin, hstsSubdomains = false} = config ?? {};
      // Without the shop's URL its pages name none that search engines should list instead.
      if (!siteOrigin && PREVIEW_HOST.test(hostname))
        response.headers.set('X-Robots-Tag', 'noindex, nofollow');
      // What the visitor sees: a proxy that terminates TLS forwards its requests as http.
      const url = siteOrigin ?? request.url;
      addSecurityHeaders(response, {url, hstsSubdomains});
      // Other CDNs read the standard header (RFC 9213).
      const caching = response.headers.get('Oxygen-Cache-Control');
      if (!isOxygen && caching) response.headers.set('CDN-Cache-Control', caching);
      if (isDevelopment) {
        // The development server logs requests itself.
        allowTools(response.headers, pathname);
      } else {
        trace.finish({method: request.method, path: pathname, status: response.status});
      }
      return response;
    },
  };
}

const movedTo = (location: string) =>
  new Response(null, {
    status: 301,
    headers: {Location: location, 'Cache-Control': 'public, max-age=60'},
  });

/** Gives a redirect the click ids of its request, which the app has not seen. */
function keepClickIds(headers: Headers, url: string) {
  const location = headers.get('Location');
  const ids = location && clickIdsIn(url);
  if (ids) headers.set('Location', withQuery(location, ids));
}

let opened: [Cache, Cache] | undefined;

/** Hydrogen's query cache, and the stale-if-error cache. */
async function openCaches(): Promise<[Cache, Cache]> {
  // In a worker one request must not await another's promise, so this stores the result.
  opened ??= await Promise.all([
    caches.open('storefront'),
    caches.open('stale-if-error'),
  ]);
  return opened;
}

/**
 * Hydrogen's query editor and profiler load scripts from a CDN, which the shop's policy forbids.
 */
const TOOLS = ['/graphiql', '/subrequest-profiler'];

/**
 * The request's id: in development that of the server, by which Hydrogen's subrequest profiler
 * groups store calls. In production always new, as a visitor could choose another request's.
 */
export function requestIdOf(request: Request, isDevelopment: boolean): string {
  const given = isDevelopment ? request.headers.get('request-id') : null;
  return given ?? crypto.randomUUID();
}

/** Development only: no policy where Hydrogen's tools would not work. */
export function allowTools(headers: Headers, pathname: string) {
  if (TOOLS.includes(pathname)) headers.delete('Content-Security-Policy');
}
