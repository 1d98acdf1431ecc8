/** A colour as the screen has it: red, green and blue from 0 to 255. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
}

/** Contrast that body text needs against its background (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;

/** Contrast that large text, icons and control outlines need (WCAG 2.2, 1.4.3 and 1.4.11). */
export const LARGE_CONTRAST = 3;

const WHITE: Rgb = {r: 255, g: 255, b: 255};
const BLACK: Rgb = {r: 0, g: 0, b: 0};

const HEX = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const RGB_FUNCTION = /^rgba?\(([^)]*)\)$/i;

/**
 * Reads a colour as merchants write it: `#09f`, `#009cf1`, with or without `#`, an alpha that is dropped, or
 * `rgb(0, 156, 241)`. Anything else (`red;}`, `url(…)`) is `null`, never passed on.
 */
export function parseColor(text: string): Rgb | null {
  const trimmed = text.trim();
  const hex = HEX.exec(trimmed)?.[1];
  if (hex) return fromHex(hex);
  const channels = RGB_FUNCTION.exec(trimmed)?.[1];
  return channels === undefined ? null : fromChannels(channels);
}

function fromHex(hex: string): Rgb {
  const full = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const channel = (start: number) => Number.parseInt(full.slice(start, start + 2), 16);
  return {r: channel(0), g: channel(2), b: channel(4)};
}

function fromChannels(text: string): Rgb | null {
  const parts = text.split(/[\s,/]+/).filter(Boolean);
  const [r, g, b] = parts.slice(0, 3).map(Number);
  const whole = (value: number | undefined): value is number =>
    value !== undefined && Number.isInteger(value) && value >= 0 && value <= 255;
  if (parts.length > 4 || !whole(r) || !whole(g) || !whole(b)) return null;
  return {r, g, b};
}

/** The colour as `#rrggbb`. */
export function toHex({r, g, b}: Rgb): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, 0 for black to 1 for white (WCAG 2.2). */
export function luminance({r, g, b}: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Contrast of two colours, 1 to 21, whichever is the text (WCAG 2.2). */
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

/**
 * The colour nearest to `color` that has `ratio` against `background`, found by mixing in as little black or white as
 * needed; `color` itself when it passes. Where no colour has that contrast (7 on mid grey), black or white.
 */
export function nearestReadable(
  color: Rgb,
  background: Rgb,
  ratio: number = TEXT_CONTRAST,
): Rgb {
  const candidates = [BLACK, WHITE].flatMap((pole) => {
    const share = smallestShare((part) => passes(mix(color, pole, part)));
    return share === null ? [] : [{share, color: mix(color, pole, share)}];
  });
  const nearest = candidates.sort((one, other) => one.share - other.share)[0];
  return nearest?.color ?? readableOn(background);

  function passes(candidate: Rgb): boolean {
    return contrastRatio(candidate, background) >= ratio;
  }
}

/** Steps of a mix: finer than a channel's 256 values, so that no colour between is skipped. */
const MIX_STEPS = 256;

function smallestShare(passes: (share: number) => boolean): number | null {
  for (let step = 0; step <= MIX_STEPS; step += 1) {
    if (passes(step / MIX_STEPS)) return step / MIX_STEPS;
  }
  return null;
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
