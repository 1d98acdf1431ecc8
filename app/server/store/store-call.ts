import {
  hasTransientErrors,
  hasErrorsOnly,
  isThrottled,
  isValidationOnly,
  parseAnswer,
  safeBody,
  type GraphQLAnswer,
} from './graphql-answer';
import {StoreError} from './store-error';

/** A request to the Storefront API, with what its handling depends on. */
export interface StoreCall {
  readonly url: string;
  readonly init: RequestInit;
  readonly kind: 'query' | 'mutation';
  readonly operation: string;
}

export interface GoodAnswer {
  readonly response: Response;
  readonly body: string;
  readonly answer: GraphQLAnswer;
}

/** Kind and name of the operation in a request body that Hydrogen's client wrote. */
export function describeOperation(body: unknown): Pick<StoreCall, 'kind' | 'operation'> {
  const text = typeof body === 'string' ? body : '';
  const [, kind, operation] =
    /"query":"(?:[^"\\]|\\.)*?\b(query|mutation)\s+(\w+)/.exec(text) ?? [];
  return {
    kind: kind === 'mutation' ? 'mutation' : 'query',
    operation: operation ?? 'anonymous',
  };
}

function retryAfterMs(headers: Headers): number | undefined {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}

/** Fetches and reads the body within `timeoutMs`, so that a body that stalls counts as a timeout. */
async function fetchText(
  call: StoreCall,
  timeoutMs: number,
  fetch: typeof globalThis.fetch,
) {
  const {operation} = call;
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new StoreError('timeout', `no answer in ${timeoutMs} ms`, {operation}));
    }, timeoutMs);
  });
  const answered = (async () => {
    const response = await fetch(call.url, {...call.init, signal: controller.signal});
    return {response, body: await response.text()};
  })();
  try {
    return await Promise.race([answered, expired]);
  } catch (cause) {
    answered.catch(() => undefined);
    if (cause instanceof StoreError) throw cause;
    throw new StoreError('network', 'the connection failed', {operation, cause});
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Makes one attempt. Returns a complete GraphQL answer with data.
 * @throws StoreError for everything else, including a 200 with an error page
 */
export async function attemptCall(
  call: StoreCall,
  timeoutMs: number,
  fetch: typeof globalThis.fetch,
): Promise<GoodAnswer> {
  const {operation} = call;
  const {response, body} = await fetchText(call, timeoutMs, fetch);
  const {status, headers} = response;
  const details = {
    operation,
    status,
    requestId: headers.get('X-Request-ID'),
    retryAfterMs: retryAfterMs(headers),
  };
  if (!response.ok) throw new StoreError('status', `answered ${status}`, details);
  const answer = parseAnswer(body);
  if (!answer) throw new StoreError('malformed', 'answered no GraphQL', details);
  if (isThrottled(answer)) {
    throw new StoreError('status', 'throttled', {...details, status: 429});
  }
  if (hasErrorsOnly(answer)) {
    const reasons = (answer.errors ?? []).map(({message}) => String(message)).join('; ');
    const failure = hasTransientErrors(answer) ? 'refused' : 'denied';
    const isValidation = isValidationOnly(answer);
    throw new StoreError(failure, reasons.slice(0, 500), {...details, isValidation});
  }
  return {response, body: safeBody(body, answer), answer};
}

/** Whether a retry may help and is safe. */
export function mayRetry(call: StoreCall, error: StoreError): boolean {
  if (call.kind === 'mutation') return false;
  if (error.failure === 'refused' || error.failure === 'denied') return false;
  if (error.failure !== 'status') return true;
  const status = error.status ?? 0;
  return status >= 500 || status === 429 || status === 430;
}
