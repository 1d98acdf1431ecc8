import type {Server} from 'node:http';
import {createServer, type AddressInfo} from 'node:net';

/**
 * Listens on `port` of the loopback interface (0: any free one) and answers with the port taken.
 * Rejects with Node's own error, `EADDRINUSE` where somebody else listens there.
 */
export function listenOnLoopback(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      const address = server.address() as AddressInfo;
      resolve(address.port);
    });
  });
}

/**
 * Says whether nobody listens on `port`, on either of localhost's addresses: a server on `::1` alone
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
