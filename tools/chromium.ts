/** The Chromium that browser tests, benchmarks and screenshots drive. */
import {chromium} from '@playwright/test';

import {chosenBy, download, findOf, inPath, installPackage} from './browser/find';

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

const chosenChromium = () => chosenBy('CHROMIUM_PATH');

const downloaded = () => chromium.executablePath();

/** Chromium's rules by which no name but localhost resolves. */
export const LOOPBACK_ONLY = 'MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

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
    `--host-resolver-rules=${LOOPBACK_ONLY}`,
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
  // Debian's package brings all its libraries, which Playwright's download does not. Older releases have no headless shell.
  if (installPackage('chromium')) installPackage('chromium-headless-shell');
  else download('chromium');
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium could be installed. Install one, and set CHROMIUM_PATH if it is in an unusual place.',
  );
}
