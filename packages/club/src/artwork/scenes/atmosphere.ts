import {round} from '../sheet/strokes';
import {hash} from '../studio/noise';

/** Elements that landscapes share. */

/** A gradient from top to bottom over the whole banner; `stops` are [position 0 to 1, color]. */
export function sky(
  stops: readonly (readonly [number, string])[],
  from = 0,
  to = 1200,
): string {
  const id = `sky-${from}`;
  const list = stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`);
  return (
    `<linearGradient id="${id}" x2="0" y2="1">${list.join('')}</linearGradient>` +
    `<rect y="${from}" width="2400" height="${to - from}" fill="url(#${id})"/>`
  );
}

/** Light that fades out to all sides. `id` must be unique in the picture. */
export function glow(
  id: string,
  x: number,
  y: number,
  radius: number,
  color: string,
  opacity = 1,
): string {
  return (
    `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity="${opacity}"/><stop offset=".35" stop-color="${color}" stop-opacity="${opacity * 0.42}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`
  );
}

/** Short strokes of light on water between two heights, densest below `x`. */
export function glitter(
  x: number,
  top: number,
  bottom: number,
  color: string,
  seed: number,
): string {
  let d = '';
  for (let i = 0; i < 420; i += 1) {
    const depth = hash(i, 1, seed) ** 1.5;
    const y = top + depth * (bottom - top);
    const spread = 60 + depth * 420;
    const side = hash(i, 2, seed) + hash(i, 3, seed) + hash(i, 4, seed) - 1.5;
    const length = (8 + 90 * hash(i, 5, seed)) * (0.3 + depth);
    d += `M${round(x + side * spread - length / 2)} ${round(y)}h${round(length)}`;
  }
  return `<path d="${d}" stroke="${color}" stroke-width="3.4" stroke-linecap="round" stroke-opacity=".55"/>`;
}

/** Long soft streaks of cloud or mist. */
export function streaks(
  top: number,
  bottom: number,
  color: string,
  count: number,
  seed: number,
): string {
  const shapes = Array.from({length: count}, (_, i) => {
    const x = hash(i, 1, seed) * 2400;
    const y = top + hash(i, 2, seed) * (bottom - top);
    const rx = 160 + 420 * hash(i, 3, seed);
    const ry = 6 + 20 * hash(i, 4, seed);
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill-opacity="${round(0.16 + 0.3 * hash(i, 5, seed))}"/>`;
  });
  return `<filter id="soft-${seed}" x="-20%" y="-100%" width="140%" height="300%"><feGaussianBlur stdDeviation="26 7"/></filter><g fill="${color}" filter="url(#soft-${seed})">${shapes.join('')}</g>`;
}

/** A ridge of land from left to right, closed along `base`. */
export function ridge(
  points: readonly (readonly [number, number])[],
  base: number,
  color: string,
): string {
  const line = points
    .map(([x, y], i) => {
      const before = points[i - 1];
      if (!before) return `M${x} ${y}`;
      const middle = (before[0] + x) / 2;
      return `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
  return `<path d="${line}V${base}H${points[0]?.[0] ?? 0}Z" fill="${color}"/>`;
}
