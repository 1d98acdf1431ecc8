import {chromium, type Browser} from '@playwright/test';

import {chromiumSwitches, findChromium} from '../scripts/browser/find-chromium';

/** Chromium for one measurement. `port` opens it to Lighthouse. */
export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
  port?: number,
): Promise<Result> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && {executablePath}),
    args: [...chromiumSwitches(), ...(port ? [`--remote-debugging-port=${port}`] : [])],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** A phone: what Lighthouse emulates too. */
export const PHONE = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** Lighthouse's slow 4G, applied to the connection. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
} as const;
