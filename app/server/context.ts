import {createStorefrontClient} from '@shopify/hydrogen';

import {previewInstant, type PreviewSession} from '~/lib/preview-state';

import {configOf, type AppConfig} from './config';
import {CachePolicy} from './cache-policy';
import type {StorefrontEnv} from './env';
import {RequestTrace} from './log';
import {withMicroCache, type QueryMicroCache} from './store/query-micro-cache';
import {openStoreScope} from './store/store-fetch';

interface ContextOptions {
  readonly request: Request;
  readonly env: StorefrontEnv;
  readonly execution: {waitUntil(promise: Promise<unknown>): void};
  /** Hydrogen's cache of Storefront API answers; `null` for none (Node has no Cache API). */
  readonly cache: Cache | null;
  /** The store's answers that this isolate has just had; none without it. */
  readonly queryCache?: QueryMicroCache | null;
  /** Where answers are kept for an outage; `null` for none. */
  readonly staleCache: Cache | null;
  /** The server's clock, in epoch milliseconds. */
  readonly clock?: () => number;
  /** Follows the request; by default a new one starts here. */
  readonly trace?: RequestTrace;
  /** The worker runs on Oxygen, which says who the buyer is. Elsewhere the same headers are the visitor's own invention. */
  readonly isOxygen?: boolean;
  /** The staff preview this visitor is in; `null`, the default, for shoppers. */
  readonly preview?: PreviewSession | null;
}

/** Calls to the store for one page may take this long together, so that a page or its error is there in 4.5 s. */
export const STORE_BUDGET_MS = 4000;

function storefrontOf(options: ContextOptions, config: AppConfig, groupId: string) {
  const {request, cache, execution} = options;
  const {headers} = request;
  const {store} = config;
  return createStorefrontClient({
    ...(cache && {cache}),
    waitUntil: (promise) => execution.waitUntil(promise),
    i18n: {language: 'EN', country: 'US'},
    storeDomain: store.domain,
    publicStorefrontToken: store.publicToken,
    ...(store.privateToken && {privateStorefrontToken: store.privateToken}),
    ...(store.storefrontId && {storefrontId: store.storefrontId}),
    // Failed calls are logged once, by the store fetch, without their variables.
    logErrors: false,
    storefrontHeaders: {
      cookie: shopifyCookies(headers.get('Cookie')),
      ...buyerOf(options, config),
      requestGroupId: groupId,
      purpose: headers.get('Sec-Purpose') ?? headers.get('Purpose'),
    },
  }).storefront;
}

/** The buyer's address, which Shopify throttles by: as the host says it, and nobody else. */
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
 * The part of a `Cookie` header that may travel to the store: Shopify's own cookies and no other
 * (the cart's key and a preview's signature stay here). Longer than 4 KB counts as none.
 */
export function shopifyCookies(header: string | null): string {
  const forwarded = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => SHOPIFY_COOKIE.test(pair.split('=', 1)[0] ?? ''))
    .join('; ');
  return forwarded.length > MAX_COOKIES_LENGTH ? '' : forwarded;
}

/** The request's own origin on this machine. Anywhere else a `Host` header is what a visitor makes it, and is not believed. */
function loopbackOrigin(url: string): string | null {
  const {hostname, origin} = new URL(url);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? origin : null;
}

/**
 * What every loader and action receives as `context`.
 * The caller ends it with `close()` when the request has been answered.
 * @throws EnvironmentError when the environment is incomplete.
 */
export function createAppContext(options: ContextOptions) {
  const {request, env, execution, staleCache, clock = Date.now, preview = null} = options;
  const {queryCache = null} = options;
  const config = configOf(env);
  const began = clock();
  // A fresh id for each request: one that the visitor chose could join somebody else's scope.
  const {trace = new RequestTrace(crypto.randomUUID(), clock)} = options;
  const waitUntil = (promise: Promise<unknown>) => execution.waitUntil(promise);
  const caching = new CachePolicy();
  const close = openStoreScope(trace.id, {
    deadline: began + STORE_BUDGET_MS,
    timeoutMs: config.store.timeoutMs,
    retries: config.store.retries,
    staleCache,
    waitUntil,
    clock,
    trace,
    onDegraded: () => caching.degraded(),
  });
  const storefront = storefrontOf(options, config, trace.id);
  return {
    config,
    /** Names this request in every log line, and in the store's own logs. */
    requestId: trace.id,
    storefront: queryCache
      ? withMicroCache(storefront, queryCache, {
          clock,
          isDegraded: () => caching.conditions().isDegraded,
        })
      : storefront,
    /**
     * Epoch milliseconds: when this request began, or a preview's as-of date. The only clock of loaders and actions.
     */
    now: preview ? previewInstant(preview, began) : began,
    preview,
    /** Milliseconds that are left of the preview. */
    previewLeft: preview ? preview.expires - began : 0,
    /** Origin for canonical links; null where none is configured. */
    siteOrigin: config.siteOrigin ?? loopbackOrigin(request.url),
    /** Where loaders say how long their page may be kept. */
    caching,
    /** Where loaders put what belongs into the document alone, and not into the data that travels with it. */
    document: {
      /** JSON-LD about the page; `null` for none. */
      structuredData: null as object | null,
    },
    waitUntil,
    close,
  };
}

export type AppContext = ReturnType<typeof createAppContext>;
