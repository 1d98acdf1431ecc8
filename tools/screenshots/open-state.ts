import type {Page} from '@playwright/test';

import type {RunningStore} from '../store/club-store';
import type {ScreenState} from './state';

interface OpenOptions {
  /** What is done on the page of a state that arranges nothing. */
  look?: (page: Page) => Promise<void>;
  /** How long the page may take, in milliseconds; the browser's own patience without it. */
  patience?: number;
}

/** Brings a state about in a fresh visitor's page, and waits until its pictures are there to be seen. */
export async function showState(
  page: Page,
  store: RunningStore,
  state: ScreenState,
  options: OpenOptions,
): Promise<void> {
  await openState(page, store, state, options);
  await drawPictures(page);
}

/** The same, without waiting for pictures. */
export async function openState(
  page: Page,
  store: RunningStore,
  {path, prepare, arrange}: ScreenState,
  {look, patience: timeout}: OpenOptions = {},
): Promise<void> {
  prepare?.(store);
  await page.goto(path, {timeout});
  // What is clicked before the scripts are there works as a plain link or form, and shows another screen.
  await page.mouse.move(1, 1);
  await page.waitForLoadState('networkidle', {timeout});
  if (arrange) await arrange(page, store);
  else await look?.(page);
}

/** Waits for every picture that the page has asked for; one that cannot be had is waited for no longer. */
async function drawPictures(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      Array.from(document.images, (image) =>
        image.currentSrc ? image.decode().catch(() => undefined) : undefined,
      ),
    ),
  );
}
