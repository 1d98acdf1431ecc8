/** Channels from 0 to 255. */
type Rgb = [number, number, number];

/** Reads `#rrggbb`. @throws RangeError for anything else. */
function parseHex(hex: string): Rgb {
  const [, digits] = /^#([0-9a-f]{6})$/i.exec(hex) ?? [];
  if (!digits) throw new RangeError(`Not a six-digit hex color: ${hex}`);
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function toHex(rgb: Rgb): string {
  const clamp = (channel: number) => Math.max(0, Math.min(255, Math.round(channel)));
  return `#${rgb.map((channel) => clamp(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** From `from` (amount 0) to `to` (amount 1). */
export function mix(from: string, to: string, amount: number): string {
  const a = parseHex(from);
  const b = parseHex(to);
  const at = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * amount;
  return toHex([at(0), at(1), at(2)]);
}

/** Brightness as seen, 0 (black) to 1 (white). */
export function brightness(hex: string): number {
  const [r, g, b] = parseHex(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** A deeper tone of a cloth, as thread, inside or shade: less so the darker the cloth already is. */
export function deeper(hex: string, amount: number): string {
  return mix(hex, '#0b0d10', amount);
}

/** A tone that shows on the cloth without contrast: lighter on dark cloth, deeper on light. */
export function tonal(hex: string, amount: number): string {
  return brightness(hex) < 0.4 ? mix(hex, '#ffffff', amount) : deeper(hex, amount);
}
