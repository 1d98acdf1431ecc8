import {chromium, type Browser} from '@playwright/test';
import {mkdir} from 'node:fs/promises';

import {chromiumSwitches} from '../browser/find-chromium';
import {ensureChromium} from '../browser/install-chromium';
import {projectPath} from '../project';
import {startStore, type RunningStore} from '../store/club-store';
import {startWorker} from '../worker/start-worker';
import {screenStates, type ScreenState} from './states';

const widths = [390, 1440];

/** `npm run screenshots`: every state at every width, of the last build, into screenshots/. */
async function main(): Promise<void> {
  await mkdir(projectPath('screenshots'), {recursive: true});
  const store = await startStore();
  const shop = await startWorker({env: store.env});
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumSwitches(),
  });
  try {
    for (const state of screenStates(chooseHandles(store))) {
      for (const width of widths) await takePicture(browser, shop.origin, state, width);
    }
  } finally {
    await browser.close();
    await Promise.all([shop.stop(), store.stop()]);
  }
}

/** A fresh visitor each time: no cart is carried over. */
async function takePicture(
  browser: Browser,
  origin: string,
  {name, path, arrange}: ScreenState,
  width: number,
): Promise<void> {
  const narrow = width < 768;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: {width, height: narrow ? 844 : 900},
    deviceScaleFactor: narrow ? 2 : 1,
    hasTouch: narrow,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  // Pictures are drawn on their first request, which may take a while.
  await page.goto(path, {timeout: 180_000});
  // What is clicked before the scripts are there works as a plain link or form, and shows another screen.
  await page.mouse.move(1, 1);
  await page.waitForLoadState('networkidle', {timeout: 180_000});
  await arrange?.(page);
  await page.waitForLoadState('networkidle', {timeout: 180_000});
  const file = `screenshots/${name}-${width}.png`;
  await page.screenshot({path: projectPath(file), fullPage: !arrange});
  console.info(file);
  await context.close();
}

function chooseHandles({catalogue}: RunningStore) {
  const product = catalogue.products.find(({options}) => options.length > 1);
  const soldOut = catalogue.products.find(({title}) => /throwback hoodie/i.test(title));
  if (!product || !soldOut) throw new Error('The catalogue lacks what is to be shown.');
  return {product: product.handle, soldOut: soldOut.handle};
}

await main();
