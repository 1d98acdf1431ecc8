import type {StorefrontQueries} from '@shopify/hydrogen';

import {isComplete} from './graphql-answer';
import type {GoodAnswer, StoreCall} from './store-call';

/** Error code of a stale answer. Hydrogen never caches an answer with errors. */
export const STALE_IF_ERROR = 'STALE_IF_ERROR';

const KEEP_SECONDS = 7 * 24 * 60 * 60;

async function keyOf(call: StoreCall): Promise<Request> {
  const text = new TextEncoder().encode(`${call.url}\n${String(call.init.body)}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return new Request(`https://stale-if-error.invalid/${hex}`);
}

type Variables = Readonly<Record<string, unknown>>;

/** The queries that are kept for an outage, by name, each with a test of its variables. */
const kept = new Map<string, (variables: never) => boolean>();

/**
 * Declares, beside a query's document, that its last complete answer is served while the store is down; with a test of its variables
 * where not all of its answers are. Everything else is not kept: a cart is private, and searches, made-up paths and cursors are
 * unbounded. They would push the home page's copy out of the cache.
 */
export function keptForOutage<Document extends keyof StorefrontQueries>(
  document: Document,
  mayKeep: (variables: StorefrontQueries[Document]['variables']) => boolean = () => true,
): Document {
  const [, name] = /\bquery (\w+)/.exec(document) ?? [];
  if (name) kept.set(name, mayKeep);
  return document;
}

function mayKeep({kind, operation, init}: StoreCall): boolean {
  const test = kind === 'query' ? kept.get(operation) : undefined;
  // Hydrogen's client wrote the variables of this very query.
  return test?.(variablesOf(init.body) as never) ?? false;
}

/** The variables in a request body that Hydrogen's client wrote. */
function variablesOf(body: unknown): Variables {
  const {variables = {}} = JSON.parse(String(body)) as {variables?: Variables};
  return variables;
}

/** Stores a complete answer to a page's query, for an outage. */
export async function keepForOutage(cache: Cache, call: StoreCall, good: GoodAnswer) {
  if (!mayKeep(call) || !isComplete(good.answer)) return;
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': `max-age=${KEEP_SECONDS}`,
  };
  await cache.put(await keyOf(call), new Response(good.body, {headers}));
}

/** The stored answer to the same query, marked as stale; `null` when there is none. */
export async function readStale(cache: Cache, call: StoreCall): Promise<Response | null> {
  if (!mayKeep(call)) return null;
  const stored = await cache.match(await keyOf(call));
  if (!stored) return null;
  const answer = await stored.json<{data: unknown}>();
  const errors = [{message: 'The store is down', extensions: {code: STALE_IF_ERROR}}];
  return Response.json({data: answer.data, errors});
}

interface AnswerError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** Whether the answer is stale: the page then says that it may be out of date. */
export function isStale(answer: {
  readonly errors?: readonly AnswerError[] | undefined;
}): boolean {
  return Boolean(
    answer.errors?.some((error) => error.extensions?.code === STALE_IF_ERROR),
  );
}
