import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {createFileSources} from './file-sources';

let root = '';
let pictures = '';
let server: Server;
let origin = '';
/** The status that the server answers with. */
let status = 200;

const png = (width: number) =>
  sharp({create: {width, height: 20, channels: 3, background: '#1a1a1a'}})
    .png()
    .toBuffer();

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  pictures = path.join(root, 'pictures');
  await mkdir(pictures);
  await writeFile(path.join(pictures, 'mug.png'), await png(40));
  await writeFile(path.join(root, 'secret.png'), await png(10));
  const remote = await png(60);
  server = createServer((_, out) => out.writeHead(status).end(remote));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await rm(root, {recursive: true});
  server.close();
});

const silent = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

test('pictures come from a folder by their paths, as they are', async () => {
  const sources = createFileSources(pictures, new Map([['a/mug.png', 'mug.png']]));
  const source = await sources('a/mug.png');
  expect(source).toMatchObject({width: 40, height: 20});
  expect(source?.bytes).toEqual(await png(40));
  expect(await sources('mug.png')).toMatchObject({version: source?.version});
});

test('pictures come from URLs of the file, and one that failed is asked for again', async () => {
  const warned = silent();
  const url = `${origin}/cap.png`;
  const sources = createFileSources(pictures, new Map([['a/cap.png', url]]));
  status = 404;
  expect(await sources('a/cap.png')).toBeUndefined();
  expect(warned).toHaveBeenCalledWith(
    `The picture ${url} cannot be read: ${url} answers 404`,
  );
  status = 200;
  expect(await sources('a/cap.png')).toMatchObject({width: 60});
});

test.each(['../secret.png', '/etc/hostname', 'absent.png'])(
  'nothing outside the folder is read: %s',
  async (name) => {
    silent();
    expect(await createFileSources(pictures, new Map())(name)).toBeUndefined();
  },
);

test('a URL that the file does not name is not fetched', async () => {
  silent();
  const sources = createFileSources(pictures, new Map());
  // The CDN asks for paths; one that looks like a URL is none of the file's.
  expect(await sources(`${origin}/cap.png`)).toBeUndefined();
});
