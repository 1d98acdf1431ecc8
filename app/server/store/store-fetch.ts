import {log, type RequestTrace} from '../log';

import {hasTransientErrors} from './graphql-answer';
import {keepForOutage, readStale} from './stale-if-error';
import {
  attemptCall,
  describeOperation,
  mayRetry,
  type GoodAnswer,
  type StoreCall,
} from './store-call';
import {StoreError} from './store-error';

/** The limits of one request's store calls. */
export interface StoreScope {
  /** When the page must be answered without the store, in epoch milliseconds. */
  readonly deadline: number;
  readonly timeoutMs: number;
  readonly retries: number;
  /** The stale-if-error cache; `null` for none. */
  readonly staleCache: Cache | null;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  readonly clock: () => number;
  /**
   * Called when the store failed, or returned only a part: the page may be wrong a moment later, even if no loader
   * notices.
   */
  readonly onDegraded: () => void;
  /** Records the duration of each call. */
  readonly trace?: RequestTrace;
}

/** Hydrogen sends this header with every call. It identifies the visitor's request. */
export const GROUP_HEADER = 'Custom-Storefront-Request-Group-ID';

const RETRY_DELAY_MS = 200;
const MAX_SCOPES = 2000;
const scopes = new Map<string, StoreScope>();
const versionsReported = new Set<string>();

/**
 * Opens the scope of a request: until it is closed, its limits apply to calls with this `groupId`. Hydrogen's client
 * uses the global `fetch` and accepts no other, so that is wrapped, once per isolate.
 */
export function openStoreScope(groupId: string, scope: StoreScope): () => void {
  wrapGlobalFetch();
  const oldest = scopes.keys().next().value;
  if (scopes.size >= MAX_SCOPES && oldest !== undefined) scopes.delete(oldest);
  scopes.set(groupId, scope);
  return () => scopes.delete(groupId);
}

let wrapped: typeof globalThis.fetch | undefined;

function wrapGlobalFetch() {
  if (globalThis.fetch === wrapped) return;
  const platformFetch = globalThis.fetch.bind(globalThis);
  wrapped = (input, init) => {
    const scope = init && scopeOf(init);
    if (!scope || typeof input !== 'string') return platformFetch(input, init);
    const call = {url: input, init, ...describeOperation(init.body)};
    return callStore(call, scope, platformFetch);
  };
  globalThis.fetch = wrapped;
}

function scopeOf({headers}: RequestInit): StoreScope | undefined {
  if (!headers || headers instanceof Headers || Array.isArray(headers)) return undefined;
  const groupId = Reflect.get(headers, GROUP_HEADER);
  return typeof groupId === 'string' ? scopes.get(groupId) : undefined;
}

/**
 * Calls the store within the scope's limits. On failure a page's query gets the last complete answer, if there is one
 * (marked `STALE_IF_ERROR`).
 * @throws StoreError when there is no answer
 */
export async function callStore(
  call: StoreCall,
  scope: StoreScope,
  fetch: typeof globalThis.fetch,
): Promise<Response> {
  try {
    const good = await callWithRetries(call, scope, fetch);
    reportVersion(call, good.response.headers.get('X-Shopify-API-Version'));
    if (scope.staleCache) scope.waitUntil(keepForOutage(scope.staleCache, call, good));
    if (hasTransientErrors(good.answer)) scope.onDegraded();
    return toResponse(good);
  } catch (error) {
    if (!(error instanceof StoreError && error.failure === 'denied')) scope.onDegraded();
    const kept = scope.staleCache && (await readStale(scope.staleCache, call));
    if (!kept) throw error;
    log('warn', 'store.stale_served', {
      request: scope.trace?.id,
      operation: call.operation,
    });
    return kept;
  }
}

/** Rebuilds the response: its body has been read, and is no longer encoded as its headers say. */
function toResponse({response, body}: GoodAnswer): Response {
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(body, {status: response.status, headers});
}

async function callWithRetries(
  call: StoreCall,
  scope: StoreScope,
  fetch: typeof globalThis.fetch,
): Promise<GoodAnswer> {
  for (let attempt = 0; ; attempt += 1) {
    const timeoutMs = Math.min(scope.timeoutMs, scope.deadline - scope.clock());
    try {
      if (timeoutMs <= 0) throw deadlineError(call);
      return await withTiming(scope, call, () => attemptCall(call, timeoutMs, fetch));
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      report(error, attempt, scope);
      const pause = error.retryAfterMs ?? RETRY_DELAY_MS * 2 ** attempt;
      const inTime = scope.clock() + pause < scope.deadline;
      if (attempt >= scope.retries || !inTime || !mayRetry(call, error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

async function withTiming<Result>(
  {clock, trace}: StoreScope,
  {operation}: StoreCall,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const startedAt = clock();
  let failed = true;
  try {
    const result = await attempt();
    failed = false;
    return result;
  } finally {
    trace?.storeCall(operation, startedAt, failed);
  }
}

function deadlineError({operation}: StoreCall): StoreError {
  return new StoreError('timeout', 'no time left for this page', {operation});
}

function report(error: StoreError, attempt: number, {trace}: StoreScope) {
  log('error', 'store.call_failed', {
    request: trace?.id,
    operation: error.operation,
    failure: error.failure,
    status: error.status,
    requestId: error.requestId,
    attempt,
    message: error.message,
  });
}

/** Logs once that Shopify answers with another API version than requested. */
function reportVersion({url}: StoreCall, answered: string | null) {
  const asked = /\/api\/([^/]+)\//.exec(url)?.[1];
  if (!asked || !answered || asked === answered) return;
  const key = `${asked} ${answered}`;
  if (versionsReported.has(key)) return;
  versionsReported.add(key);
  log('warn', 'store.api_version', {asked, answered});
}
