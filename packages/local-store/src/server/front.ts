/** Everything between the socket and the handlers: the log, the faults, the control surface. */
import type {ServerResponse} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';
import {isAdminPath} from '../admin/admin-handler';
import {applyFaults, type Outcome} from '../control-surface/apply-faults';
import type {StoreControl} from '../control-surface/control';
import type {FaultRules} from '../control-surface/faults';
import {controlRoot, handleControl} from '../control-surface/handler';
import type {RequestLog} from '../control-surface/request-log';
import {isApiPath, type Handler} from './api-handler';
import type {StoreRequest, StoreResponse} from './exchange';
import {send} from './listen';
import {operationNameOf, readGraphqlBody} from './request-body';
import type {StoreState} from './store-state';

export interface FrontOptions {
  state: StoreState;
  handle: Handler;
  control: StoreControl;
  faults: FaultRules;
  log: RequestLog;
}

/** Answers requests on sockets. */
export function createFront(
  options: FrontOptions,
): (request: StoreRequest, out: ServerResponse) => Promise<void> {
  const {state, handle, control} = options;
  return async (request, out) => {
    const {pathname} = request.url;
    if (state.settings.control && pathname.startsWith(controlRoot)) {
      return send(handleControl(request, control), out);
    }
    const isApi = isApiPath(pathname) || isAdminPath(pathname);
    if (!isApi || request.method !== 'POST') {
      return send(await handle(request), out);
    }
    await perform(await answerApi(request, options), out);
  };
}

async function answerApi(
  request: StoreRequest,
  {state, handle, faults, log}: FrontOptions,
): Promise<Outcome> {
  const body = readGraphqlBody(request.body, request.headers['content-type'] ?? '');
  const operation = body && operationNameOf(body);
  const befalling = faults.take(operation);
  log.add({
    at: state.now().toISOString(),
    path: request.url.pathname,
    operation,
    variables: body?.variables ?? {},
    headers: request.headers,
    faults: befalling.map(({kind}) => kind),
  });
  return applyFaults(request, befalling, handle);
}

async function perform(outcome: Outcome, out: ServerResponse): Promise<void> {
  if (outcome.kind === 'reset') {
    out.socket?.resetAndDestroy();
    return;
  }
  // A request that hangs is let go when its connection or the store closes.
  if (outcome.kind === 'hang') return;
  if (outcome.drip) await drip(outcome.response, outcome.drip, out);
  else send(outcome.response, out);
}

async function drip(
  {status, headers, body}: StoreResponse,
  {milliseconds, pieces}: {milliseconds: number; pieces: number},
  out: ServerResponse,
): Promise<void> {
  out.writeHead(status, headers);
  const bytes = Buffer.from(body ?? '');
  const size = Math.max(1, Math.ceil(bytes.byteLength / Math.max(1, pieces)));
  for (let start = 0; start < bytes.byteLength && !out.destroyed; start += size) {
    out.write(bytes.subarray(start, start + size));
    await sleep(milliseconds / Math.max(1, pieces));
  }
  out.end();
}
