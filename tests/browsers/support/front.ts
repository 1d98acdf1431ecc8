import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';

import {listenOnLoopback} from '../../../tools/ports';
import {createUpstream} from '../../../tools/worker/upstream';

/** A proxy between the browser and the shop, by which a test can disturb the network in any browser. */
export interface Front {
  /** Where the browser finds the shop. */
  readonly origin: string;
  /** Holds the requests whose path matches, until the returned function is called. */
  hold(path: RegExp): () => void;
  /** Breaks the connection of the requests whose path matches, until the returned function is called. */
  cut(path: RegExp): () => void;
  /** Lets the browser keep nothing of what it gets from paths that match, so that it asks again. */
  keepFresh(path: RegExp): void;
  /** Has the browser run no script of its pages, as if they were switched off. */
  forbidScripts(): void;
  /** Passes requests on to another shop. */
  leadTo(shop: string): void;
  /** Ends every hold and cut, lets the browser keep what it gets and run it, and leads to its own shop again. */
  reset(): void;
  stop(): void;
}

interface Rule {
  readonly path: RegExp;
  /** Resolves when the request may go on. A request without it is cut. */
  readonly released?: Promise<void>;
  end(): void;
}

/**
 * Starts a front for the shop at `shop`, on a free port. It passes on every request as it is.
 *
 * @param leftOut headers that it leaves out of answers
 */
export async function startFront(
  shop: string,
  leftOut: readonly string[] = [],
): Promise<Front> {
  let upstream = createUpstream(shop);
  const rules = new Set<Rule>();
  const fresh = new Set<RegExp>();
  let runsScripts = true;
  const server = createServer((request, response) => void answer(request, response));
  const port = await listenOnLoopback(server, 0);

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const {pathname} = new URL(request.url ?? '/', shop);
    for (const {path, released} of rules) {
      if (!path.test(pathname)) continue;
      if (!released) return void request.socket.destroy();
      await released;
    }
    try {
      const {status, headers, body} = await upstream.ask(request);
      leftOut.forEach((name) => headers.delete(name));
      if ([...fresh].some((path) => path.test(pathname)))
        headers.set('Cache-Control', 'no-store');
      if (!runsScripts) headers.set('Content-Security-Policy', "script-src 'none'");
      response.writeHead(status, [...headers].flat()).end(body);
    } catch {
      // The test has ended, or the shop has hung up: the browser sees a broken connection, and reports it.
      request.socket.destroy();
    }
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

  function leadTo(origin: string) {
    upstream.close();
    upstream = createUpstream(origin);
  }

  return {
    origin: `http://localhost:${port}`,
    hold(path) {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      return add(path, released, release);
    },
    cut: (path) => add(path),
    keepFresh: (path) => void fresh.add(path),
    forbidScripts: () => void (runsScripts = false),
    leadTo,
    reset() {
      rules.forEach(({end}) => end());
      fresh.clear();
      runsScripts = true;
      leadTo(shop);
    },
    stop() {
      server.closeAllConnections();
      server.close();
      upstream.close();
    },
  };
}
