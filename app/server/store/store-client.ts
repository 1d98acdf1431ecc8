import type {Storefront} from '@shopify/hydrogen';

import {log, type RequestTrace} from '../log';

import {
  hasTransientErrors,
  operationIn,
  type ClientAnswer,
  StoreError,
} from './store-answer';
import type {OptionalFields} from './optional-fields';
import {keepForOutage, readStale} from './stale-if-error';

export interface StoreLimits {
  /** When the page must be answered without the store, in epoch milliseconds. */
  readonly deadline: number;
  /** How often a failed query is repeated. A mutation never is. */
  readonly retries: number;
  /** The prefix of the market whose answers these are. */
  readonly market: string;
  /** The fields that the store lacks, or its token may not read. */
  readonly optional: OptionalFields;
  readonly staleCache: Cache | null;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  readonly clock: () => number;
  /**
   * Called when the store failed, or returned only a part: the page may be wrong a moment later,
   * even if no loader notices.
   */
  readonly onDegraded: () => void;
  readonly trace: RequestTrace;
}

const RETRY_DELAY_MS = 200;

/**
 * Hydrogen's client within a page's limits. While the store is down a page's query gets the last
 * complete answer, if there is one (`isStale`).
 * @throws StoreError when there is no answer
 */
export function withLimits<Client extends Pick<Storefront, 'query' | 'mutate'>>(
  storefront: Client,
  limits: StoreLimits,
): Client {
  const {clock, trace, onDegraded, market, optional, staleCache, waitUntil} = limits;

  /**
   * What the store refuses of a document is left out of the next try, which a mutation has only if
   * it was not executed.
   */
  async function call(
    document: string,
    ask: (text: string) => Promise<ClientAnswer>,
    isQuery: boolean,
  ): Promise<ClientAnswer> {
    const operation = operationIn(document);
    for (let retry = 0; ;) {
      const startedAt = clock();
      const text = optional.available(document, startedAt);
      try {
        const answer = await inTime(operation, () => ask(text));
        trace.storeCall(operation, startedAt, false);
        if (optional.refuse(text, answer.errors, clock()) && isQuery) continue;
        if (hasTransientErrors(answer)) onDegraded();
        return answer;
      } catch (error) {
        trace.storeCall(operation, startedAt, true);
        if (!(error instanceof StoreError)) throw error;
        const {errors, isValidation, status, requestId, message} = error;
        const failed = {request: trace.id, operation, status, requestId, retry, message};
        log('error', 'store.call_failed', failed);
        if (optional.refuse(text, errors, clock()) && (isQuery || isValidation)) continue;
        const pause = error.retryAfter ?? RETRY_DELAY_MS * 2 ** retry;
        const inPageTime = clock() + pause < limits.deadline;
        if (!isQuery || retry >= limits.retries || !inPageTime || !mayPass(error)) {
          if (!error.isDenied) onDegraded();
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
        retry += 1;
      }
    }
  }

  /** @throws StoreError when the page's time is over */
  async function inTime(operation: string, ask: () => Promise<ClientAnswer>) {
    const late = () => new StoreError(operation, 'no time left for this page');
    const left = limits.deadline - clock();
    if (left <= 0) throw late();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expired = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(late()), left);
    });
    try {
      return await Promise.race([ask(), expired]);
    } finally {
      clearTimeout(timer);
    }
  }

  const query = async (...[document, options]: Parameters<Storefront['query']>) => {
    const question = {market, document, variables: options?.variables ?? {}};
    try {
      const ask = (text: string) =>
        storefront.query(text, options) as Promise<ClientAnswer>;
      const answer = await call(document, ask, true);
      if (staleCache) waitUntil(keepForOutage(staleCache, question, answer, clock()));
      return answer;
    } catch (error) {
      const stale = staleCache && (await readStale(staleCache, question));
      if (!stale) throw error;
      const operation = operationIn(document);
      log('warn', 'store.stale_served', {request: trace.id, operation});
      return stale;
    }
  };
  const mutate = (...[document, options]: Parameters<Storefront['mutate']>) =>
    call(
      document,
      (text) => storefront.mutate(text, options) as Promise<ClientAnswer>,
      false,
    );
  return {
    ...storefront,
    query: query as Client['query'],
    mutate: mutate as Client['mutate'],
  };
}

/** Whether the same query may be answered a moment later. */
function mayPass({status = 0, errors}: StoreError): boolean {
  const isRefusal = status >= 400 && status < 500 && status !== 429 && status !== 430;
  return errors.length === 0 && !isRefusal;
}
