/** The socket side: Node's HTTP server in front of a handler. */
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text, type StoreRequest, type StoreResponse} from './exchange';

/** Largest request body that is read, in bytes. */
const maxBodyBytes = 2_000_000;

export interface Listening {
  server: Server;
  port: number;
}

/**
 * Starts an HTTP server on a port (0: any free one) of `host`.
 * @throws Error with code `EADDRINUSE` when the port is taken
 */
export async function startServer(
  handler: (request: StoreRequest, out: ServerResponse) => Promise<void>,
  port: number,
  host: string,
): Promise<Listening> {
  const server = createServer((incoming, out) => {
    serve(incoming, out, handler).catch((error: unknown) => {
      console.error('The local store could not answer a request:', error);
      if (!out.headersSent) send(text('Internal error', 500), out);
      else out.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // A listening TCP server has an AddressInfo; only pipes have a string.
  return {server, port: (server.address() as AddressInfo).port};
}

/** Stops a server at once, with every connection still open. */
export async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}

/** Sends a whole response. */
export function send(response: StoreResponse, out: ServerResponse): void {
  out.writeHead(response.status, response.headers);
  out.end(response.body ?? undefined);
}

async function serve(
  incoming: IncomingMessage,
  out: ServerResponse,
  handler: (request: StoreRequest, out: ServerResponse) => Promise<void>,
): Promise<void> {
  const url = readUrl(incoming);
  if (!url) return send(text('Bad request', 400), out);
  const body = await readBody(incoming);
  if (body === null)
    return send(text('Request too large', 413, {connection: 'close'}), out);
  await handler(
    {method: incoming.method ?? 'GET', url, headers: readHeaders(incoming), body},
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

async function readBody(incoming: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    // Node gives buffers as long as no encoding is set.
    const bytes = chunk as Buffer;
    size += bytes.byteLength;
    if (size > maxBodyBytes) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
