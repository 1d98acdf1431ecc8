import {chromium, type Browser, type Page} from '@playwright/test';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';

import sharp from 'sharp';

import {createClubCatalogue} from '@quillhaven/club';
import {createExtremesCatalogue} from '@quillhaven/club/extremes';
import {chromiumSwitches, ensureChromium} from '../chromium';
import {projectPath} from '../project';
import {startStore, type RunningStore} from '../store/club-store';
import {startWorker, type RunningWorker} from '../worker/start-worker';
import {passPictures} from './arrange';
import {showState, type ScreenState, type ShopName} from './screen-state';
import {KINDS} from '../../app/sections/kinds';
import {previewStates, PREVIEW_PASSWORD} from './preview-states';
import {screenStates} from './states';

/** The local store resizes each picture on its first request, which takes a while for all of them. */
const TIMEOUT_MS = 180_000;

interface Shop {
  store: RunningStore;
  worker: RunningWorker;
}

/**
 * `npm run screenshots`: pictures of every state at every width, of the last build, in
 * screenshots/.
 *
 * `npm run screenshots -- cart --widths 320,820` takes the states whose name contains a word, at
 * these widths; `npm run screenshots -- --readme` takes those of the README and of the guides
 * again, and stores them small in docs/images/.
 */
async function main(): Promise<void> {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {
      widths: {type: 'string', default: '390,1440'},
      readme: {type: 'boolean', default: false},
    },
  });
  const isWanted = (name: string, width: number) =>
    values.readme
      ? isInReadme(name, width)
      : positionals.length === 0 || positionals.some((word) => name.includes(word));
  const widths = values.widths.split(',').map(Number);
  const wanted = [...screenStates, ...previewStates].filter(({name}) =>
    widths.some((width) => isWanted(name, width)),
  );
  await mkdir(projectPath('screenshots'), {recursive: true});
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumSwitches(),
  });
  const failed: string[] = [];
  try {
    for (const name of ['club', 'extremes', 'staff', 'front'] as const) {
      const states = wanted.filter(({shop = 'club'}) => shop === name);
      if (states.length === 0) continue;
      const shop = await openShop(name);
      for (const state of states) {
        for (const width of widths) {
          if (state.widths?.(width) === false || !isWanted(state.name, width)) continue;
          const file = `screenshots/${state.name}-${width}.png`;
          try {
            await takePicture(browser, shop, state, width, file);
            console.info(values.readme ? await keepForReadme(file) : file);
          } catch (error) {
            failed.push(`${file}: ${String(error)}`);
          } finally {
            shop.store.control.reset();
          }
        }
      }
      await Promise.all([shop.worker.stop(), shop.store.stop()]);
    }
  } finally {
    await browser.close();
  }
  if (failed.length > 0) throw new Error(`Not taken:\n${failed.join('\n')}`);
}

async function openShop(name: ShopName): Promise<Shop> {
  const catalogue =
    name === 'extremes'
      ? createExtremesCatalogue(new Date())
      : createClubCatalogue(new Date(), {frontPage: name === 'front' || name === 'club'});
  const store = await startStore({catalogue});
  const secret = name === 'staff' || name === 'front' ? PREVIEW_PASSWORD : '';
  const worker = await startWorker({env: {...store.env, PREVIEW_SECRET: secret}});
  store.control.setShopUrl(worker.origin);
  return {store, worker};
}

/** Each picture has a fresh visitor, without a cart; those that are kept, on the second page. */
async function takePicture(
  browser: Browser,
  {store, worker}: Shop,
  state: ScreenState,
  width: number,
  file: string,
): Promise<void> {
  const narrow = width < 768;
  const context = await browser.newContext({
    baseURL: worker.origin,
    viewport: {width, height: narrow ? 844 : 900},
    deviceScaleFactor: narrow ? 2 : 1,
    hasTouch: narrow,
    isMobile: narrow,
    reducedMotion: 'reduce',
    ...state.visitor,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS / 6);
    const isKept = isInReadme(state.name, width);
    // The shop's fonts are in use from the second document on (decision 0032).
    if (isKept) {
      await page.goto('/', {timeout: TIMEOUT_MS});
      await page.waitForFunction(() => localStorage.getItem('fonts'));
    }
    await showState(page, store, state, {settle: passPictures, timeout: TIMEOUT_MS});
    if (isKept) await page.waitForFunction(isWhole);
    // A scrollbar that a picture does not show needs no room in it.
    await page.evaluate(() => (document.documentElement.style.scrollbarGutter = 'auto'));
    const path = projectPath(file);
    const clip = state.part ? await boxAround(page, state.part) : undefined;
    await page.screenshot({path, clip, fullPage: Boolean(clip) || !state.arrange});
  } finally {
    await context.close();
  }
}

/** Whether every picture in the window has loaded. It runs in the page. */
function isWhole(): boolean {
  return [...document.images].every((image) => {
    const {top, bottom, left, right} = image.getBoundingClientRect();
    const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return !isOnScreen || image.complete;
  });
}

/** Where a part of the page is, with some of the space above and below it. */
async function boxAround(page: Page, part: string) {
  const margin = 48;
  const {top, height} = await page
    .locator(part)
    .first()
    .evaluate((each) => {
      const box = each.getBoundingClientRect();
      return {top: box.top + scrollY, height: box.height};
    });
  const width = page.viewportSize()?.width ?? 0;
  return {x: 0, y: top - margin, width, height: height + 2 * margin};
}

/** Pictures of the README and of the guides: a state, and the window it is shown in. */
const PICTURES: readonly (readonly [state: string, width: number])[] = [
  ['home-first-screen', 1440],
  ['product-first-screen', 1440],
  ['home-first-screen', 390],
  ['product-first-screen', 390],
  ['options-dialog', 390],
  ['cart-drawer', 390],
  ['theme-preview-editor', 1440],
  ['theme-preview-words', 390],
  ['theme-preview-publish', 1440],
  ['sections-editor', 1440],
  ...KINDS.map(({id}) => [`section-${id}`, 1440] as const),
];

function isInReadme(state: string, width: number): boolean {
  return PICTURES.some(([name, at]) => name === state && at === width);
}

/**
 * Stores a screenshot, made smaller, with the documentation. Returns its path.
 * @param file the screenshot, below the project's root
 */
async function keepForReadme(file: string): Promise<string> {
  const kept = `docs/images/${path.basename(file, '.png')}.webp`;
  await sharp(projectPath(file))
    .resize({width: file.includes('/section-') ? 480 : 1440, withoutEnlargement: true})
    .webp({quality: 80})
    .toFile(projectPath(kept));
  return kept;
}

await main();
