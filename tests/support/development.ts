import {once} from 'node:events';

import {expect, type Browser} from '@playwright/test';

import {freePort} from '../../tools/ports';
import type {RunningWorker} from '../../tools/worker/start-worker';
import {isHealthy, startDevServer} from './dev-server';
import {live, rememberEveryModule} from './live';

/** Bounds what hangs: Vite compiles the shop first, on whatever else the machine does. */
const START_MS = 110_000;

/**
 * Starts `npm run dev` on a running store, and waits until its pages hydrate: Vite compiles on demand, and reloads a
 * page when it discovers a dependency late. `logs` is the terminal's output.
 *
 * @throws with the terminal's output if it exits before that
 */
export async function startDevelopment(
  env: Record<string, string>,
  browser: Browser,
): Promise<RunningWorker> {
  const port = await freePort();
  const server = startDevServer({...env, PORT: String(port)});
  // Vite takes the next port where another process was quicker.
  let origin = '';
  const isUp = () => {
    origin =
      /View Hydrogen app: (http:\/\/localhost:\d+)/.exec(server.output())?.[1] ?? '';
    return isHealthy(server, origin);
  };
  const {child} = server;
  async function stop() {
    if (child.exitCode !== null) return;
    child.kill('SIGINT');
    await once(child, 'close');
  }
  try {
    await expect.poll(isUp, {timeout: START_MS, intervals: [500]}).toBe(true);
    await openEach(origin, browser);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    pid: child.pid ?? 0,
    get logs() {
      return server.output().split('\n');
    },
    setClock: () =>
      Promise.reject(new Error('The development server goes by the machine’s clock.')),
    stop,
  };
}

/** Opens each kind of page until it hydrates, and the dialog, whose chunk loads when it opens. */
async function openEach(origin: string, browser: Browser): Promise<void> {
  const page = await browser.newPage();
  await page.addInitScript(rememberEveryModule);
  for (const path of ['/', '/hoodies', '/products/crest-hoodie', '/search', '/cart']) {
    await page.goto(origin + path);
    await live(page);
  }
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
}
