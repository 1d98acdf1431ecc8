import {execFileSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:net';
import {dirname, relative} from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {WebSocket} from 'ws';

import {projectPath, projectRoot} from '../../tools/project';
import {startStore, type RunningStore} from '../../tools/store/club-store';
import {freePort, isPortFree, listenOnLoopback} from '../../tools/ports';
import {askWire} from '../support/built-shop';
import {isHealthy, startDevServer, type DevServer} from '../support/dev-server';

// A development server compiles the shop when it is first asked, on whatever else the machine does.
vi.setConfig({testTimeout: 120_000});

const startDev = (env: Record<string, string>) =>
  startDevServer({PUBLIC_STORE_DOMAIN: '', ...env});

async function endOf(env: Record<string, string>) {
  const {child, output} = startDev(env);
  await once(child, 'close');
  return {code: child.exitCode, output: output()};
}

/** All processes that `pid` has started, and those that they have. */
function descendants(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], {encoding: 'utf8'})
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const childrenOf = (parent: number): number[] =>
    rows.flatMap(([id, of]) =>
      id !== undefined && of === parent ? [id, ...childrenOf(id)] : [],
    );
  return childrenOf(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A secret of the worker, and what else a developer's folder may hold of that kind. */
const MARK = `marked-secret-${process.pid}-of-32-characters`;
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

/** The addresses that a file may be served at. */
function addressesOf(file: string): string[] {
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
function moduleAddressesOf(file: string): string[] {
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

/** Every way to ask for a file: as it is, with a query, with something at its end, with both. */
function everyAddressOf(file: string): string[] {
  const ends = ['.', '/', '%20', '%00', '::$DATA'];
  return [
    ...moduleAddressesOf(file),
    ...addressesOf(file).flatMap((address) => [
      address,
      ...QUERIES.map((query) => `${address}?${query}`),
      ...ends.flatMap((end) => [address + end, `${address}${end}?import&raw`]),
    ]),
  ];
}

/** Asks for a module over the socket of hot reloading, as a program without an origin may. */
async function askSocket(port: number, id: string): Promise<string> {
  const socket = new WebSocket(`ws://localhost:${port}/`, 'vite-hmr');
  await once(socket, 'open');
  const data = {name: 'fetchModule', id: 'send:1', data: [id]};
  const answer = new Promise<string>((resolve) => {
    socket.on('message', (message: Buffer) => {
      if (message.includes('vite:invoke')) resolve(message.toString());
    });
  });
  socket.send(JSON.stringify({type: 'custom', event: 'vite:invoke', data}));
  return answer.finally(() => socket.close());
}

describe('development', () => {
  test.each([
    ['PORT', 'which the shop needs'],
    ['LOCAL_STORE_PORT', 'which the local store needs'],
  ])(
    'says at once that the port of %s is taken, and how to choose another',
    async (name, purpose) => {
      const taken = createServer();
      const port = await listenOnLoopback(taken, 0);
      const ports = {
        PORT: String(await freePort()),
        LOCAL_STORE_PORT: '0',
        [name]: String(port),
      };
      const {code, output} = await endOf(ports);
      taken.close();
      expect(code).toBe(1);
      expect(output).toContain(`Port ${port}, ${purpose}, is in use by another program.`);
      expect(output).toContain(`${name}=${port + 1}`);
      expect(output).not.toMatch(/^\s+at /m);
    },
  );

  test('with a store’s domain and nothing else names all that is missing, and starts nothing', async () => {
    const {code, output} = await endOf({
      PORT: String(await freePort()),
      PUBLIC_STORE_DOMAIN: 'club.example',
      PUBLIC_STOREFRONT_API_TOKEN: '',
      PUBLIC_COLLECTION_ID: '',
    });
    expect(code).toBe(1);
    expect(output).toContain('- Set PUBLIC_STOREFRONT_API_TOKEN');
    expect(output).toContain('- Set PUBLIC_COLLECTION_ID');
    expect(output).not.toContain('Local store:');
  });

  describe('on a store that is configured', () => {
    let store: RunningStore;
    let taken: Server;
    let port: number;
    let dev: DevServer;
    const ask = (path: string) => fetch(`http://localhost:${port}${path}`);

    beforeAll(async () => {
      for (const file of OWN_FILES) {
        await mkdir(dirname(projectPath(file)), {recursive: true});
        await writeFile(projectPath(file), `SECRET='${MARK}'\n`);
      }
      store = await startStore({pictures: 'plain'});
      taken = createServer();
      const takenPort = await listenOnLoopback(taken, 0);
      port = await freePort();
      dev = startDev({
        ...store.env,
        PREVIEW_SECRET: MARK,
        ADMIN_CLIENT_SECRET: MARK,
        PORT: String(port),
        // A local store would need it.
        LOCAL_STORE_PORT: String(takenPort),
      });
      await vi.waitUntil(() => isHealthy(dev, `http://localhost:${port}`), {
        timeout: 100_000,
        interval: 500,
      });
    }, 110_000);
    afterAll(async () => {
      if (dev.child.exitCode === null) {
        dev.child.kill('SIGINT');
        await once(dev.child, 'close');
      }
      for (const file of OWN_FILES) await rm(projectPath(file), {force: true});
      await rm(projectPath('app/.cache'), {recursive: true, force: true});
      taken.close();
      await store.stop();
    });

    test('writes no secret of the worker into a file below the root', () => {
      expect(marked().sort()).toEqual([...OWN_FILES].sort());
    });

    test('serves none of the developer’s own files, however it is asked', async () => {
      const [one = '', ...others] = [...marked(), '.git', '.git/HEAD', '.git/config'];
      const requests = [
        ...everyAddressOf(one),
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
            const {body} = await askWire(`http://localhost:${port}`, path, {headers});
            if (/marked-secret|ref: refs|\[core\]|gitdir:/.test(body)) told.push(path);
          }
        }
      };
      await Promise.all(Array.from({length: 4}, askAll));
      expect(told).toEqual([]);
    });

    test('hands none of them over by the socket of hot reloading', async () => {
      for (const file of marked()) {
        for (const id of [`/${file}`, `${projectPath(file)}?raw`])
          expect(await askSocket(port, id)).not.toContain(MARK);
      }
    });

    test('sells from that store and starts no other', async () => {
      expect(dev.output()).toContain(`Selling from ${store.url}.`);
      expect(dev.output()).not.toContain('Local store:');
      expect(await (await ask('/')).text()).toContain('<h1');
      expect(store.control.requests().length).toBeGreaterThan(0);
    });

    test('says how long a document took', async () => {
      expect((await ask('/')).headers.get('Server-Timing')).toMatch(/\btotal;dur=\d+/);
    });

    test.each(['/graphiql', '/subrequest-profiler'])('offers %s', async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toContain('text/html');
    });

    test('ends with all that it has started when it is interrupted', async () => {
      const {child} = dev;
      const started = descendants(child.pid ?? 0);
      expect(started.length).toBeGreaterThan(1);
      child.kill('SIGINT');
      await once(child, 'close');
      expect(child.exitCode).toBe(0);
      // The system takes a moment to clear away what has been ended.
      await vi.waitFor(() => expect(started.filter(isAlive)).toEqual([]), 5000);
      expect(await isPortFree(port)).toBe(true);
    });
  });
});
