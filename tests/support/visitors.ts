/**
 * Who visits: options for `test.use(…)`. The default visitor has a desktop window, a mouse and JavaScript.
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

/** The widths at which every screen is tested: 390, 820, 1100 and 1440 px. */
export const everyWindow = {
  'a phone': phone,
  'a tablet': tablet,
  'a small desktop': {viewport: {width: 1100, height: 800}},
  'a desktop': {viewport: {width: 1440, height: 900}},
} as const;

/** A browser whose scripts are switched off, blocked or still on their way. */
export const withoutJavaScript = {javaScriptEnabled: false} as const;
