/** The HTTP server: sockets, and between them and the handlers the log, the faults and the control surface. */
import {
  type ServerResponse,
  createServer,
  type IncomingMessage,
  type Server,
} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';
import {MAX_UPLOAD_BYTES, UPLOAD_ROOT} from '../admin/admin-files';
import {isAdminPath} from '../admin/admin-handler';
import {applyFaults, type Outcome} from '../control-surface/apply-faults';
import type {StoreControl} from '../control-surface/control';
import type {FaultRules} from '../control-surface/faults';
import {controlRoot, handleControl} from '../control-surface/handler';
import type {RequestLog} from '../control-surface/request-log';
import {isApiPath, type Handler} from './api-handler';
import {type StoreRequest, type StoreResponse, text} from './exchange';
import {hostCheck} from './host-names';
import {operationNameOf, readGraphqlBody} from './request-body';
import type {StoreState} from './store-state';
import type {AddressInfo} from 'node:net';

export interface ListenerOptions {
  state: StoreState;
  handle: Handler;
  control: StoreControl;
  faults: FaultRules;
  log: RequestLog;
}

/** Answers requests on sockets. */
export function createListener(
  options: ListenerOptions,
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
  {state, handle, faults, log}: ListenerOptions,
): Promise<Outcome> {
  const body = readGraphqlBody(request.body, request.headers['content-type'] ?? '');
  const operation = body && operationNameOf(body);
  const applied = faults.take(operation);
  log.add({
    at: state.now().toISOString(),
    path: request.url.pathname,
    operation,
    variables: body?.variables ?? {},
    headers: request.headers,
    faults: applied.map(({kind}) => kind),
  });
  return applyFaults(request, applied, handle);
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
  response: StoreResponse,
  {milliseconds, pieces}: {milliseconds: number; pieces: number},
  out: ServerResponse,
): Promise<void> {
  writeHead(response, out);
  const bytes = Buffer.from(response.body ?? '');
  const size = Math.max(1, Math.ceil(bytes.byteLength / Math.max(1, pieces)));
  for (let start = 0; start < bytes.byteLength && !out.destroyed; start += size) {
    out.write(bytes.subarray(start, start + size));
    await sleep(milliseconds / Math.max(1, pieces));
  }
  out.end();
}

/** Largest request body that is read, in bytes. */
const maxBodyBytes = 2_000_000;

export interface Listening {
  server: Server;
  port: number;
}

/**
 * Starts an HTTP server on a port (0: any free one) of `host`. It answers to loopback names, `host` and `names`.
 * @throws Error with code `EADDRINUSE` when the port is taken
 */
export async function startServer(
  handler: (request: StoreRequest, out: ServerResponse) => Promise<void>,
  port: number,
  host: string,
  names: readonly string[],
): Promise<Listening> {
  const isOurs = hostCheck([host, ...names]);
  const server = createServer((incoming, out) => {
    const asked = incoming.headers.host;
    if (!isOurs(asked)) return send(misdirected(asked), out);
    return serve(incoming, out, handler).catch((error: unknown) => {
      console.error('The local store could not answer a request:', error);
      if (!out.headersSent) send(text('Internal error', 500), out);
      else out.destroy();
    });
  });
  // Clients close idle connections: one that the store closes first may carry their next request.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // A listening TCP server has an AddressInfo; only pipes have a string.
  return {server, port: (server.address() as AddressInfo).port};
}

function misdirected(host = ''): StoreResponse {
  const name = host.replace(/:\d+$/, '');
  return text(
    `This store does not answer to the name ${name}. Start it with --public-url to add a name.`,
    421,
    {connection: 'close'},
  );
}

/** Stops a server at once, with every connection still open. */
export async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}

/** Sends a whole response. */
function send(response: StoreResponse, out: ServerResponse): void {
  writeHead(response, out);
  out.end(response.body ?? undefined);
}

function writeHead({status, headers, cookies = []}: StoreResponse, out: ServerResponse) {
  out.writeHead(status, {
    ...headers,
    ...(cookies.length > 0 && {'set-cookie': [...cookies]}),
  });
}

async function serve(
  incoming: IncomingMessage,
  out: ServerResponse,
  handler: (request: StoreRequest, out: ServerResponse) => Promise<void>,
): Promise<void> {
  const url = readUrl(incoming);
  if (!url) return send(text('Bad request', 400), out);
  const isUpload = url.pathname === UPLOAD_ROOT;
  const bytes = await readBody(incoming, isUpload ? MAX_UPLOAD_BYTES : maxBodyBytes);
  if (bytes === null)
    return send(text('Request too large', 413, {connection: 'close'}), out);
  await handler(
    {
      method: incoming.method ?? 'GET',
      url,
      headers: readHeaders(incoming),
      body: isUpload ? '' : bytes.toString('utf8'),
      ...(isUpload && {bytes: Uint8Array.from(bytes)}),
    },
    out,
  );
}

function readUrl(incoming: IncomingMessage): URL | null {
  const path = incoming.url ?? '/';
  // A path of two slashes would be read as a host.
  const url = path.startsWith('/') ? `http://localhost${path}` : path;
  return URL.canParse(url) ? new URL(url) : null;
}

function readHeaders(incoming: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined)
      headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return headers;
}

async function readBody(
  incoming: IncomingMessage,
  limit: number,
): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    // Node gives buffers as long as no encoding is set.
    const bytes = chunk as Buffer;
    size += bytes.byteLength;
    if (size > limit) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
