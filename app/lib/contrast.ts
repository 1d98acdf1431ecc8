import {luminance, type Rgb} from './color';

/** Contrast that body text needs against its background (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;

/** Contrast that large text, icons and control outlines need (WCAG 2.2, 1.4.3 and 1.4.11). */
export const LARGE_CONTRAST = 3;

const WHITE: Rgb = {r: 255, g: 255, b: 255};
const BLACK: Rgb = {r: 0, g: 0, b: 0};

/** Contrast of two colors, 1 to 21, whichever is the text (WCAG 2.2). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Black or white, whichever reads better on `background`; always at least 4.5 to 1. */
export function readableOn(background: Rgb): Rgb {
  return contrastRatio(WHITE, background) >= contrastRatio(BLACK, background)
    ? WHITE
    : BLACK;
}

/** Steps of the search: finer than a channel's 256 values, so that no color is skipped. */
const MIX_STEPS = 256;

/**
 * The color nearest to `color` that has `ratio` against `background`, found by mixing in as little
 * black or white as needed; `color` itself when it passes. Where no color has that contrast (7 on
 * mid gray), black or white.
 */
export function nearestReadable(color: Rgb, background: Rgb, ratio: number): Rgb {
  for (let step = 0; step <= MIX_STEPS; step += 1)
    for (const pole of [BLACK, WHITE]) {
      const mixed = mix(color, pole, step / MIX_STEPS);
      if (contrastRatio(mixed, background) >= ratio) return mixed;
    }
  return readableOn(background);
}

/** `share` (0 to 1) of `other` in `color`. */
export function mix(color: Rgb, other: Rgb, share: number): Rgb {
  const channel = (from: number, to: number) => Math.round(from + (to - from) * share);
  return {
    r: channel(color.r, other.r),
    g: channel(color.g, other.g),
    b: channel(color.b, other.b),
  };
}
