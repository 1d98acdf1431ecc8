import {execFile} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:net';
import {promisify} from 'node:util';
import {describe, expect, test} from 'vitest';

import {freePort, isPortFree, listenOnLoopback} from '../../tools/ports';
import {projectPath} from '../../tools/project';
import {BY_NPM, startDevServer} from '../support/dev-server';

/** How `npm run dev` refuses to start, and ends. tests/e2e/development.spec.ts tests its answers. */

async function endOf(env: Record<string, string>) {
  const {child, output} = startDevServer({PUBLIC_STORE_DOMAIN: '', ...env});
  await once(child, 'close');
  return {code: child.exitCode, output: output()};
}

test.each(['dev', 'preview'])(
  '`npm run %s -- --help` says what there is',
  async (name) => {
    const command = ['--import', 'tsx', projectPath(`tools/${name}.ts`), '--help'];
    const {stdout} = await promisify(execFile)(process.execPath, command);
    expect(stdout).toContain(`Usage: npm run ${name}`);
    expect(stdout).toContain('--catalogue');
  },
);

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
      PUBLIC_MARKET: 'de-de',
      PUBLIC_FONT: 'Inter',
    });
    expect(code).toBe(1);
    expect(output).toContain(
      'The shop does not know PUBLIC_MARKET. Did you mean PUBLIC_MARKETS?',
    );
    expect(output).toContain('The shop does not know PUBLIC_FONT. A theme’s “Font”');
    expect(output).toContain('- Set PUBLIC_STOREFRONT_API_TOKEN');
    expect(output).toContain('- Set PUBLIC_COLLECTION_ID');
    expect(output).not.toContain('Local store:');
  });

  test('ends its servers with npm’s process', async () => {
    const ports = [await freePort(), await freePort()];
    const [PORT = '', LOCAL_STORE_PORT = ''] = ports.map(String);
    const env = {PORT, LOCAL_STORE_PORT, PUBLIC_STORE_DOMAIN: ''};
    const {child, output} = startDevServer(env, BY_NPM);
    // Closed once nobody holds its terminal.
    const closed = once(child, 'close');
    await expect
      .poll(output, {timeout: 150_000, interval: 100})
      .toContain('View Hydrogen app');
    expect(await Promise.all(ports.map(isPortFree))).toEqual([false, false]);
    child.kill('SIGTERM');
    await closed;
    expect(await Promise.all(ports.map(isPortFree))).toEqual([true, true]);
  });
});
