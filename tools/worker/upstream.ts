import {Agent, request as httpRequest, type IncomingMessage} from 'node:http';
import {buffer} from 'node:stream/consumers';

import type {Page} from './edge-cache';

/** Headers that belong to one connection (RFC 9110, section 7.6.1) and are never passed on. */
export const hopByHop = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
];

/** Requests whole responses from the worker behind the edge. */
export interface Upstream {
  /** Passes a visitor's request on, with its own `Host`, and answers with the complete response. */
  ask(request: IncomingMessage): Promise<Page>;
  close(): void;
}

/** @param origin where the worker listens */
export function createUpstream(origin: string): Upstream {
  const agent = new Agent({keepAlive: true});
  const send = (
    visitor: IncomingMessage,
    body: Buffer | undefined,
    connections: Agent | false,
  ): Promise<Page> =>
    new Promise((resolve, reject) => {
      const {method = 'GET'} = visitor;
      const onward = httpRequest(
        `${origin}${escapeBrokenPercent(visitor.url ?? '/')}`,
        {agent: connections, method, headers: withoutHopByHop(visitor)},
        (response) => void readPage(response).then(resolve, reject),
      );
      onward.once('error', (error) => {
        // The worker closed the idle connection as it was being reused.
        if (onward.reusedSocket) send(visitor, body, false).then(resolve, reject);
        else reject(error);
      });
      onward.end(body);
    });
  return {
    async ask(visitor) {
      const {method = 'GET'} = visitor;
      if (method === 'GET' || method === 'HEAD') return send(visitor, undefined, agent);
      // A worker that refuses a body ends the connection, and a later write would lose its answer:
      // the whole body goes in one write, on a connection that nobody else uses.
      return send(visitor, await buffer(visitor), false);
    },
    close: () => agent.destroy(),
  };
}

/** MiniOxygen answers 500 to a broken escape before the worker sees it: its percent sign is escaped, so that it can. */
function escapeBrokenPercent(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replace(/%/g, '%25');
  }
}

/** The request's headers, as the cache and the compression read them. */
export function headersOf(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (let i = 0; i < message.rawHeaders.length; i += 2) {
    headers.append(message.rawHeaders[i] ?? '', message.rawHeaders[i + 1] ?? '');
  }
  return headers;
}

/** Encodings are the edge's business: the worker is asked for the plain body. */
function withoutHopByHop(visitor: IncomingMessage) {
  const headers = {...visitor.headers, 'accept-encoding': 'identity'};
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.includes(name)),
  );
}

async function readPage(response: IncomingMessage): Promise<Page> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const headers = headersOf(response);
  hopByHop.forEach((name) => headers.delete(name));
  return {status: response.statusCode ?? 502, headers, body: Buffer.concat(chunks)};
}
