import {createServer, type IncomingMessage, type OutgoingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';

import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';

import {parseConfig} from './config';
import {ownPicture} from './pictures';

const PICTURE = Buffer.from('RIFF....WEBP');
const WEBP = {'Content-Type': 'image/webp', 'Set-Cookie': 'cdn=1'};
const QUERY = '?v=1&width=400&quality=80&format=webp';

/** The store's CDN: what it answers, and what it was asked. */
const cdn = {
  status: 200,
  headers: WEBP as OutgoingHttpHeaders,
  asked: [] as Pick<IncomingMessage, 'url' | 'method' | 'headers'>[],
};
const server = createServer(({url, method, headers}, response) => {
  cdn.asked.push({url, method, headers});
  const hasBody = cdn.status === 200 && method !== 'HEAD';
  if (!('Transfer-Encoding' in cdn.headers))
    response.setHeader('Content-Length', PICTURE.length);
  response.writeHead(cdn.status, cdn.headers);
  response.end(hasBody ? PICTURE : undefined);
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void Object.assign(cdn, {status: 200, headers: WEBP, asked: []}));
afterAll(() => void server.close());

const storeWith = (folder: string) =>
  parseConfig(
    {
      PUBLIC_STORE_DOMAIN: 'club.myshopify.com',
      PUBLIC_STOREFRONT_API_TOKEN: 'token',
      PUBLIC_COLLECTION_ID: '1',
      PUBLIC_IMAGE_ORIGIN: origin,
      PUBLIC_PICTURE_FOLDER: folder,
    },
    [],
  ).store;

const ask = (path: string, init?: RequestInit, folder = '/s/files/1/2/') =>
  ownPicture(new Request(`https://shop.example${path}`, init), storeWith(folder));

describe('a picture from the shop’s own origin', () => {
  it('is the CDN’s file, kept for a year by every cache', async () => {
    const answer = await ask(`/pictures/products/a%20b.png${QUERY}`);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PICTURE);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(PICTURE.length),
      'content-type': 'image/webp',
      'oxygen-cache-control': 'public, max-age=31536000',
      vary: 'Accept-Encoding',
    });
    expect(cdn.asked[0]?.url).toBe(`/s/files/1/2/products/a%20b.png${QUERY}`);
  });

  it('is asked for without the visitor’s cookies and headers', async () => {
    const headers = {Cookie: 'cart=secret', Referer: 'https://shop.example/cart'};
    expect((await ask(`/pictures/a.png${QUERY}`, {headers})).status).toBe(200);
    expect(cdn.asked[0]?.headers).not.toHaveProperty('cookie');
    expect(cdn.asked[0]?.headers).not.toHaveProperty('referer');
  });

  it('has no body for HEAD', async () => {
    const answer = await ask('/pictures/a.png', {method: 'HEAD'});
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(cdn.asked[0]?.method).toBe('HEAD');
  });

  it.each([
    '/pictures/../3/a.png',
    '/pictures/%2e%2e/3/a.png',
    '/pictures/..%2f3/a.png',
    '/pictures/..%5C3/a.png',
    '/pictures//evil.example/a.png',
    '/de-de/pictures/a.png',
    '/pictures/a.png?url=https://evil.example/a.png',
    '/pictures/a.png?width=1&other=2',
    '/pictures/a.png?width=%2F',
  ])('is not there: %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
    expect(cdn.asked).toEqual([]);
  });

  it('never leaves the folder of the store, whatever the path names', async () => {
    for (const path of ['https://evil.example/a.png', '@evil.example/a.png', ':80/a.png'])
      await ask(`/pictures/${path}`);
    for (const {url} of cdn.asked) expect(url).toMatch(/^\/s\/files\/1\/2\//);
  });

  it('is not there where no folder is named', async () => {
    expect((await ask('/pictures/a.png', {}, '')).status).toBe(404);
  });

  it('is not there where the CDN has none', async () => {
    cdn.status = 404;
    const answer = await ask('/pictures/a.png');
    expect([answer.status, answer.headers.has('Cache-Control')]).toEqual([404, false]);
  });

  it.each<[string, number, OutgoingHttpHeaders]>([
    ['a failure', 500, {}],
    ['another place', 301, {Location: 'https://evil.example/'}],
    ['a page', 200, {'Content-Type': 'text/html'}],
    ['an SVG', 200, {'Content-Type': 'image/svg+xml'}],
    ['a file beyond 20 MB', 200, {...WEBP, 'Content-Length': 21 * 1024 * 1024}],
    ['no length', 200, {...WEBP, 'Transfer-Encoding': 'chunked'}],
  ])('is left to the CDN where that answers with %s', async (_, status, headers) => {
    Object.assign(cdn, {status, headers});
    const answer = await ask(`/pictures/a.png${QUERY}`);
    expect(answer.status).toBe(302);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'no-store',
      location: `${origin}/s/files/1/2/a.png${QUERY}`,
    });
  });

  it('takes a folder’s path for the setting, and nothing else', () => {
    for (const folder of ['on', '/', '/files', 'https://cdn.shopify.com/s/', '/s/../'])
      expect(() => storeWith(folder)).toThrow(/PUBLIC_PICTURE_FOLDER must be a folder/);
  });
});
