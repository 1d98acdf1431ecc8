import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';

import {listenOnLoopback} from '../../../tools/ports';

/** What stands between the browser and the shop, so that a story can disturb the network in any browser. */
export interface Front {
  /** Where the browser finds the shop. */
  readonly origin: string;
  /** Holds the requests whose path matches, until the returned function is called. */
  hold(path: RegExp): () => void;
  /** Breaks the connection of the requests whose path matches, until the returned function is called. */
  cut(path: RegExp): () => void;
  /** Ends every hold and cut. */
  reset(): void;
  stop(): void;
}

interface Rule {
  readonly path: RegExp;
  /** Resolves when the request may go on. A request without it is cut. */
  readonly released?: Promise<void>;
  end(): void;
}

/** Starts a front for the shop at `upstream`, on a free port. It passes on every request as it is. */
export async function startFront(upstream: string): Promise<Front> {
  const agent = new Agent({keepAlive: true});
  const rules = new Set<Rule>();
  const server = createServer((request, response) => void answer(request, response));
  const port = await listenOnLoopback(server, 0);

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const {pathname} = new URL(request.url ?? '/', upstream);
    for (const {path, released} of rules) {
      if (!path.test(pathname)) continue;
      if (!released) return void request.socket.destroy();
      await released;
    }
    const {method, headers} = request;
    const onward = httpRequest(upstream + (request.url ?? '/'), {agent, method, headers});
    onward.once('response', (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
      answered.pipe(response);
    });
    onward.once('error', () => request.socket.destroy());
    // A browser that leaves the page waits for no answer.
    response.once('close', () => !response.writableFinished && onward.destroy());
    request.pipe(onward);
  }

  function add(path: RegExp, released?: Promise<void>, release = () => {}): () => void {
    const rule: Rule = {
      path,
      released,
      end() {
        rules.delete(rule);
        release();
      },
    };
    rules.add(rule);
    return rule.end;
  }

  return {
    origin: `http://localhost:${port}`,
    hold(path) {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      return add(path, released, release);
    },
    cut: (path) => add(path),
    reset: () => rules.forEach(({end}) => end()),
    stop() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
