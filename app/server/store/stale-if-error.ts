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

type Before<Text, End extends string> = Text extends `${infer Start}${End}${string}`
  ? Start
  : Text;

/** The name of the query in a document of the app. */
type NameOf<Document> = Document extends `${string}query ${infer Rest}`
  ? Before<Before<Rest, '('>, ' '>
  : never;

/** Every query of the app by its name, so that the compiler knows one that was renamed. */
type QueryVariables = {
  [
    Document in keyof StorefrontQueries as NameOf<Document>
  ]: StorefrontQueries[Document]['variables'];
};

/** Tests of a query's variables, by its name. */
type Tests = {
  [Name in keyof QueryVariables]?: (variables: QueryVariables[Name]) => boolean;
};

/**
 * The queries kept for an outage, each with a test of its variables. Everything else is not kept: a cart is private,
 * and searches, made-up paths and cursors are unbounded. They would push the home page's copy out of the cache.
 */
const KEPT_QUERIES = {
  Theme: () => true,
  Navigation: () => true,
  CollectionTiles: () => true,
  // Only the first page, unsorted and unfiltered.
  collection: ({after, narrowed, sortKey}) => !after && !narrowed && !sortKey,
  Product: () => true,
  ProductHelp: () => true,
} satisfies Tests;

function mayKeep({kind, operation, init}: StoreCall): boolean {
  if (kind !== 'query' || !isKeptQuery(operation)) return false;
  // Hydrogen's client wrote the variables of this very query.
  const isKept: (variables: never) => boolean = KEPT_QUERIES[operation];
  return isKept(variablesOf(init.body) as never);
}

const isKeptQuery = (operation: string): operation is keyof typeof KEPT_QUERIES =>
  Object.hasOwn(KEPT_QUERIES, operation);

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
  const kept = await cache.match(await keyOf(call));
  if (!kept) return null;
  const answer = await kept.json<{data: unknown}>();
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
