import {logOnce} from '../log';

import {
  hasErrorsOnly,
  isThrottled,
  operationIn,
  parseAnswer,
  safeBody,
  StoreError,
} from './store-answer';

/** The time that each store's API has for an answer, in milliseconds, by its URL. */
const timeouts = new Map<string, number>();

type Fetch = typeof globalThis.fetch;

/** The isolate's `fetch` with the guard around it. */
interface Guard extends Fetch {
  readonly unguarded?: Fetch;
}

let guard: Guard | undefined;

/**
 * Guards every call to this URL from now on. Hydrogen's client uses the global `fetch` and accepts
 * no other, has no timeout, and takes a 200 that is not GraphQL for an empty answer, which it
 * caches.
 */
export function guardStore(apiUrl: string, timeoutMs: number) {
  timeouts.set(apiUrl, timeoutMs);
  if (globalThis.fetch === guard) return;
  const current: Guard = globalThis.fetch;
  // Another copy of this module may have installed its guard: development reloads modules.
  const unguarded = current.unguarded ?? current.bind(globalThis);
  const fetch: Fetch = (input, init) => {
    const limit = typeof input === 'string' && timeouts.get(input);
    return limit ? fetchAnswer(input, init, limit, unguarded) : unguarded(input, init);
  };
  guard = Object.assign(fetch, {unguarded});
  globalThis.fetch = guard;
}

/**
 * Fetches a GraphQL answer with data, complete within `timeoutMs`.
 * @throws StoreError for everything else, including a 200 with an error page
 */
async function fetchAnswer(
  url: string,
  init: RequestInit | undefined,
  timeoutMs: number,
  fetch: Fetch,
): Promise<Response> {
  const operation = operationIn(String(init?.body));
  const {response, body} = await fetchText().catch((cause: unknown) => {
    throw new StoreError(operation, `no answer (${String(cause)})`, {cause});
  });
  const {status, headers} = response;
  const details = {
    status,
    requestId: headers.get('X-Request-ID'),
    retryAfter: retryAfterIn(headers),
  };
  if (!response.ok) throw new StoreError(operation, `answered ${status}`, details);
  const answer = parseAnswer(body);
  if (!answer) throw new StoreError(operation, 'answered no GraphQL', details);
  if (isThrottled(answer))
    throw new StoreError(operation, 'throttled', {...details, status: 429});
  if (hasErrorsOnly(answer)) {
    const reasons = (answer.errors ?? []).map(({message}) => String(message)).join('; ');
    throw new StoreError(operation, reasons.slice(0, 500), {...details, answer});
  }
  reportVersion(url, headers.get('X-Shopify-API-Version'));
  // The body has been read, and is no longer encoded as its headers say.
  const kept = new Headers(headers);
  kept.delete('Content-Encoding');
  kept.delete('Content-Length');
  return new Response(safeBody(body, answer), {status, headers: kept});

  async function fetchText() {
    const signal = AbortSignal.timeout(timeoutMs);
    const answered = await fetch(url, {...init, signal});
    return {response: answered, body: await answered.text()};
  }
}

function retryAfterIn(headers: Headers): number | undefined {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}

/** Logs once that Shopify answers with another API version than requested. */
function reportVersion(url: string, answered: string | null) {
  const asked = /\/api\/([^/]+)\//.exec(url)?.[1];
  if (asked && answered && asked !== answered)
    logOnce('warn', 'store.api_version', {asked, answered});
}
