import {createServer} from 'node:http';

import {listenOnLoopback} from '../tools/ports';

/**
 * How often a store was called, and in how many sequential round trips: a call that starts after another has ended
 * belongs to a later one.
 */
export interface Calls {
  readonly count: number;
  readonly roundTrips: number;
}

/** The store at `url`, each answer of its API `latencyMs` later, with a count of the calls. */
export async function startLateStore(url: string, latencyMs: number) {
  let count = 0;
  let ended = 0;
  let deepest = 0;
  const server = createServer((request, response) => {
    const depth = ended + 1;
    count += 1;
    deepest = Math.max(deepest, depth);
    const body: Buffer[] = [];
    request.on('data', (chunk: Buffer) => body.push(chunk));
    request.on('end', () => {
      setTimeout(() => {
        void forward(url + (request.url ?? '/'), request.headers, Buffer.concat(body))
          .then(
            (answer) =>
              response.writeHead(answer.status, answer.headers).end(answer.body),
            () => response.writeHead(502).end(),
          )
          .finally(() => (ended = Math.max(ended, depth)));
      }, latencyMs);
    });
  });
  const port = await listenOnLoopback(server, 0);
  return {
    url: `http://127.0.0.1:${port}`,
    /** The calls since the last `takeCalls`. */
    takeCalls(): Calls {
      const calls = {count, roundTrips: deepest};
      count = ended = deepest = 0;
      return calls;
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
