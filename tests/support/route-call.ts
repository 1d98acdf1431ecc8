import {InMemoryCache} from '@shopify/hydrogen';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import type {RunningStore} from '../../tools/store/club-store';
import type {Market} from '~/lib/market';
import type {PreviewSession} from '~/lib/preview-state';
import {createAppContext, type AppContext} from '~/server/context';
import {SERVER_PARTS} from '~/shop/index.server';
import {PATIENT} from './built-shop';

export interface RouteRequest extends Omit<RequestInit, 'signal'> {
  /** The URL asked for, below the shop's origin. */
  path?: string;
  /** The parameters that the route's pattern takes from the path, for example `{handle: 'crest-hoodie'}`. */
  params?: Record<string, string>;
  /** Variables of the worker beside those of the store. */
  env?: Record<string, string>;
  /** The server's clock, in epoch milliseconds. */
  clock?: () => number;
  /** The market that the URL names; the root's by default. */
  market?: Market;
  /** The staff preview that the visitor is in. */
  preview?: PreviewSession;
  /** Hydrogen's cache of store answers; an empty one by default. */
  storeCache?: Cache;
  /** Looks at the context when the route has answered. */
  observe?: (context: AppContext) => void;
}

type RouteArgs = LoaderFunctionArgs & ActionFunctionArgs;
type RouteFunction<Result> = (args: RouteArgs) => Result;

/** What the framework hands to a loader or an action. */
export function routeArgs(
  request: Request,
  context: AppContext,
  params: RouteArgs['params'] = {},
): RouteArgs {
  return {request, context, params};
}

/** The result of `data(null, {status})`: a status without a body. */
interface EmptyAnswer {
  type: string;
  data: null;
  init: ResponseInit | null;
}

function isEmptyAnswer(answer: unknown): answer is EmptyAnswer {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'init' in answer &&
    'data' in answer &&
    answer.data === null
  );
}

const origin = 'http://localhost:3000';

/**
 * Calls a loader or an action in Node, with the app's own context, against a running store. Each call
 * starts with an empty cache, unless it is given one. Waits for what it has put off with `waitUntil`, so that nothing outlives the test.
 *
 * @returns what the function answers, or the `Response` that it throws (or states as `data(null, …)`); other failures are
 * thrown on.
 */
export async function callRoute<Result>(
  store: RunningStore,
  route: RouteFunction<Result>,
  {
    path = '/',
    params = {},
    env,
    clock,
    market,
    preview,
    storeCache = new InMemoryCache(),
    observe,
    ...init
  }: RouteRequest = {},
): Promise<Exclude<Awaited<Result>, EmptyAnswer> | Response> {
  const request = new Request(new URL(path, origin), init);
  if (!request.headers.has('oxygen-buyer-ip'))
    request.headers.set('oxygen-buyer-ip', '127.0.0.1');
  const pending: Promise<unknown>[] = [];
  const context = createAppContext({
    parts: SERVER_PARTS,
    request,
    env: {...PATIENT, ...store.env, ...env},
    isOxygen: true,
    execution: {waitUntil: (promise) => void pending.push(promise)},
    cache: storeCache,
    staleCache: null,
    ...(clock && {clock}),
    ...(market && {market}),
    ...(preview && {preview}),
  });
  try {
    const answer = await route(routeArgs(request, context, params));
    if (isEmptyAnswer(answer)) return new Response(null, answer.init ?? {});
    return answer as Exclude<Awaited<Result>, EmptyAnswer>;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  } finally {
    // What is put off may put off more.
    for (let settled = 0; settled < pending.length; settled += 1)
      await Promise.allSettled(pending.slice(settled, settled + 1));
    observe?.(context);
  }
}
