import {chromium} from '@playwright/test';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium that browser tests drive: `CHROMIUM_PATH`, else the machine's own, else the one that
 * Playwright has downloaded. `undefined` where there is none.
 *
 * @throws if `CHROMIUM_PATH` is set and names no file: somebody meant a certain browser.
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...macApplications,
    chromium.executablePath(),
  ];
  return candidates.find((path) => existsSync(path));
}

/**
 * The switches it is started with: no updates, no background traffic, and no name but localhost resolves,
 * so a page under test cannot reach any other host. Root, as in containers, cannot use the sandbox.
 */
export function chromiumSwitches(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ];
}
