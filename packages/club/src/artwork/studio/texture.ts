import {hash, noise} from './noise';
import type {Texture} from './scene';

interface Weave {
  /** Canvas units between two stitches across and down. */
  across: number;
  down: number;
  /** How strongly the structure shows, 0 to 1. */
  depth: number;
  /** How unlike each other its threads are, 0 to 1. */
  unevenness: number;
}

const WEAVES: Readonly<Record<Texture, Weave>> = {
  jersey: {across: 4.2, down: 3.4, depth: 0.07, unevenness: 0.045},
  fleece: {across: 5, down: 4, depth: 0.075, unevenness: 0.06},
  knit: {across: 17, down: 13, depth: 0.2, unevenness: 0.06},
  canvas: {across: 6, down: 6, depth: 0.12, unevenness: 0.09},
  smooth: {across: 3, down: 3, depth: 0.03, unevenness: 0.02},
};

/**
 * Light and dark of the stitches at a point of the cloth, around 1. What is too small for the picture's
 * `unit` (pixels per canvas unit) fades out: it would only shimmer, and cost bytes.
 */
export function weave(texture: Texture, unit: number): (u: number, v: number) => number {
  const {across, down, depth, unevenness} = WEAVES[texture];
  const seen = Math.max(0, Math.min(1, (across * unit - 2.4) / 3));
  if (seen === 0) return () => 1;
  const chevron = texture !== 'canvas';
  return (u, v) => {
    const a = u / across;
    const column = Math.floor(a);
    const x = a - column;
    const b = v / down + (chevron ? Math.abs(x - 0.5) * -1.1 : (column & 1) * 0.5);
    const row = Math.floor(b);
    const y = b - row;
    const rounded = 4 * x * (1 - x) * (0.35 + 0.65 * 4 * y * (1 - y));
    const thread = hash(column, row, 7) - 0.5;
    return 1 + seen * (depth * (rounded - 0.45) + unevenness * thread);
  };
}

/** Fibres of two colours spun together, around 1, stronger with `amount` (0 to 1). */
export function melange(amount: number, unit: number): (u: number, v: number) => number {
  if (amount === 0) return () => 1;
  const seen = Math.max(0.1, Math.min(1, unit * 1.1));
  return (u, v) => {
    const strand = noise(u / 2.6 + 0.2 * v, v / 12, 91);
    const fleck = Math.max(0, noise(u / 3.4, v / 7, 17) - 0.42);
    const cloud = noise(u / 38, v / 60, 29);
    return 1 + amount * (seen * (0.1 * strand - 0.42 * fleck) + 0.02 * cloud);
  };
}
