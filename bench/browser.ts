import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';

import {chromiumSwitches, findChromium} from '../tools/chromium';

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
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
} as const;

/** Slows a page's processor down by `rate`, and its connection if asked to. */
export async function throttle(
  page: Page,
  {rate, slow4g}: {rate: number; slow4g: boolean},
): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate});
  if (slow4g) await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  return devtools;
}

/** Most milliseconds to wait for an idle page. */
const IDLE_TIMEOUT_MS = 25_000;
/** Milliseconds to wait after the last response, for what it triggers (above all hydration). */
const SETTLE_MS = 700;

/** Waits until a page is loaded, makes no more requests, and has had time to process the responses. */
export async function settle(page: Page): Promise<void> {
  await page
    .waitForLoadState('networkidle', {timeout: IDLE_TIMEOUT_MS})
    .catch(() => undefined);
  await page.waitForTimeout(SETTLE_MS);
}
