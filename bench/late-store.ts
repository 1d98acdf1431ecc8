import {createServer} from 'node:http';

import {listenOnLoopback} from '../scripts/worker/listen';

/** The store at `url`, each answer of its API `latencyMs` later, and how many calls came. */
export async function startLateStore(url: string, latencyMs: number) {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    const body: Buffer[] = [];
    request.on('data', (chunk: Buffer) => body.push(chunk));
    request.on('end', () => {
      setTimeout(() => {
        void forward(
          url + (request.url ?? '/'),
          request.headers,
          Buffer.concat(body),
        ).then(
          (answer) => response.writeHead(answer.status, answer.headers).end(answer.body),
          () => response.writeHead(502).end(),
        );
      }, latencyMs);
    });
  });
  const port = await listenOnLoopback(server, 0);
  return {
    url: `http://127.0.0.1:${port}`,
    takeCalls() {
      const counted = calls;
      calls = 0;
      return counted;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function forward(
  url: string,
  received: NodeJS.Dict<string | string[]>,
  body: Buffer<ArrayBuffer>,
) {
  const kept = Object.entries(received).filter(
    ([name, value]) =>
      typeof value === 'string' && /^(content-type|accept|.*shopify.*)$/.test(name),
  );
  const headers = Object.fromEntries(kept) as Record<string, string>;
  const answer = await fetch(url, {method: 'POST', headers, body});
  return {
    status: answer.status,
    headers: {'Content-Type': answer.headers.get('Content-Type') ?? ''},
    body: await answer.text(),
  };
}
