import {once} from 'node:events';
import {
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import {text} from 'node:stream/consumers';

import {
  startStore,
  type RunningStore,
  type StoreOptions,
} from '../../tools/store/club-store';
import {startWorker} from '../../tools/worker/start-worker';

/** Variables of a shop whose tests are not about its deadline for the store: a machine may be slow. */
export const PATIENT = {STORE_TIMEOUT_MS: '60000'};

/** A raw HTTP request, without the normalization of a browser or `fetch`. */
export interface WireRequest {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** Leaves the body unfinished, so that the response must not wait for its end. */
  unfinished?: boolean;
}

export interface WireAnswer {
  status: number;
  /** By lower-case name; several values of one header are joined, cookies apart. */
  headers: Record<string, string | undefined>;
  cookies: readonly string[];
  body: string;
}

/** The built worker behind a page cache (`npm run build` first), selling from a local store of its own. */
export interface BuiltShop {
  readonly store: RunningStore;
  readonly origin: string;
  /** The worker's log so far, line by line. */
  readonly logs: readonly string[];
  /** Requests a path without normalizing it. */
  ask(path: string, request?: WireRequest): Promise<WireAnswer>;
  /** Posts a form of this shop, as its own pages do. */
  post(
    path: string,
    fields: Record<string, string>,
    headers?: OutgoingHttpHeaders,
  ): Promise<WireAnswer>;
  stop(): Promise<void>;
}

/**
 * Starts a store and the built worker beside it, on free ports, behind a page cache like Oxygen's unless `edge` is false.
 * @param env variables of the worker beside those of its store
 * @throws when there is no build
 */
export async function startBuiltShop(
  env: Record<string, string> = {},
  options: StoreOptions = {},
  {edge = true} = {},
): Promise<BuiltShop> {
  const store = await startStore(options);
  const worker = await startWorker({env: {...PATIENT, ...store.env, ...env}, edge});
  const {origin, logs} = worker;
  const ask = (path: string, request?: WireRequest) => askWire(origin, path, request);
  return {
    store,
    origin,
    logs,
    ask,
    post: (path, fields, headers = {}) =>
      ask(path, {
        method: 'POST',
        headers: {
          Origin: origin,
          'Content-Type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        body: new URLSearchParams(fields).toString(),
      }),
    async stop() {
      await worker.stop();
      await store.stop();
    },
  };
}

/** Requests a path of `origin` without normalizing it. */
export async function askWire(
  origin: string,
  path: string,
  {method = 'GET', headers = {}, body, unfinished = false}: WireRequest = {},
): Promise<WireAnswer> {
  const {hostname, port} = new URL(origin);
  const request = httpRequest({hostname, port, path, method, headers, agent: false});
  const answered = once(request, 'response');
  if (unfinished) request.write(body);
  else request.end(body);
  // `once` gives what the event was emitted with.
  const [response] = (await answered) as [IncomingMessage];
  const {'set-cookie': cookies = [], ...others} = response.headers;
  const answer = {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(
      Object.entries(others).map(([name, value]) => [name, value?.toString()]),
    ),
    cookies,
    body: await text(response),
  };
  request.destroy();
  return answer;
}

/** The fields of a cart form, as `CartForm` posts them. */
export function cartFields(action: string, inputs: object): Record<string, string> {
  return {cartFormInput: JSON.stringify({action, inputs})};
}

/** The `Cookie` header that a browser sends back after these `Set-Cookie`s. */
export function cookieHeader(cookies: readonly string[]): string {
  return cookies.map((cookie) => cookie.split(';', 1)[0] ?? '').join('; ');
}
