/** The Chromium that browser tests, benchmarks and screenshots drive. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

import {chromium} from '@playwright/test';

import {projectRoot} from './project';

const executableNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium to use: `CHROMIUM_PATH`, else the machine's own, else the one that Playwright has downloaded.
 * `undefined` where there is none.
 *
 * @throws if `CHROMIUM_PATH` is set but names no file
 */
export function findChromium(): string | undefined {
  return (
    chosenChromium() ??
    findOf([...inPath(executableNames), ...macApplications, downloaded()])
  );
}

/**
 * The same engine without a browser's windows, where the machine has it: it starts in two thirds of the time, and takes no settings
 * from a profile. `CHROMIUM_PATH` goes before it.
 */
export function findHeadlessShell(): string | undefined {
  return chosenChromium() ?? findOf(inPath(['chromium-headless-shell']));
}

function chosenChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
  return chosen || undefined;
}

const downloaded = () => chromium.executablePath();

const inPath = (files: readonly string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => files.map((file) => join(folder, file)));

const findOf = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/**
 * Its command-line switches: no updates, no background traffic, and no name but localhost resolves, so a page under
 * test cannot reach any other host. Root, as in containers, cannot use the sandbox.
 */
export function chromiumSwitches(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    // Glyphs as wide as they are drawn, as on phones: rounded to whole pixels, a fallback font is not as wide as the shop's.
    '--font-render-hinting=none',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ];
}

/**
 * Finds a Chromium, or installs one: as root on Debian and its derivatives the distribution's package, elsewhere the
 * one that Playwright downloads.
 *
 * @throws with what to do by hand if it cannot be installed.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.info('No Chromium on this machine: installing one for the browser tests.');
  if (!installPackage()) run('npx', ['playwright', 'install', 'chromium']);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium could be installed. Install one, and set CHROMIUM_PATH if it is in an unusual place.',
  );
}

/** Debian's package brings all its libraries, which Playwright's download does not. Older releases have no headless shell. */
function installPackage(): boolean {
  if (process.getuid?.() !== 0 || !run('apt-get', ['--version'], 'ignore')) return false;
  const install = (name: string) =>
    run('apt-get', ['install', '--yes', '--no-install-recommends', name]);
  if (!run('apt-get', ['update']) || !install('chromium')) return false;
  install('chromium-headless-shell');
  return true;
}

function run(command: string, args: string[], stdio: 'ignore' | 'inherit' = 'inherit') {
  const {status} = spawnSync(command, args, {
    cwd: projectRoot,
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    stdio,
  });
  return status === 0;
}
