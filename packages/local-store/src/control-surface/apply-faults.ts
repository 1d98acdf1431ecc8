/** Answers a request the way its faults say. */
import {setTimeout as sleep} from 'node:timers/promises';
import type {Handler} from '../server/api-handler';
import {json, type StoreRequest, type StoreResponse} from '../server/exchange';
import type {Fault} from './faults';

/** The outcome of a request on its socket. */
export type Outcome =
  | {
      kind: 'respond';
      response: StoreResponse;
      drip?: {milliseconds: number; pieces: number};
    }
  | {kind: 'reset'}
  | {kind: 'hang'};

type FaultOf<Kind extends Fault['kind']> = Extract<Fault, {kind: Kind}>;

/** Executes a request or not, and decides what happens on the socket. */
export async function applyFaults(
  request: StoreRequest,
  faults: readonly Fault[],
  handle: Handler,
): Promise<Outcome> {
  for (const {milliseconds} of all(faults, 'latency')) await sleep(milliseconds);
  if (all(faults, 'hang').length > 0) return {kind: 'hang'};
  const resets = all(faults, 'reset');
  if (resets.some(({when}) => when === 'before')) return {kind: 'reset'};
  const instead = insteadOf(faults);
  const response = instead ?? (await applyFault(request, faults, handle));
  if (resets.length > 0) return {kind: 'reset'};
  const [drip] = all(faults, 'drip');
  if (!drip) return {kind: 'respond', response};
  return {
    kind: 'respond',
    response,
    drip: {milliseconds: drip.milliseconds, pieces: drip.pieces ?? 10},
  };
}

function all<Kind extends Fault['kind']>(
  faults: readonly Fault[],
  kind: Kind,
): FaultOf<Kind>[] {
  return faults.filter((fault): fault is FaultOf<Kind> => fault.kind === kind);
}

/** A response that replaces the execution of the request. */
function insteadOf(faults: readonly Fault[]): StoreResponse | null {
  const [status] = all(faults, 'status');
  if (status) {
    const type = status.body?.trimStart().startsWith('<')
      ? 'text/html'
      : 'application/json';
    return {
      status: status.status,
      headers: {'content-type': `${type}; charset=utf-8`, ...status.headers},
      body: status.body ?? '',
    };
  }
  if (all(faults, 'throttled').length > 0) {
    return json({errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}]});
  }
  const [errors] = all(faults, 'errors');
  return errors && !errors.data ? json({errors: errorsOf(errors)}) : null;
}

async function applyFault(
  request: StoreRequest,
  faults: readonly Fault[],
  handle: Handler,
): Promise<StoreResponse> {
  const withoutScopes = all(faults, 'missingScopes').flatMap(({scopes}) => scopes);
  let response = await handle({...request, withoutScopes});
  const [errors] = all(faults, 'errors');
  if (errors) {
    const answer: unknown = JSON.parse(String(response.body));
    const added =
      typeof answer === 'object' ? {...answer, errors: errorsOf(errors)} : answer;
    response = {...response, body: JSON.stringify(added)};
  }
  const [body] = all(faults, 'body');
  return body ? corrupt(response, body.body) : response;
}

function errorsOf({errors}: FaultOf<'errors'>) {
  return (
    errors ?? [{message: 'Internal error.', extensions: {code: 'INTERNAL_SERVER_ERROR'}}]
  );
}

function corrupt(response: StoreResponse, how: FaultOf<'body'>['body']): StoreResponse {
  const whole = String(response.body);
  const bodies: Record<typeof how, string> = {
    empty: '',
    malformed: '{"data": {,}',
    truncated: whole.slice(0, Math.floor(whole.length / 2)),
    html: '<!doctype html><title>Sorry</title><h1>Something went wrong</h1>',
    null: 'null',
    number: '42',
  };
  const headers =
    how === 'html'
      ? {...response.headers, 'content-type': 'text/html'}
      : response.headers;
  return {...response, headers, body: bodies[how]};
}
