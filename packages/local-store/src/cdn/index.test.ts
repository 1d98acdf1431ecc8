import {mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import sharp from 'sharp';
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';

import {createImageCdn, type ImageCdn, type ImageSource} from '.';

let cacheDir: string;
let cdn: ImageCdn;
let source: ImageSource;
let bytes: Uint8Array;

const size = {width: 1600, height: 2000};
/** No picture: whoever answers with one all the same did not read the file. */
const unreadable = new TextEncoder().encode('no picture, /secret/path');

beforeAll(async () => {
  bytes = await sharp({create: {...size, channels: 3, background: '#787878'}})
    .png()
    .toBuffer();
});

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'image-cdn-'));
  source = {...size, version: 'one', bytes};
  cdn = createImageCdn({
    cacheDir,
    sources: (name) => (name === 'a/b.png' ? source : undefined),
  });
});

afterEach(() => rm(cacheDir, {recursive: true, force: true}));

const get = (rest: string, headers: Record<string, string> = {}, method = 'GET') =>
  cdn(
    new URL(`/cdn/shop/files/${rest}`, 'http://shop.test'),
    method,
    new Headers(headers),
  );

describe('the image CDN', () => {
  it.each([
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
    ['png', 'image/png', 'png'],
    ['avif', 'image/avif', 'heif'],
  ])('answers in %s when asked', async (format, type, decoded) => {
    const {status, headers, body} = await get(`a/b.png?width=80&format=${format}`);
    expect([status, headers['content-type']]).toEqual([200, type]);
    const {format: actual, width, height} = await sharp(body ?? undefined).metadata();
    expect({actual, width, height}).toEqual({actual: decoded, width: 80, height: 100});
  });

  it('cuts a thumbnail of exactly the size asked for (§9)', async () => {
    const {body} = await get('a/b.png?width=150&height=150&crop=center&quality=80');
    expect(await sharp(body ?? undefined).metadata()).toMatchObject({
      width: 150,
      height: 150,
    });
  });

  it('never enlarges the source', async () => {
    const {body} = await get('a/b.png?width=5760&format=jpg');
    expect(await sharp(body ?? undefined).metadata()).toMatchObject({
      width: 1600,
      height: 2000,
    });
  });

  it('marks pictures as immutable, for any origin', async () => {
    const {headers} = await get('a/b.png?width=40');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'Accept',
    });
    expect(headers.etag).toMatch(/^"[0-9a-f]{32}"$/);
  });

  it('answers 304 to a client that has the picture, without reading it', async () => {
    const first = await get('a/b.png?width=40');
    source = {...source, bytes: unreadable};
    const tag = first.headers.etag ?? '';
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const {status, body} = await get('a/b.png?width=40', {'if-none-match': known});
      expect([status, body]).toEqual([304, null]);
    }
    expect((await get('a/b.png?width=40', {'if-none-match': '"x"'})).status).toBe(200);
  });

  it('answers HEAD as GET, without the body', async () => {
    const {headers: full} = await get('a/b.png?width=40');
    const head = await get('a/b.png?width=40', {}, 'HEAD');
    expect(head).toEqual({status: 200, headers: full, body: null});
  });

  it('keeps what it has made over a restart', async () => {
    const before = await get('a/b.png?width=150');
    source = {...source, bytes: unreadable};
    cdn = createImageCdn({cacheDir, sources: () => source});
    expect(await get('a/b.png?width=150')).toEqual(before);
  });

  it('makes each size anew when the picture changed', async () => {
    const before = await get('a/b.png?width=40');
    const black = sharp({create: {...size, channels: 3, background: '#000000'}});
    source = {...source, version: 'two', bytes: await black.png().toBuffer()};
    const after = await get('a/b.png?width=40');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.body).not.toEqual(before.body);
  });

  it('stores only complete files in its cache', async () => {
    await get('a/b.png?width=40');
    const files = (await readdir(cacheDir, {recursive: true})).filter((file) =>
      file.includes('/'),
    );
    expect(files).toHaveLength(1);
    for (const file of files) expect(file).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{32}$/);
  });

  it.each([
    'unknown.png',
    'a',
    '',
    '..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/etc/passwd',
    'a//b.png',
    'a%2f%2fb.png',
    'a/./b.png%00',
    '..%5c..%5cb.png',
    'http://169.254.169.254/latest',
    '//example.com/a.png',
    '%E0%A4%A',
    '?url=http://169.254.169.254/',
  ])('knows no file "%s"', async (rest) => {
    const {status, headers} = await get(rest);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it.each(['width=-1', 'width=NaN', 'width=1e9', 'quality=0', 'format=svg', 'crop=x'])(
    'refuses %s with 400 and says what is allowed',
    async (query) => {
      const {status, body} = await get(`a/b.png?${query}`);
      expect(status).toBe(400);
      expect(new TextDecoder().decode(body ?? undefined)).toMatch(/must be/);
    },
  );

  it('allows only reading', async () => {
    const {status, headers} = await get('a/b.png', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('answers 500 without details when a file is no picture, and tries again the next time', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    source = {...source, bytes: unreadable};
    const {status, body} = await get('a/b.png?width=40');
    expect(status).toBe(500);
    expect(new TextDecoder().decode(body ?? undefined)).not.toContain('secret');
    expect(log).toHaveBeenCalledOnce();
    source = {...source, bytes};
    expect((await get('a/b.png?width=40')).status).toBe(200);
  });
});
