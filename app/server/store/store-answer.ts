import {isRecord} from '~/lib/json';

import {withoutCartKeys} from '../log';

export interface GraphQLAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: ReadonlyArray<{
    readonly message?: unknown;
    readonly path?: readonly unknown[] | undefined;
    readonly extensions?:
      | {
          readonly code?: unknown;
          readonly problems?: unknown;
          readonly fieldName?: unknown;
        }
      | undefined;
  }>;
}

/** An answer as Hydrogen's client gives it. */
export type ClientAnswer = NonNullable<GraphQLAnswer['data']> &
  Pick<GraphQLAnswer, 'errors'>;

export function operationIn(document: string): string {
  return /\b(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? 'anonymous';
}

const PROTOTYPE = '__proto__';

/** Drops `__proto__` keys, which would set a prototype when Hydrogen's client copies the object. */
function withoutPrototype(key: string, value: unknown): unknown {
  return key === PROTOTYPE ? undefined : value;
}

/**
 * Parses a body; `null` when it is no GraphQL response (GraphQL, section 7.1: `data` or `errors`).
 * `data` without a field is not accepted either: it would read as "no such product", and be cached.
 */
export function parseAnswer(body: string): GraphQLAnswer | null {
  let value: unknown;
  try {
    value = body.includes(PROTOTYPE)
      ? JSON.parse(body, withoutPrototype)
      : JSON.parse(body);
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  const {data, errors} = value;
  // Some gateways write null for what is not there.
  if (errors != null && !Array.isArray(errors)) return null;
  if (data != null && !isRecord(data)) return null;
  const hasData = isRecord(data) && Object.keys(data).length > 0;
  const usable = hasData || (Array.isArray(errors) && errors.length > 0);
  return usable ? value : null;
}

/** The body for others to parse, without `__proto__` keys. */
export function safeBody(body: string, answer: GraphQLAnswer): string {
  return body.includes(PROTOTYPE) ? JSON.stringify(answer) : body;
}

/**
 * Whether the request was throttled: Shopify then answers 200 with this code, or its message alone.
 */
export function isThrottled(answer: GraphQLAnswer): boolean {
  return Boolean(
    answer.errors?.some(
      (error) =>
        error?.extensions?.code === 'THROTTLED' || error?.message === 'Throttled',
    ),
  );
}

/**
 * Codes with which the Storefront API refuses a document or its variables before it executes them.
 */
const VALIDATION_CODES: ReadonlySet<unknown> = new Set([
  'argumentLiteralsIncompatible',
  'argumentNotAccepted',
  'cannotSpreadFragment',
  'fieldConflict',
  'MAX_COMPLEXITY_EXCEEDED',
  'MAX_COST_EXCEEDED',
  'MAX_INPUT_SIZE_EXCEEDED',
  'missingRequiredArguments',
  'missingRequiredInputObjectAttribute',
  'selectionMismatch',
  'undefinedField',
  'undefinedFragment',
  'undefinedType',
  'variableMismatch',
  'variableNotDefined',
  'variableRequiresValidType',
]);

/**
 * Whether the store certainly did not execute the operation: it answered validation errors alone.
 */
export function isValidationOnly({data, errors = []}: GraphQLAnswer): boolean {
  const isValidation = ({extensions}: (typeof errors)[number]) =>
    // Errors about a variable have no code.
    VALIDATION_CODES.has(extensions?.code) || Array.isArray(extensions?.problems);
  return data === undefined && errors.length > 0 && errors.every(isValidation);
}

/**
 * Whether the answer has errors other than ACCESS_DENIED. A field that the token may never read is
 * not a transient failure.
 */
export function hasTransientErrors({errors}: Pick<GraphQLAnswer, 'errors'>): boolean {
  return Boolean(errors?.some((error) => error?.extensions?.code !== 'ACCESS_DENIED'));
}

/**
 * Whether the answer has errors and no data: a `null` with errors does not mean "there is none".
 */
export function hasErrorsOnly({data, errors}: GraphQLAnswer): boolean {
  if (!data) return true;
  const nothing = Object.values(data).every((field) => field === null);
  return nothing && Boolean(errors?.length);
}

/**
 * Whether every top-level field has a value and there are no errors: good enough for
 * stale-if-error.
 */
export function isComplete({errors, ...data}: Pick<GraphQLAnswer, 'errors'>): boolean {
  return !errors?.length && Object.values(data).every((field) => field !== null);
}

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
