import type {BrowserContextOptions} from '@playwright/test';

import {isFullRun} from './tags';

/**
 * Kinds of visitors: options for `test.use(…)`. The default visitor has a desktop window, a mouse and JavaScript.
 */

/** A phone held upright: 390 px wide, touched. */
export const phone = {
  viewport: {width: 390, height: 844},
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const;

/** A tablet held upright: between the breakpoints of 768 px and 960 px. */
export const tablet = {viewport: {width: 820, height: 1180}, hasTouch: true} as const;

/** The narrowest phone. */
export const smallPhone = {...phone, viewport: {width: 320, height: 640}} as const;

/**
 * All of `windows`, from the narrowest to the widest, in `npm run test:all`; in `npm test` the two at the ends, which show
 * most of what goes wrong between them.
 */
export function windowsOf<Window>(windows: readonly Window[]): readonly Window[] {
  if (isFullRun) return windows;
  return windows.filter((_, place) => place === 0 || place === windows.length - 1);
}

/** The visitors that look at every screen: at 320, 390, 820, 1100 and 1440 px. */
export const everyWindow = Object.fromEntries(
  windowsOf<
    [string, BrowserContextOptions & {viewport: {width: number; height: number}}]
  >([
    ['a small phone', smallPhone],
    ['a phone', phone],
    ['a tablet', tablet],
    ['a small desktop', {viewport: {width: 1100, height: 800}}],
    ['a desktop', {viewport: {width: 1440, height: 900}}],
  ]),
);

/** A browser whose scripts are switched off, blocked or still on their way. */
export const withoutJavaScript = {javaScriptEnabled: false} as const;
