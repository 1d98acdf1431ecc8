import type {BrowserContextOptions, Page} from '@playwright/test';

import type {RunningStore} from '../store/club-store';

/**
 * Which shop is visited: the club's, the one of extremes (longest titles, most variants, none at all), or the club's with a
 * preview password: `front` with sections on its home page.
 */
export type ShopName = 'club' | 'extremes' | 'staff' | 'front';

/** A screen in one state, as a visitor sees it. */
export interface ScreenState {
  /** The picture's file name, without width and extension. */
  name: string;
  /** The page to open. */
  path: string;
  /** The club's by default. */
  shop?: ShopName;
  /** Which of the requested widths it is shown at; all by default. */
  widths?: (width: number) => boolean;
  /** Browser settings that differ from the usual visitor's. */
  visitor?: BrowserContextOptions;
  /** Changes the store before the visit; the caller resets the store afterwards. */
  prepare?: (store: RunningStore) => void;
  /** Console messages that belong to this state, for instance a failed request. */
  reports?: RegExp;
  /** A selector of the part that the picture shows; all by default. */
  part?: string;
  /** Reaches the state from the loaded page. Pictures show the window where a state has this, else the whole page. */
  arrange?: (page: Page, store: RunningStore) => Promise<void>;
}

interface OpenOptions {
  /** Runs on the page of a state without `arrange`. */
  settle?: (page: Page) => Promise<void>;
  /** How long the page may take, in milliseconds; Playwright's default without it. */
  timeout?: number;
}

/** Opens a state in a fresh visitor's page, and waits until its pictures are decoded. */
export async function showState(
  page: Page,
  store: RunningStore,
  state: ScreenState,
  options: OpenOptions,
): Promise<void> {
  await openState(page, store, state, options);
  await decodePictures(page);
}

/** Opens a state without waiting for pictures. */
export async function openState(
  page: Page,
  store: RunningStore,
  {path, prepare, arrange}: ScreenState,
  {settle, timeout}: OpenOptions = {},
): Promise<void> {
  prepare?.(store);
  await page.goto(path, {timeout});
  // Before hydration a click follows the plain link or form, and shows another screen.
  await page.mouse.move(1, 1);
  await page.waitForLoadState('networkidle', {timeout});
  if (arrange) await arrange(page, store);
  else await settle?.(page);
}

/** How long a picture outside the window is waited for, in milliseconds: a lazy one may never load. */
const OUTSIDE_MS = 3000;

/** Waits for every picture in the window to decode or fail, and a while for the others. */
async function decodePictures(page: Page): Promise<void> {
  await page.evaluate(
    (timeoutMs) =>
      Promise.all(
        Array.from(document.images, (image) => {
          if (!image.currentSrc || !image.checkVisibility()) return undefined;
          const decoded = image.decode().catch(() => undefined);
          const {top, bottom} = image.getBoundingClientRect();
          if (bottom > 0 && top < innerHeight) return decoded;
          return Promise.race([
            decoded,
            new Promise((resolve) => setTimeout(resolve, timeoutMs)),
          ]);
        }),
      ),
    OUTSIDE_MS,
  );
}
