import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:net';

import {expect, type Browser} from '@playwright/test';

import {projectRoot} from '../../tools/project';
import type {RunningWorker} from '../../tools/worker/start-worker';
import {live} from './live';

const POLL_MS = 500;

/**
 * Starts `npm run dev` on a store that runs already, and waits until its pages live in a browser: Vite compiles the shop as it is
 * asked for, and loads a page again when it finds a library late. `logs` is what stands in the terminal.
 *
 * @throws with the terminal's text if it ends before that.
 */
export async function startDevelopment(
  env: Record<string, string>,
  browser: Browser,
): Promise<RunningWorker> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/dev.ts'], {
    cwd: projectRoot,
    env: {...process.env, ...env, PORT: String(port)},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const logs: string[] = [];
  const keep = (chunk: Buffer) => logs.push(chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  for (;;) {
    if (child.exitCode !== null) throw new Error(logs.join(''));
    const answer = await fetch(`${origin}/api/health`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const page = await browser.newPage();
  for (const path of ['/', '/hoodies', '/products/crest-hoodie', '/search', '/cart']) {
    await page.goto(origin + path);
    await live(page);
  }
  // The dialog's code comes when it is opened.
  await expect(async () => {
    await page.goto(`${origin}/hoodies`);
    await live(page);
    await page
      .getByRole('button', {name: /^Choose options/})
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('spinbutton')).toBeVisible();
  }).toPass();
  await page.close();
  return {
    origin,
    pid: child.pid ?? 0,
    logs,
    setClock: () =>
      Promise.reject(new Error('The development server goes by the machine’s clock.')),
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGINT');
      await once(child, 'close');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return address.port;
}
