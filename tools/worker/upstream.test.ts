import {once} from 'node:events';
import {createServer, type IncomingMessage} from 'node:http';
import {createServer as createConnections, type AddressInfo} from 'node:net';
import {expect, test} from 'vitest';

import {createUpstream} from './upstream';

/** Answers one request on each connection, and cuts it at the next. */
function forgetfulWorker() {
  return createConnections((connection) => {
    let answered = false;
    connection.on('error', () => undefined);
    connection.on('data', () => {
      if (answered) return connection.destroy();
      answered = true;
      connection.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
    });
  });
}

async function listening(server: ReturnType<typeof createConnections>) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a request is repeated when the worker closes the idle connection that it reuses', async () => {
  const worker = forgetfulWorker();
  const upstream = createUpstream(await listening(worker));
  const edge = createServer((visitor: IncomingMessage, answer) => {
    upstream.ask(visitor).then(
      ({status, body}) => answer.writeHead(status).end(body),
      () => answer.writeHead(502).end(),
    );
  });
  const origin = await listening(edge);
  for (const visit of [1, 2, 3]) {
    const response = await fetch(origin);
    expect(response.status, `visit ${visit}`).toBe(200);
    expect(await response.text()).toBe('ok');
  }
  upstream.close();
  edge.closeAllConnections();
  edge.close();
  worker.close();
});
