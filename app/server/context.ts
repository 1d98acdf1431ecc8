import {createStorefrontClient, createWithCache} from '@shopify/hydrogen';
import type {CountryCode, LanguageCode} from '@shopify/hydrogen/storefront-api-types';

import type {Market} from '~/lib/market';
import {previewInstant, type PreviewSession} from '~/lib/preview-state';

import {configOf, type AppConfig} from './config';
import {CachePolicy} from './page-cache';
import type {StorefrontEnv} from './env';
import type {ServerParts} from './parts';
import {RequestTrace} from './log';
import {withMicroCache, type QueryMicroCache} from './store/query-micro-cache';
import {optionalFieldsOf} from './store/optional-fields';
import {withLimits} from './store/store-client';
import {guardStore} from './store/store-guard';

interface ContextOptions {
  readonly request: Request;
  readonly env: StorefrontEnv;
  readonly execution: {waitUntil(promise: Promise<unknown>): void};
  /** Hydrogen's cache of Storefront API answers; `null` for none (Node has no Cache API). */
  readonly cache: Cache | null;
  readonly queryCache?: QueryMicroCache | null;
  readonly staleCache: Cache | null;
  /** The server's clock, in epoch milliseconds. */
  readonly clock?: () => number;
  readonly trace?: RequestTrace;
  /**
   * Whether the worker runs on Oxygen, which sets the buyer's headers. Elsewhere a visitor can
   * forge them.
   */
  readonly isOxygen?: boolean;
  /** The market that the request's URL names; the root's by default. */
  readonly market?: Market;
  /** What add-ons bring. */
  readonly parts: ServerParts;
  /** The staff preview this visitor is in; `null`, the default, for shoppers. */
  readonly preview?: PreviewSession | null;
}

/**
 * Time for all store calls of one page, so that a page or its error is sent within 4.5 s. A longer
 * `STORE_TIMEOUT_MS` is the time of a page, too.
 */
export const STORE_BUDGET_MS = 4000;

function storefrontOf(options: ContextOptions, config: AppConfig, groupId: string) {
  const {request, cache, execution, market = config.root} = options;
  const {headers} = request;
  const {store} = config;
  const {country, language} = market;
  return createStorefrontClient({
    ...(cache && {cache}),
    waitUntil: (promise) => execution.waitUntil(promise),
    // The root asks in the store's own context: its calls carry neither variable.
    // The store has these codes among its own, or the worker does not serve the market.
    ...(country !== null && {
      i18n: {country: country as CountryCode, language: language as LanguageCode},
    }),
    storeDomain: store.origin,
    publicStorefrontToken: store.publicToken,
    ...(store.privateToken && {privateStorefrontToken: store.privateToken}),
    ...(store.storefrontId && {storefrontId: store.storefrontId}),
    // The client within limits logs failed calls, without their variables.
    logErrors: false,
    storefrontHeaders: {
      cookie: shopifyCookies(headers.get('Cookie')),
      ...buyerOf(options, config),
      requestGroupId: groupId,
      purpose: headers.get('Sec-Purpose') ?? headers.get('Purpose'),
    },
  }).storefront;
}

/** The buyer's IP address, by which Shopify throttles: taken from the host's header only. */
function buyerOf({request, isOxygen}: ContextOptions, {buyerIpHeader}: AppConfig) {
  const {headers} = request;
  if (isOxygen) {
    return {
      buyerIp: headers.get('oxygen-buyer-ip'),
      buyerIpSig: headers.get('X-Shopify-Client-IP-Sig'),
    };
  }
  return {buyerIp: buyerIpHeader ? headers.get(buyerIpHeader) : null, buyerIpSig: null};
}

const SHOPIFY_COOKIE = /^(?:_shopify_[\w-]+|_tracking_consent)$/;
const MAX_COOKIES_LENGTH = 4096;

/**
 * The cookies that may be sent to the store: only Shopify's own (the cart's key and a preview's
 * signature stay here). Ignores a header of more than 4 KB.
 */
export function shopifyCookies(header: string | null): string {
  const forwarded = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => SHOPIFY_COOKIE.test(pair.split('=', 1)[0] ?? ''))
    .join('; ');
  return forwarded.length > MAX_COOKIES_LENGTH ? '' : forwarded;
}

/**
 * The request's origin on a loopback host. On other hosts the `Host` header is the visitor's to
 * choose, and not trusted.
 */
function loopbackOrigin(url: string): string | null {
  const {hostname, origin} = new URL(url);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? origin : null;
}

/**
 * Creates the `context` of loaders and actions.
 * @throws EnvironmentError when the environment is incomplete
 */
export function createAppContext(options: ContextOptions) {
  const {request, env, execution, cache, staleCache} = options;
  const {clock = Date.now, preview = null} = options;
  const config = configOf(env, options.parts.settings);
  const {queryCache = null, market = config.root} = options;
  const began = clock();
  const {trace = new RequestTrace(crypto.randomUUID(), clock)} = options;
  const waitUntil = (promise: Promise<unknown>) => execution.waitUntil(promise);
  const caching = new CachePolicy();
  const client = storefrontOf(options, config, trace.id);
  const apiUrl = client.getApiUrl();
  guardStore(apiUrl, config.store.timeoutMs);
  const storefront = withLimits(client, {
    deadline: began + Math.max(STORE_BUDGET_MS, config.store.timeoutMs),
    retries: config.store.retries,
    market: market.prefix,
    optional: optionalFieldsOf(apiUrl),
    staleCache,
    waitUntil,
    clock,
    trace,
    onDegraded: () => caching.degraded(),
  });
  return {
    config,
    market,
    parts: options.parts,
    /** Identifies this request in every log line, and in the store's logs. */
    requestId: trace.id,
    storefront: queryCache
      ? withMicroCache(storefront, queryCache, {market: market.prefix, clock, waitUntil})
      : storefront,
    /** Hydrogen's cache for other services' answers, at the edge location; `null` for none. */
    withCache: cache && createWithCache({cache, waitUntil, request}),
    /**
     * When this request began, or a preview's as-of date, in epoch milliseconds. The only clock of
     * loaders and actions.
     */
    now: preview ? previewInstant(preview, began) : began,
    /** When this request began, also in a preview: what sells goes by it. */
    began,
    preview,
    /** Origin for canonical links; null where none is configured. */
    siteOrigin: config.siteOrigin ?? loopbackOrigin(request.url),
    /** Loaders declare here how long their page may be cached. */
    caching,
    /** For loaders: parts of the document that should not travel in the loader data. */
    document: {
      /** JSON-LD about the page; `null` for none. */
      structuredData: null as object | null,
      hasCheckoutForm: false,
      mayLocate: false,
      /** The document in bytes, `null` before it is rendered: a response gives back copies only. */
      finished: null as Uint8Array<ArrayBuffer> | null,
    },
    /**
     * The visitor's IP address as the host states it; '' where it does not. For limits, never for
     * logs.
     */
    buyerIp: buyerOf(options, config).buyerIp ?? '',
    waitUntil,
  };
}

export type AppContext = ReturnType<typeof createAppContext>;
