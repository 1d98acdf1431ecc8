import {readFile} from 'node:fs/promises';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

import {listenOnLoopback} from '../ports';
import {findAsset} from './asset-server';
import {EdgeCache, type Page} from './edge-cache';
import {CLOCK_HEADER} from './movable-clock';
import {createUpstream, headersOf, type Upstream} from './upstream';

interface EdgeOptions {
  /** Where the worker listens. */
  upstream: string;
  /** The folder of the client build, served from here as Shopify's CDN serves it. */
  client: string;
  /** The port to listen on; 0 takes a free one. */
  port: number;
  /** Whether the clock can be moved, of the cache here and of the worker. */
  movableClock?: boolean;
}

type CacheState = 'hit' | 'stale' | 'miss' | 'uncacheable';

/** Starts the layer that production has in front of the worker: full-page cache, compression, static files. */
export async function startEdge(options: EdgeOptions) {
  const {client, upstream, movableClock = false} = options;
  const edge = new Edge(client, createUpstream(upstream), movableClock);
  const server = createServer((request, response) => void edge.answer(request, response));
  const port = await listenOnLoopback(server, options.port);
  return {
    port,
    /** Milliseconds by which the clock is ahead of the machine's from now on. */
    setClock: (ahead: number) => edge.setClock(ahead),
    stop() {
      server.closeAllConnections();
      server.close();
      edge.close();
    },
  };
}

class Edge {
  private readonly cache = new EdgeCache();
  private readonly compressor = new Compressor();
  private readonly files = new Map<string, Promise<Buffer>>();
  /** URLs whose stale copy is being revalidated, so that each is asked for once. */
  private readonly revalidating = new Set<string>();

  private ahead = 0;

  constructor(
    private readonly client: string,
    private readonly upstream: Upstream,
    private readonly movableClock: boolean,
  ) {}

  setClock(ahead: number): void {
    this.ahead = ahead;
  }

  private now(): number {
    return Date.now() + this.ahead;
  }

  close(): void {
    this.upstream.close();
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.movableClock) request.headers[CLOCK_HEADER] = String(this.ahead);
    try {
      if (await this.sendFile(request, response)) return;
      const {page, state} = await this.pageFor(request);
      const headers = new Headers(page.headers);
      headers.set('oxygen-full-page-cache', state);
      if (isUnchanged(request, page)) {
        response.writeHead(304, toNodeHeaders(headers)).end();
        return;
      }
      await this.send(request, response, {...page, headers}, 5);
    } catch (error) {
      console.error('The edge could not reach the worker:', error);
      if (!response.headersSent) response.writeHead(502);
      response.end();
    }
  }

  private async pageFor(
    request: IncomingMessage,
  ): Promise<{page: Page; state: CacheState}> {
    if (request.method !== 'GET') {
      return {page: await this.upstream.ask(request), state: 'uncacheable'};
    }
    const url = `http://${request.headers.host ?? ''}${request.url ?? '/'}`;
    const headers = headersOf(request);
    const found = this.cache.find(url, headers, this.now());
    if (found?.state === 'stale') this.revalidate(url, request, headers);
    if (found) return found;
    const page = await this.upstream.ask(request);
    const kept = this.cache.keep(url, headers, page, this.now());
    return {page, state: kept ? 'miss' : 'uncacheable'};
  }

  private revalidate(url: string, request: IncomingMessage, headers: Headers): void {
    if (this.revalidating.has(url)) return;
    this.revalidating.add(url);
    void this.upstream
      .ask(request)
      .then((page) => this.cache.keep(url, headers, page, this.now()))
      .catch((error: unknown) =>
        console.error('A stale page was not revalidated:', error),
      )
      .finally(() => this.revalidating.delete(url));
  }

  private async sendFile(request: IncomingMessage, response: ServerResponse) {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (request.method !== 'GET' || !/\.\w+$/.test(pathname)) return false;
    const asset = await findAsset(this.client, pathname);
    if (!asset) return false;
    const body = this.files.get(asset.file) ?? readFile(asset.file);
    this.files.set(asset.file, body);
    const page = {
      status: 200,
      headers: new Headers(asset.headers),
      body: await body,
    };
    await this.send(request, response, page, 11);
    return true;
  }

  private async send(
    request: IncomingMessage,
    response: ServerResponse,
    {status, headers, body}: Page,
    quality: number,
  ): Promise<void> {
    const wanted = isCompressible(headers.get('content-type'))
      ? encodingFor(request.headers['accept-encoding']?.toString() ?? null)
      : undefined;
    const sent = await this.compressor.compress(body, wanted, quality);
    if (sent.encoding) headers.set('content-encoding', sent.encoding);
    if (body.length > 0) headers.set('content-length', String(sent.body.length));
    response.writeHead(status, toNodeHeaders(headers));
    response.end(request.method === 'HEAD' ? undefined : sent.body);
  }
}

/** Whether the visitor already has this very page (`If-None-Match`, compared weakly, RFC 9110, section 13.1.2). */
function isUnchanged(request: IncomingMessage, page: Page): boolean {
  const etag = page.headers.get('etag');
  if (!etag || page.status !== 200) return false;
  const weak = (tag: string) => tag.trim().replace(/^W\//, '');
  const asked = request.headers['if-none-match']?.split(',').map(weak) ?? [];
  return asked.includes(weak(etag));
}

/** Node's form of headers: several `Set-Cookie` stay apart. */
function toNodeHeaders(headers: Headers): Record<string, string | string[]> {
  const plain: Record<string, string | string[]> = Object.fromEntries(headers);
  const cookies = headers.getSetCookie();
  return cookies.length > 0 ? {...plain, 'set-cookie': cookies} : plain;
}

const brotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** Below this many bytes compressing costs more than it saves. */
const smallestCompressed = 256;

/** Text is worth compressing; pictures and fonts already are. */
function isCompressible(contentType: string | null): boolean {
  return /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)|\+xml|turbo-stream|text\/x-script/i.test(
    contentType ?? '',
  );
}

/** The better of the encodings that a client accepts, as production edges choose it. */
function encodingFor(acceptEncoding: string | null): Encoding | undefined {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.trim());
  const takes = (name: string) =>
    accepted.some((part) => part === name || part.startsWith(`${name};q=`));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : undefined;
}

/** Compresses bodies, each buffer once. */
class Compressor {
  private readonly compressed = new WeakMap<Buffer, Partial<Record<Encoding, Buffer>>>();

  /**
   * @param quality of brotli: 5 for pages made on request, 11 for files of the build
   * @returns the body to send, with its encoding if it was compressed.
   */
  async compress(
    body: Buffer,
    encoding: Encoding | undefined,
    quality: number,
  ): Promise<{body: Buffer; encoding?: Encoding}> {
    if (!encoding || body.length < smallestCompressed) return {body};
    const known = this.compressed.get(body) ?? {};
    const result =
      known[encoding] ??
      (encoding === 'br'
        ? await brotli(body, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}})
        : await compressGzip(body));
    this.compressed.set(body, {...known, [encoding]: result});
    return {body: result, encoding};
  }
}
