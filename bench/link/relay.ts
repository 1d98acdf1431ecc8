import {createHash, X509Certificate} from 'node:crypto';
import {execFileSync} from 'node:child_process';
import {Agent, request as httpRequest, type IncomingHttpHeaders} from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import {createServer, type Socket} from 'node:net';
import {performance} from 'node:perf_hooks';
import {Duplex} from 'node:stream';
import {buffer} from 'node:stream/consumers';
import type {TLSSocket} from 'node:tls';

import {LOOPBACK_ONLY} from '../../tools/chromium';
import {listenOnLoopback} from '../../tools/ports';
import {hopByHop} from '../../tools/worker/upstream';

import {Link, SLOW_4G, type Connection} from './link';

/** Servers at the far end of one slow link, with TLS and HTTP/2. */
export interface Relay {
  /** Lets browsers reach what answers at `upstream`. Returns the origin: `host`'s, else a port of its own. */
  add(upstream: string, host?: string): Promise<string>;
  /** The switches by which Chromium finds its hosts, and trusts their certificate as if it were bought. */
  chromiumSwitches(): string[];
  close(): void;
}

/** @throws Error where the machine has no `openssl` */
export function startRelay(): Relay {
  const clock = new LinkClock(new Link(SLOW_4G));
  const credentials = selfSigned();
  const agent = new Agent({keepAlive: true});
  const closers = [() => agent.destroy(), () => clock.stop()];
  const hosts: string[] = [];
  return {
    async add(upstream, host) {
      const site = createSecureServer(
        {...credentials, settings: BY_URGENCY},
        (request, response) => passOn(upstream, agent, request, response),
      );
      // As edges do: what has arrived of a longer record can't be read before its end.
      site.prependListener('secureConnection', (socket: TLSSocket) =>
        socket.setMaxSendFragment(SLOW_4G.segment),
      );
      // The relay is the server's socket, so that no buffer between them is filled faster than the link.
      const front = createServer({noDelay: true}, (socket) =>
        site.emit('connection', new FarEnd(socket, clock)),
      );
      closers.push(() => front.close());
      const port = await listenOnLoopback(front, 0);
      if (!host) return `https://localhost:${port}`;
      hosts.push(`MAP ${host}:443 127.0.0.1:${port}`);
      return `https://${host}`;
    },
    chromiumSwitches: () => [
      `--ignore-certificate-errors-spki-list=${keyHash(credentials.cert)}`,
      `--host-resolver-rules=${[...hosts, LOOPBACK_ONLY].join(', ')}`,
    ],
    close: () => closers.forEach((close) => close()),
  };
}

/** No priorities of RFC 7540: what a browser says is urgent goes first (RFC 9218), as on Shopify's CDN (performance.shopify.com, 2023). */
const BY_URGENCY = {customSettings: {9: 1}};

/** Drives a link by the machine's clock. */
class LinkClock {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly link: Link) {}

  connect(receivers: Parameters<Link['connect']>[1]): Connection {
    return this.with((now) => this.link.connect(now, receivers));
  }

  /** Calls `act` with the time, and then has the link wake up when it must. */
  with<Result>(act: (now: number) => Result): Result {
    const result = act(performance.now());
    clearTimeout(this.timer);
    const wait = this.link.nextAt - performance.now();
    if (wait < Infinity)
      this.timer = setTimeout(
        () => this.with((now) => this.link.advance(now)),
        Math.max(0, Math.ceil(wait)),
      );
    return result;
  }

  stop() {
    clearTimeout(this.timer);
  }
}

/** Bytes before a TLS record's content, of which the last two are its length. */
const RECORD_HEAD = 5;

/** A browser's connection as the server has it, at the far end of the link. */
class FarEnd extends Duplex {
  private readonly connection: Connection;
  private received = Buffer.alloc(0);

  constructor(
    private readonly browser: Socket,
    private readonly clock: LinkClock,
  ) {
    super();
    this.connection = clock.connect({
      up: (bytes) => this.receive(bytes),
      down: (bytes) => (bytes ? browser.write(bytes) : browser.end()),
    });
    const {up} = this.connection;
    browser.on('data', (bytes) => clock.with((now) => up.send(now, bytes)));
    browser.on('end', () => clock.with((now) => up.send(now, null)));
    // A browser that ends breaks its connections.
    browser.on('error', () => undefined);
    browser.on('close', () => this.destroy());
  }

  /** One TLS record at a time: Node's HTTP/2 ends the process if a request's body comes with its head. */
  private receive(bytes: Buffer | null) {
    if (!bytes) {
      this.push(null);
      return;
    }
    this.received = Buffer.concat([this.received, bytes]);
    while (this.received.length >= RECORD_HEAD) {
      const end = RECORD_HEAD + this.received.readUInt16BE(RECORD_HEAD - 2);
      if (this.received.length < end) return;
      const record = this.received.subarray(0, end);
      this.received = this.received.subarray(end);
      this.push(record);
    }
  }

  override _read() {
    // What arrives is pushed when it arrives.
  }

  override _write(bytes: Buffer, _: BufferEncoding, done: () => void) {
    this.clock.with((now) => this.connection.down.send(now, bytes, done));
  }

  override _final(done: () => void) {
    this.clock.with((now) => this.connection.down.send(now, null));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.connection.close();
    this.browser.destroy();
    done(error);
  }
}

/** Answers a request of HTTP/2 with what `upstream` answers, in one piece: else its end waits behind other answers. */
function passOn(
  upstream: string,
  agent: Agent,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
) {
  const {method} = request;
  const headers = {...plainHeaders(request.headers), host: request.authority};
  const onward = httpRequest(
    upstream + request.url,
    {method, agent, headers},
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, plainHeaders(answer.headers));
      void buffer(answer).then(
        (body) => response.end(body),
        () => response.destroy(),
      );
    },
  );
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

/** Without those of HTTP/2 itself, and those that belong to one connection. */
const plainHeaders = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && !hopByHop.includes(name),
    ),
  );

/** A key and its certificate, which nobody trusts, for as long as this process runs. */
function selfSigned() {
  const pem = execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'],
      ...['-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', '-', '-out', '-'],
    ],
    {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']},
  );
  return {key: pem, cert: pem};
}

const keyHash = (certificate: string) =>
  createHash('sha256')
    .update(
      new X509Certificate(certificate).publicKey.export({type: 'spki', format: 'der'}),
    )
    .digest('base64');
