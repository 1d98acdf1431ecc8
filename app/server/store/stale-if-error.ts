import type {StorefrontQueries} from '@shopify/hydrogen';

import {keepNewest} from '~/lib/keep-newest';

import {digestOf} from '../secret-keys';

import {
  isComplete,
  operationIn,
  type ClientAnswer,
  type GraphQLAnswer,
} from './store-answer';

/** Error code of a stale answer. Hydrogen never caches an answer with errors. */
const STALE_IF_ERROR = 'STALE_IF_ERROR';

const KEEP_SECONDS = 7 * 24 * 60 * 60;

/** An answer that this isolate has written is written again after this time. */
const REWRITE_MS = 10 * 60 * 1000;
/** When each was written last, in epoch milliseconds. */
const written = new WeakMap<Cache, Map<string, number>>();
/** More than a shop's pages that are kept. */
const MAX_WRITTEN = 5000;

/** The queries that are kept for an outage, each with a test of its variables. */
const kept = new Map<string, (variables: never) => boolean>();

/**
 * Declares, beside a query's document, that its last complete answer is served while the store is
 * down; with a test of its variables where not all are. Nothing else is kept: a cart is private,
 * and searches and cursors would push out the home page.
 */
export function keptForOutage<Document extends keyof StorefrontQueries>(
  document: Document,
  mayKeep: (variables: StorefrontQueries[Document]['variables']) => boolean = () => true,
): Document {
  kept.set(document, mayKeep);
  return document;
}

export interface Question {
  readonly market: string;
  readonly document: string;
  readonly variables: object;
}

function mayKeep({document, variables}: Question): boolean {
  // The variables of this very query.
  return kept.get(document)?.(variables as never) ?? false;
}

async function keyOf({market, document, variables}: Question): Promise<Request> {
  const digest = await digestOf([market, document, variables]);
  return new Request(`https://stale-if-error.invalid/${digest}`);
}

/**
 * Keeps a complete answer for an outage, at most every ten minutes: a copy that is a little older
 * serves as well, and writing it costs each page that asks.
 */
export async function keepForOutage(
  cache: Cache,
  question: Question,
  answer: ClientAnswer,
  now: number,
) {
  if (!mayKeep(question) || !isComplete(answer)) return;
  const {market, document, variables} = question;
  const key = JSON.stringify([market, operationIn(document), variables]);
  const times = written.get(cache) ?? new Map<string, number>();
  written.set(cache, times);
  const age = now - (times.get(key) ?? -Infinity);
  // A negative age: the clock was set back.
  if (age >= 0 && age < REWRITE_MS) return;
  keepNewest(times, key, now, MAX_WRITTEN);
  const headers = {'Cache-Control': `max-age=${KEEP_SECONDS}`};
  await cache.put(await keyOf(question), Response.json(answer, {headers}));
}

/** The stored answer to the same query, marked as stale; `null` when there is none. */
export async function readStale(
  cache: Cache,
  question: Question,
): Promise<ClientAnswer | null> {
  if (!mayKeep(question)) return null;
  const stored = await cache.match(await keyOf(question));
  if (!stored) return null;
  const errors = [{message: 'The store is down', extensions: {code: STALE_IF_ERROR}}];
  return {...(await stored.json<object>()), errors};
}

/** Whether the answer is stale: the page then says that it may be out of date. */
export function isStale({errors}: Pick<GraphQLAnswer, 'errors'>): boolean {
  return Boolean(errors?.some(({extensions}) => extensions?.code === STALE_IF_ERROR));
}
