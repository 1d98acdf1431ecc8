/** A color as the screen has it: red, green and blue from 0 to 255. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
}

const HEX = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const RGB_FUNCTION = /^rgba?\(([^)]*)\)$/i;

/**
 * Reads a color as merchants write it: `#09f`, `#009cf1`, with or without `#`, an alpha that is
 * dropped, or `rgb(0, 156, 241)`. Anything else (`red;}`, `url(…)`) is `null`, never passed on.
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

/** The color as `#rrggbb`. */
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
