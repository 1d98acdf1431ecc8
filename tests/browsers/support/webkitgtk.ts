import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';

import {expect} from '@playwright/test';

import type {WebKitGtk} from '../../../tools/browser/webkit';
import {hasEnded} from '../../../tools/command';
import {freePort} from '../../../tools/ports';
import type {Browser} from './browser';
import {connectWebDriverBrowser} from './webdriver-browser';

/** Where requests go that are not for this machine. */
const NOWHERE = 'http://127.0.0.1:9';

/** Starts WebKitGTK's driver on a screen of its own. */
export async function startWebKitGtk(
  {driver, screen}: WebKitGtk,
  origin: string,
): Promise<Browser> {
  const display = await startScreen(screen);
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const service = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      // Nothing listens there. (WebDriver's own setting for a proxy crashes MiniBrowser 2.50 now and then, by `noProxy`.)
      http_proxy: NOWHERE,
      https_proxy: NOWHERE,
      no_proxy: 'localhost,127.0.0.1',
    },
    stdio: 'ignore',
  });
  await expect.poll(() => isReady(server), 'the WebDriver answers').toBe(true);
  const browser = await connectWebDriverBrowser(
    server,
    {browserName: 'MiniBrowser'},
    origin,
  );
  return {
    ...browser,
    async close() {
      await browser.close();
      await stop(service);
      await display.stop();
    },
  };
}

const isReady = (server: string) =>
  fetch(`${server}/status`).then(
    ({ok}) => ok,
    () => false,
  );

async function stop(child: ChildProcess): Promise<void> {
  // The driver itself may have crashed.
  if (hasEnded(child)) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

/** Starts a screen in memory, and waits until it says which number it has taken. */
async function startScreen(path: string) {
  const child = spawn(
    path,
    // Without `-noreset` it starts again when its last window goes, and breaks the connection of a browser that comes just then.
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe']},
  );
  const exited = once(child, 'exit');
  const said = once(child.stdio[3] as Readable, 'data');
  const number = await Promise.race([
    said.then(([data]) => String(data).trim()),
    exited.then(() => {
      throw new Error('Xvfb could not be started.');
    }),
  ]);
  return {
    name: `:${number}`,
    stop: () => stop(child),
  };
}
