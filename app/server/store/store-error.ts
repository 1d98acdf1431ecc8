import {withoutCartKeys} from '../log';

import {isValidationOnly, type GraphQLAnswer} from './graphql-answer';

interface Details {
  /** Of the response; none where there was no complete one. */
  readonly status?: number;
  /** The store's request id, for Shopify's logs. */
  readonly requestId?: string | null;
  /** The store's `Retry-After`, in milliseconds. */
  readonly retryAfter?: number | undefined;
  /** A GraphQL answer without data. */
  readonly answer?: GraphQLAnswer;
  readonly cause?: unknown;
}

/** A store call without a usable answer. Its message is for logs, not for shoppers. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  /** The errors of a GraphQL answer; empty where there was none. */
  readonly errors: NonNullable<GraphQLAnswer['errors']>;
  /**
   * Whether the store answered nothing but errors of validation: the operation was not executed.
   */
  readonly isValidation: boolean;

  constructor(operation: string, reason: string, details: Details = {}) {
    const {status, requestId, retryAfter, answer, cause} = details;
    // The store's message may contain a cart id, and the runtime prints uncaught errors.
    super(`${operation}: ${withoutCartKeys(reason)}`, {cause});
    this.status = status;
    this.requestId = requestId ?? undefined;
    this.retryAfter = retryAfter;
    this.errors = answer?.errors ?? [];
    this.isValidation = answer !== undefined && isValidationOnly(answer);
  }

  /** Whether the store's token may not ask for any of it: that does not pass. */
  get isDenied(): boolean {
    return (
      this.errors.length > 0 &&
      this.errors.every(({extensions}) => extensions?.code === 'ACCESS_DENIED')
    );
  }
}
