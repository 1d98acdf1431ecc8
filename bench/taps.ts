import type {Page} from '@playwright/test';

import {PHONE, SLOW_4G, withBrowser} from './browser';
import type {Peer} from './peers';
import {spreadOf, type Spread} from './statistics';

export interface TapResult {
  /** Milliseconds from the finger to the first frame that shows the cart. */
  readonly feedback: Spread;
  /** Whether a tap right after the first paint on slow 4G ended with the item in the cart. */
  readonly earlyTapKept: boolean;
}

/** How each peer's cart shows itself. */
const CART = {ours: 'dialog[open]', template: '.overlay.expanded aside'} as const;

async function throttle(page: Page, rate: number, slow: boolean) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate});
  if (slow) await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** Chooses the first value of every option that waits for a choice. */
async function choose(page: Page) {
  for (const select of await page.locator('main select').all()) {
    const value = await select
      .locator('option:not([disabled])')
      .nth(1)
      .getAttribute('value');
    if (value && !(await select.inputValue())) await select.selectOption(value);
  }
}

function watchTap(page: Page, cart: string) {
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'pointerdown',
          ({timeStamp}) => {
            const look = () => {
              const box = document.querySelector(selector)?.getBoundingClientRect();
              if (box && box.width > 0 && box.left < innerWidth)
                resolve(performance.now() - timeStamp);
              else requestAnimationFrame(look);
            };
            look();
          },
          {once: true, capture: true},
        );
      }),
    cart,
  );
}

const addButton = (page: Page) =>
  page.locator('main').getByRole('button', {name: /^(add to cart|pre order)$/i});

async function tapOnce(peer: Peer, url: string, rate: number): Promise<number> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage(PHONE);
    await page.goto(url, {waitUntil: 'networkidle'});
    await choose(page);
    await throttle(page, rate, false);
    const shown = watchTap(page, CART[peer.name]);
    await addButton(page).tap();
    return shown;
  });
}

async function tapEarly(peer: Peer, url: string): Promise<boolean> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage(PHONE);
    await throttle(page, 4, true);
    await page.goto(url, {waitUntil: 'commit'});
    await addButton(page).waitFor();
    await choose(page);
    await addButton(page).tap();
    const line = page.getByText('Crest Hoodie').and(page.locator('[role=list] *, ul *'));
    try {
      await page.locator(CART[peer.name]).or(line).first().waitFor({timeout: 20_000});
      await page.goto(`${new URL(url).origin}/cart`);
      await page
        .locator('main')
        .getByText('Crest Hoodie')
        .first()
        .waitFor({timeout: 15_000});
      return true;
    } catch {
      return false;
    }
  });
}

/** Taps “Add to cart” on the product page: `runs` times with a slow CPU, and once before hydration. */
export async function measureTaps(
  peer: Peer,
  url: string,
  rate: number,
  runs: number,
): Promise<TapResult> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await tapOnce(peer, url, rate));
  return {feedback: spreadOf(times), earlyTapKept: await tapEarly(peer, url)};
}
