/** Repeatable noise: the same coordinates and seed always give the same value. */

/** A value in [0, 1) for whole coordinates. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h ^= h >>> 16;
  return (h >>> 0) / 4294967296;
}

/** Smooth noise in [-1, 1] with features about one unit across. */
export function noise(x: number, y: number, seed: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const sx = fx * fx * (3 - 2 * fx);
  const sy = fy * fy * (3 - 2 * fy);
  const top = hash(x0, y0, seed) * (1 - sx) + hash(x0 + 1, y0, seed) * sx;
  const bottom = hash(x0, y0 + 1, seed) * (1 - sx) + hash(x0 + 1, y0 + 1, seed) * sx;
  return (top * (1 - sy) + bottom * sy) * 2 - 1;
}

/**
 * The lie of cloth that was smoothed by hand: soft swells with a few longer creases through them, in
 * [-1, 1]. Bending the coordinates first is what keeps it from looking like clouds.
 */
export function drape(x: number, y: number, seed: number): number {
  const bentX = x + 0.9 * noise(y * 0.7, x * 0.5, seed + 1);
  const bentY = y + 0.9 * noise(x * 0.6, y * 0.6, seed + 2);
  const swell = noise(bentX, bentY, seed + 3);
  const crease = 1 - 2 * Math.abs(noise(bentX * 1.9, bentY * 1.2, seed + 4));
  return 0.62 * swell + 0.38 * crease * Math.max(0, noise(x, y, seed + 5) + 0.35);
}
