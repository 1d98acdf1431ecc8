import {withoutCartKeys} from '../log';

/**
 * How a call to the store failed:
 * - `timeout`: no complete answer within the time allowed;
 * - `network`: no connection, or a reset;
 * - `status`: an HTTP status other than 2xx, or a throttled answer;
 * - `malformed`: a 2xx that is not a GraphQL answer;
 * - `refused`: a GraphQL answer with errors and no data;
 * - `denied`: the same, because the store's token may not ask for any of it.
 */
export type StoreFailure =
  'timeout' | 'network' | 'status' | 'malformed' | 'refused' | 'denied';

interface Details {
  readonly operation: string;
  readonly status?: number;
  /** The store's request id, for Shopify's logs. */
  readonly requestId?: string | null;
  /** The store's `Retry-After`, in milliseconds. */
  readonly retryAfterMs?: number;
  /** The answer has no `data`, and nothing but errors of validation: the operation was not executed. */
  readonly isValidation?: boolean;
  readonly cause?: unknown;
}

/** A store call without a usable answer. Its message is for logs, not for shoppers. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly operation: string;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly isValidation: boolean;

  constructor(
    readonly failure: StoreFailure,
    message: string,
    {operation, status, requestId, retryAfterMs, isValidation, cause}: Details,
  ) {
    // The store's message may contain a cart id, and the runtime prints uncaught errors.
    super(`${operation}: ${withoutCartKeys(message)}`, {cause});
    this.operation = operation;
    this.status = status;
    this.requestId = requestId ?? undefined;
    this.retryAfterMs = retryAfterMs;
    this.isValidation = isValidation ?? false;
  }
}
