/** The Firefox that browser tests drive: a stock one, not Playwright's build. */
import {chosenBy, findOf, inPath, installPackage} from './find';

/**
 * The Firefox to use: `FIREFOX_PATH`, else the machine's own.
 *
 * @throws if `FIREFOX_PATH` is set but names no file
 */
export function findFirefox(): string | undefined {
  return (
    chosenBy('FIREFOX_PATH') ??
    findOf([
      ...inPath(['firefox', 'firefox-esr']),
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ])
  );
}

/** Finds a Firefox, or installs the distribution's package as root on Debian and its derivatives. */
export function ensureFirefox(): string | undefined {
  const found = findFirefox();
  if (found) return found;
  installPackage('firefox-esr');
  return findFirefox();
}

/** Its preferences: no background traffic, and nothing listens where it sends what is not for this machine. */
export const firefoxPreferences: Record<string, string | number | boolean> = {
  // Playwright does not notice when a stock Firefox takes a page from its cache: Back loads it again.
  'browser.sessionhistory.max_total_viewers': 0,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'app.normandy.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};
