import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readdir} from 'node:fs/promises';
import {afterAll, beforeAll, expect, test} from 'vitest';

import {startStore, type RunningStore} from '../../tools/store/club-store';
import {projectPath, projectRoot} from '../../tools/project';
import {askWire, cartFields} from '../support/built-shop';

/** The built worker as wrangler.jsonc describes it, run by wrangler itself on this machine. */

const PORT = 8797;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const SITE = 'https://shop.example';

let store: RunningStore;
let wrangler: ChildProcess;
let output = '';

beforeAll(async () => {
  store = await startStore();
  const variables = {...store.env, PUBLIC_SITE_ORIGIN: SITE};
  const vars = Object.entries(variables).flatMap(([name, value]) =>
    value ? ['--var', `${name}:${value}`] : [],
  );
  wrangler = spawn(
    projectPath('node_modules/.bin/wrangler'),
    [
      'dev',
      '--port',
      String(PORT),
      '--ip',
      '127.0.0.1',
      '--inspector-port',
      '0',
      ...vars,
    ],
    {
      cwd: projectRoot,
      env: {
        ...process.env,
        CI: '1',
        // In tests it makes up what Cloudflare knows of a visitor, and asks nobody.
        NODE_ENV: 'test',
        WRANGLER_SEND_METRICS: 'false',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  await new Promise<void>((resolve, reject) => {
    for (const stream of [wrangler.stdout, wrangler.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Ready on')) resolve();
      });
    }
    wrangler.once('exit', () => reject(new Error(output)));
  });
});
afterAll(async () => {
  const ended = once(wrangler, 'exit');
  wrangler.kill();
  await Promise.all([ended, store.stop()]);
});

test('nothing of it needs a network', () => {
  expect(output).not.toMatch(/Unable to fetch|ENOTFOUND/);
});

test('pages come from the worker, and are cacheable by Cloudflare', async () => {
  const {status, headers, body} = await askWire(ORIGIN, '/');
  expect(status).toBe(200);
  expect(body).toContain('Latest Collection');
  expect(headers['cdn-cache-control']).toMatch(
    /^public, max-age=\d+, stale-while-revalidate=/,
  );
  const cart = await askWire(ORIGIN, '/cart');
  expect(cart.headers['cdn-cache-control']).toBeUndefined();
  expect(cart.headers['cache-control']).toBe('private, no-store');
});

test('files of the build come from Cloudflare’s assets, and never change', async () => {
  const [script] = (await readdir(projectPath('dist/client/assets'))).filter((name) =>
    name.endsWith('.js'),
  );
  const file = await askWire(ORIGIN, `/assets/${script}`);
  expect(file.status).toBe(200);
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await askWire(ORIGIN, '/oxygen.json')).status).toBe(404);
  expect((await askWire(ORIGIN, '/assets/none.js')).status).toBe(404);
});

test('an add makes a cart, whose cookie is Secure though wrangler speaks http', async () => {
  const answer = await askWire(ORIGIN, '/api/cart', {
    method: 'POST',
    headers: {Origin: SITE, 'Content-Type': 'application/x-www-form-urlencoded'},
    body: new URLSearchParams(cartFields('Create', {})).toString(),
  });
  expect(answer.status).toBe(200);
  expect(answer.cookies.join()).toMatch(/^cart=.*; Secure/);
});
