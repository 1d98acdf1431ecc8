/** The WebKits that browser tests drive: Playwright's own build, and WebKitGTK by its WebDriver. */
import {webkit} from '@playwright/test';

import {chosenBy, download, findOf, inPath, installPackage} from './find';

/** Playwright's own WebKit, where it has been downloaded. */
export function findPlaywrightWebKit(): string | undefined {
  return findOf([webkit.executablePath()]);
}

/** The programs that drive WebKitGTK: its WebDriver, which knows its browser, and a screen without a monitor. */
export interface WebKitGtk {
  readonly driver: string;
  readonly screen: string;
}

/**
 * The WebKitGTK to use: the driver that `WEBKIT_DRIVER_PATH` names, else the machine's own.
 *
 * @throws if `WEBKIT_DRIVER_PATH` is set but names no file
 */
export function findWebKitGtk(): WebKitGtk | undefined {
  const driver = chosenBy('WEBKIT_DRIVER_PATH') ?? findOf(inPath(['WebKitWebDriver']));
  const screen = findOf(inPath(['Xvfb']));
  return driver && screen ? {driver, screen} : undefined;
}

/**
 * Finds a WebKit, or installs one: as root on Debian and its derivatives WebKitGTK, on other systems than Linux the one that Playwright
 * downloads. (On Linux that one needs libraries which only root can install.) Whether there is one now.
 */
export function ensureWebKit(): boolean {
  const isThere = () => Boolean(findPlaywrightWebKit() ?? findWebKitGtk());
  if (isThere()) return true;
  if (process.platform !== 'linux') download('webkit');
  else if (installPackage('webkit2gtk-driver')) installPackage('xvfb');
  return isThere();
}
