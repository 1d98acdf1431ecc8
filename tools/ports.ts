/** Ports of the loopback interface: choosing, testing and taking one. */
import {once} from 'node:events';
import {Server as HttpServer} from 'node:http';
import {createServer, type AddressInfo, type Server} from 'node:net';

import {UsageError} from './command';

/**
 * The port to serve on: what the environment variable `variable` names, else `fallback`.
 *
 * @throws UsageError if it is no port number, or in use
 */
export async function choosePort(
  variable: string,
  fallback: number,
  purpose: string,
): Promise<number> {
  const text = process.env[variable];
  const port = text ? Number(text) : fallback;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UsageError(`${variable} must be a port from 1 to 65535, not “${text}”.`);
  }
  if (await isPortFree(port)) return port;
  throw new UsageError(
    `Port ${port}, ${purpose}, is in use by another program. ` +
      `Stop that one, or choose another port: ${variable}=${port + 1} npm run ${process.env.npm_lifecycle_event ?? 'dev'}`,
  );
}

/**
 * Listens on `port` of the loopback interface (0: any free one) and resolves with the port taken.
 * Rejects with Node's own error: `EADDRINUSE` where another program listens.
 */
export function listenOnLoopback(server: Server, port: number): Promise<number> {
  // Clients close idle connections: one that is closed here may carry their next request.
  if (server instanceof HttpServer) server.keepAliveTimeout = 0;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      const address = server.address() as AddressInfo;
      resolve(address.port);
    });
  });
}

/** A port on which nothing listens, for a program that takes its port from whoever starts it. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnLoopback(server, 0);
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Whether nothing listens on `port`, on either of localhost's addresses: a server on `::1` alone
 * would otherwise be found only by browsers.
 */
export async function isPortFree(port: number): Promise<boolean> {
  const free = await Promise.all(
    ['127.0.0.1', '::1'].map((host) => canListen(port, host)),
  );
  return free.every(Boolean);
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');
    });
    probe.listen({port, host, exclusive: true}, () => probe.close(() => resolve(true)));
  });
}
