import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  type Locator,
  type Page,
} from '@playwright/test';

import {chromiumSwitches, findChromium} from '../tools/chromium';

const chromiumOptions = (switches: readonly string[] = []) => {
  const executablePath = findChromium();
  const args = [...chromiumSwitches(), ...switches];
  return {...(executablePath && {executablePath}), args};
};

/** Chromium for one measurement. */
export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * What Chrome does unless told otherwise, and Debian's Chromium and private windows don't: connections are opened early
 * (`rel=preconnect`), and used for pictures of another site.
 */
const CHROME_PREFERENCES = {
  net: {network_prediction_options: 0},
  profile: {cookie_controls_mode: 0, block_third_party_cookies: false},
};

/** A page in a profile of its own, as on a phone where nothing has been visited. */
export async function withNewProfile<Result>(
  screen: BrowserContextOptions,
  switches: readonly string[],
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-profile-'));
  try {
    await mkdir(join(folder, 'Default'));
    await writeFile(
      join(folder, 'Default/Preferences'),
      JSON.stringify(CHROME_PREFERENCES),
    );
    const options = {...screen, ...chromiumOptions(switches)};
    const context = await chromium.launchPersistentContext(folder, options);
    try {
      return await use(await context.newPage());
    } finally {
      await context.close();
    }
  } finally {
    await rm(folder, {recursive: true, force: true, maxRetries: 5});
  }
}

/** A phone: what Lighthouse emulates too. */
export const PHONE = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** Slows a page's processor down by `rate`. */
export async function throttle(page: Page, rate: number): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate});
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

/** How long a finger rests on a button. */
const TOUCH_MS = 80;

/** Taps with a realistic duration: Playwright's own tap has none, and runs code in the page in between. */
export async function tapLikeAFinger(devtools: CDPSession, button: Locator) {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on screen.');
  const touchPoints = [{x: box.x + box.width / 2, y: box.y + box.height / 2}];
  await devtools.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints});
  await new Promise((resolve) => setTimeout(resolve, TOUCH_MS));
  await devtools.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
}

/** Chooses the first value of every option that waits for a choice: in radios, or in lists. */
export async function chooseOptions(page: Page) {
  for (const group of await page.locator('main').getByRole('radiogroup').all()) {
    const chosen = await group.getByRole('radio', {checked: true}).count();
    if (chosen === 0) await group.getByRole('radio').first().check();
  }
  for (const select of await page.locator('main select').all()) {
    const value = await select
      .locator('option:not([disabled])')
      .nth(1)
      .getAttribute('value');
    if (value && !(await select.inputValue())) await select.selectOption(value);
  }
}

/** The button of a product's page that adds it to the cart. */
export const addButton = (page: Page): Locator =>
  page.locator('main').getByRole('button', {name: /^(add to cart|pre order)$/i});
