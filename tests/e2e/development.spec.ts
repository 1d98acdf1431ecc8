import {execFileSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {mkdir, rm, utimes, writeFile} from 'node:fs/promises';
import {dirname, relative} from 'node:path';
import {WebSocket} from 'ws';

import {projectPath, projectRoot} from '../../tools/project';
import {askWire} from '../support/built-shop';
import {MARKED_SECRET as MARK} from '../support/development';
import {expect, test} from '../support/test';

/** `npm run dev` as a program on the machine meets it. How it refuses to start is in tests/commands. */

test.describe.configure({mode: 'default'});

/** Other files that a developer's folder may hold. */
const OWN_FILES = [
  `.env.marked-${process.pid}`,
  `marked-${process.pid}.env`,
  ...['.cache', '.git', '.shopify', '.wrangler', 'app/.cache', 'dist/.cache'].map(
    (folder) => `${folder}/marked-${process.pid}.js`,
  ),
].filter((file) => !(file.startsWith('.git/') && !existsSync(projectPath('.git/HEAD'))));

/** Files below the root that hold the mark, other than installed packages (their hidden caches are looked at). */
function marked(): string[] {
  const hidden = ['node_modules/.vite', 'node_modules/.cache', '.'].filter((folder) =>
    existsSync(projectPath(folder)),
  );
  const options = ['-rlsF', '--exclude-dir=[!.]*_modules', MARK, ...hidden];
  return execFileSync('grep', options, {cwd: projectRoot, encoding: 'utf8'})
    .trim()
    .split('\n')
    .map((file) => relative('.', file));
}

const QUERIES = [
  ...['raw', 'url', 'import', 'inline', 'inline-script', 'worker', 'direct', 'raw?'],
  ...['import&raw', 'raw&import', 'import&url', 'url&inline', 'import&inline-script'],
  ...['t=1&raw', '.svg?import', '?raw', 'html-proxy&index=0.js'],
];

/** The URLs that a file may be served at. */
function urlsOf(file: string): string[] {
  const dotless = file.replaceAll('.', '%2e');
  return [
    ...[file, dotless, dotless.replaceAll('%', '%25'), `./${file}`].map(
      (path) => `/${path}`,
    ),
    ...[file, dotless, `app/../${file}`, `/${file}`].map(
      (path) => `/@fs${projectRoot}${path}`,
    ),
    ...[`/@id/${projectRoot}${file}`, `/@id/__x00__${projectRoot}${file}`],
    ...[`//${file}`, `/~/../${file}`, `/app/../${file}`, `/app/%2e%2e/${file}`],
    ...[`/app/..%2f${file}`, `/app/..%5c${file}`],
  ];
}

/** The worker's own way to its modules. */
function moduleUrlsOf(file: string): string[] {
  const ids = [
    ...[`/${file}`, `./${file}`, `/app/../${file}`, `/@id//${file}`],
    ...['', 'file://', '/@fs', '/@id/', '__x00__'].map(
      (prefix) => prefix + projectRoot + file,
    ),
  ];
  return ids.flatMap((id) =>
    ['', '?raw', '?url&inline', '?inline-script', '#?raw', '/?raw'].map(
      (end) => `/__vite_fetch_module?id=${encodeURIComponent(id + end)}`,
    ),
  );
}

/** The ways to ask for a file: as it is, with a query, with something at its end, with both. */
function waysToAskFor(file: string): string[] {
  const ends = ['.', '/', '%20', '%00', '::$DATA'];
  return [
    ...moduleUrlsOf(file),
    ...urlsOf(file).flatMap((url) => [
      url,
      ...QUERIES.map((query) => `${url}?${query}`),
      ...ends.flatMap((end) => [url + end, `${url}${end}?import&raw`]),
    ]),
  ];
}

/** A message over the socket of hot reloading. `route` is null where another file has changed. */
interface Update {
  event?: string;
  data?: {route: {id: string} | null};
}

/** Lets a file seem changed. */
async function touch(file: string): Promise<void> {
  const now = new Date();
  await utimes(projectPath(file), now, now);
}

/** Opens the socket of hot reloading, as a program without an origin may. */
async function openSocket(origin: string): Promise<WebSocket> {
  const socket = new WebSocket(origin.replace('http', 'ws'), 'vite-hmr');
  await once(socket, 'open');
  return socket;
}

/** Asks for a module over the socket of hot reloading. */
async function askSocket(origin: string, id: string): Promise<string> {
  const socket = await openSocket(origin);
  const data = {name: 'fetchModule', id: 'send:1', data: [id]};
  const answer = new Promise<string>((resolve) => {
    socket.on('message', (message: Buffer) => {
      if (message.includes('vite:invoke')) resolve(message.toString());
    });
  });
  socket.send(JSON.stringify({type: 'custom', event: 'vite:invoke', data}));
  return answer.finally(() => socket.close());
}

test.describe('development', {tag: '@development'}, () => {
  test.beforeAll(async () => {
    for (const file of OWN_FILES) {
      await mkdir(dirname(projectPath(file)), {recursive: true});
      await writeFile(projectPath(file), `SECRET='${MARK}'\n`);
    }
  });
  test.afterAll(async () => {
    for (const file of OWN_FILES) await rm(projectPath(file), {force: true});
    await rm(projectPath('app/.cache'), {recursive: true, force: true});
  });

  test('writes no secret of the worker into a file below the root', async ({shop}) => {
    const login = await fetch(`${shop.origin}/preview`);
    expect(login.status, 'the worker has the secret').toBe(200);
    expect(marked().sort()).toEqual([...OWN_FILES].sort());
  });

  test('serves none of the developer’s own files, however it is asked', async ({
    shop,
  }) => {
    const [one = '', ...others] = [...marked(), '.git', '.git/HEAD', '.git/config'];
    const requests = [
      ...waysToAskFor(one),
      ...others.flatMap((file) => [`/${file}`, `/${file}?import&raw`]),
      ...others.map((file) => `/@fs${projectPath(file)}?raw`),
      ...others.map((file) => `/__vite_fetch_module?id=/${file}?raw`),
    ];
    const told: string[] = [];
    const askAll = async () => {
      for (let path = requests.pop(); path; path = requests.pop()) {
        // A script's request is compiled, any other is not.
        for (const dest of path.includes('?') ? ['empty'] : ['empty', 'script']) {
          const headers = {'Sec-Fetch-Dest': dest};
          const {body} = await askWire(shop.origin, path, {headers});
          if (/marked-secret|ref: refs|\[core\]|gitdir:/.test(body)) told.push(path);
        }
      }
    };
    await Promise.all(Array.from({length: 4}, askAll));
    expect(told).toEqual([]);
  });

  test('hands none of them over by the socket of hot reloading', async ({shop}) => {
    for (const file of marked()) {
      for (const id of [`/${file}`, `${projectPath(file)}?raw`])
        expect(await askSocket(shop.origin, id)).not.toContain(MARK);
    }
  });

  test('tells the page of a changed source, and of no file that a command leaves', async ({
    shop,
  }) => {
    const socket = await openSocket(shop.origin);
    const updates: (string | undefined)[] = [];
    const updated = new Promise<void>((resolve) => {
      socket.on('message', (message: Buffer) => {
        const {event, data} = JSON.parse(message.toString()) as Update;
        if (event !== 'remix:hmr') return;
        updates.push(data?.route?.id);
        if (data?.route) resolve();
      });
    });
    for (const file of OWN_FILES.filter((own) => /^(?:\.cache|dist)/.test(own)))
      await touch(file);
    await touch('app/routes/cart.tsx');
    await updated;
    socket.close();
    expect(updates).toEqual(['routes/cart']);
  });

  test('sells from the store that the environment names, and starts no other', async ({
    shop,
    store,
  }) => {
    const output = shop.logs.join('\n');
    expect(output).toContain(`Selling from ${store.url}.`);
    expect(output).not.toContain('Local store:');
    // A URL of its own: what other tests asked for may be kept.
    const response = await fetch(`${shop.origin}/search?q=lantern`);
    expect(await response.text()).toContain('<h1');
    expect(store.control.requests().length).toBeGreaterThan(0);
  });

  for (const path of ['/graphiql', '/subrequest-profiler'])
    test(`offers ${path}`, async ({shop}) => {
      const response = await fetch(shop.origin + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toContain('text/html');
    });
});
