import {execFileSync} from 'node:child_process';
import {createServer} from 'node:net';

import {expect, type Browser} from '@playwright/test';

import {hasEnded} from '../../tools/command';
import {freePort, isPortFree, listenOnLoopback} from '../../tools/ports';
import type {RunningWorker} from '../../tools/worker/start-worker';
import {startDevServer} from './dev-server';
import {live, rememberEveryModule} from './live';

/**
 * Bounds what hangs. The worker asks Vite for some 400 modules one after the other: beside other tests on a slow machine,
 * that has taken more than three minutes.
 */
export const START_MS = 600_000;

/** The secrets of the worker in development: they must be found nowhere else. */
export const MARKED_SECRET = `marked-secret-${process.pid}-of-32-characters`;

/**
 * Starts `npm run dev` on a running store, and waits until its pages hydrate: Vite compiles on demand. A dependency that
 * it discovers late fails this, as it would reload a developer's page. `logs` is the terminal's output. `stop` interrupts
 * it, and checks that it leaves nothing behind.
 *
 * @throws with the terminal's output if it exits before that, or takes too long
 */
export async function startDevelopment(
  env: Record<string, string>,
  browser: Browser,
): Promise<RunningWorker> {
  const port = await freePort();
  // A local store of its own would need it.
  const taken = createServer();
  const {child, output} = startDevServer({
    ...env,
    PREVIEW_SECRET: MARKED_SECRET,
    ADMIN_CLIENT_SECRET: MARKED_SECRET,
    LOCAL_STORE_PORT: String(await listenOnLoopback(taken, 0)),
    PORT: String(port),
  });
  // Vite takes the next port where another process was quicker.
  let origin = '';
  const isUp = () => {
    if (hasEnded(child)) throw new Error('it has ended');
    origin = /View Hydrogen app: (http:\/\/localhost:\d+)/.exec(output())?.[1] ?? '';
    return fetch(`${origin}/api/health`).then(
      ({ok}) => ok,
      () => false,
    );
  };
  function interrupt() {
    taken.close();
    child.kill('SIGINT');
  }
  async function stop() {
    const started = descendants(child.pid ?? 0);
    expect(started.length).toBeGreaterThan(1);
    interrupt();
    // Not its 'close', which waits for every process that holds its terminal.
    await expect.poll(() => hasEnded(child), {message: 'ends by Ctrl-C'}).toBe(true);
    expect(child.exitCode).toBe(0);
    // The system takes a moment to clear away what has been ended.
    await expect.poll(() => started.filter(isAlive)).toEqual([]);
    expect(await isPortFree(Number(new URL(origin).port))).toBe(true);
  }
  try {
    await expect.poll(isUp, {timeout: START_MS, intervals: [500]}).toBe(true);
    await openEach(origin, browser);
  } catch (error) {
    // Its end is not waited for: past the fixture's deadline every wait fails at once, and would hide what went wrong.
    interrupt();
    throw new Error(
      `npm run dev is not ready: ${String(error)}\nSo far it said:\n${output()}`,
    );
  }
  return {
    origin,
    pid: child.pid ?? 0,
    get logs() {
      return output().split('\n');
    },
    setClock: () =>
      Promise.reject(new Error('The development server goes by the machine’s clock.')),
    stop,
  };
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

/** Opens each kind of page until it hydrates, and the dialog, whose chunk loads when it opens. */
async function openEach(origin: string, browser: Browser): Promise<void> {
  const page = await browser.newPage();
  page.setDefaultTimeout(START_MS);
  await page.addInitScript(rememberEveryModule);
  for (const path of ['/', '/hoodies', '/products/crest-hoodie', '/search', '/cart']) {
    await page.goto(origin + path);
    await live(page);
  }
  await page.goto(`${origin}/hoodies`);
  await live(page);
  await page
    .getByRole('button', {name: /^Choose options/})
    .first()
    .click();
  await page.getByRole('dialog').getByRole('spinbutton').waitFor();
  await page.close();
}
