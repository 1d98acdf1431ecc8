import {execFileSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {createServer, type Server} from 'node:net';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';

import {projectPath} from '../../tools/project';
import {startStore, type RunningStore} from '../../tools/store/club-store';
import {freePort, isPortFree, listenOnLoopback} from '../../tools/ports';
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
      store = await startStore({pictures: 'plain'});
      taken = createServer();
      const takenPort = await listenOnLoopback(taken, 0);
      port = await freePort();
      dev = startDev({
        ...store.env,
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
      taken.close();
      await store.stop();
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
      expect(existsSync(projectPath(`.cache/dev-${child.pid}.env`))).toBe(false);
    });
  });
});
