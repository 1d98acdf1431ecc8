/** What every GraphQL answer has, whatever was asked. */
export interface GraphQLAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: ReadonlyArray<{
    readonly message?: unknown;
    readonly extensions?: {readonly code?: unknown};
  }>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const PROTOTYPE = '__proto__';

/** Leaves out a key that would set an object's prototype where the object is copied, as Hydrogen's client does. */
function withoutPrototype(key: string, value: unknown): unknown {
  return key === PROTOTYPE ? undefined : value;
}

/**
 * The answer in a body, or `null` when the body is no GraphQL answer (GraphQL §7.1: `data` or `errors`). Data without a field
 * answers no operation of ours: taken for data, it would say that there is no such product, and be kept.
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
  if (errors !== undefined && !Array.isArray(errors)) return null;
  if (data !== undefined && data !== null && !isRecord(data)) return null;
  const hasData = isRecord(data) && Object.keys(data).length > 0;
  const usable = hasData || (Array.isArray(errors) && errors.length > 0);
  return usable ? value : null;
}

/** The text of an answer that may be parsed by others: without keys that would set a prototype. */
export function safeBody(body: string, answer: GraphQLAnswer): string {
  return body.includes(PROTOTYPE) ? JSON.stringify(answer) : body;
}

/** The answer was throttled: Shopify says so with a 200 and this code. */
export function isThrottled(answer: GraphQLAnswer): boolean {
  return Boolean(answer.errors?.some((error) => error?.extensions?.code === 'THROTTLED'));
}

/**
 * Something went wrong that may go right the next time. A field that the store's token may not read never comes: a page without
 * it is the page.
 */
export function hasTransientErrors({errors}: GraphQLAnswer): boolean {
  return Boolean(errors?.some((error) => error?.extensions?.code !== 'ACCESS_DENIED'));
}

/** Something went wrong and nothing came: a `null` beside an error must not be taken for "there is none". */
export function hasErrorsOnly({data, errors}: GraphQLAnswer): boolean {
  if (!data) return true;
  const nothing = Object.values(data).every((field) => field === null);
  return nothing && Boolean(errors?.length);
}

/** Every top-level field has a value and nothing went wrong: worth keeping for an outage. */
export function isComplete({data, errors}: GraphQLAnswer): boolean {
  if (!data || errors?.length) return false;
  return Object.values(data).every((field) => field !== null);
}
