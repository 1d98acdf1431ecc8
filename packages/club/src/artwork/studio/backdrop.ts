import {hash, noise} from './noise';
import type {Ground} from './scene';

type Light = readonly [number, number, number];

/** Drawn as `#ebe9e6`: the shop shows pictures on the same ground (`--studio`), without a seam. */
const PAPER: Light = [0.838, 0.818, 0.7918];

/** Linear light per channel where the key is brightest and where it is weakest. */
const GROUNDS: Readonly<
  Record<Ground, {bright: Light; dim: Light; x: number; y: number}>
> = {
  paper: {bright: PAPER, dim: PAPER, x: 0, y: 0},
  wall: {bright: [0.2, 0.225, 0.222], dim: [0.03, 0.043, 0.045], x: 0.62, y: 0.34},
  night: {bright: [0.075, 0.115, 0.118], dim: [0.004, 0.009, 0.011], x: 0.6, y: 0.05},
  boards: {bright: [0.36, 0.29, 0.215], dim: [0.12, 0.092, 0.066], x: 0.6, y: 0.3},
};

/** Height of a board, as a share of the picture's. */
const BOARD = 0.17;

/**
 * The studio's backdrop: the same in every picture of the goods, so that a grid of them looks like one
 * shoot. Single goods stand on an even ground, arrangements before one lit from above. Writes the light of a pixel to the
 * first three cells of `into`, and returns how much of the lamp's light reaches the goods there, up to 1.
 */
export function backdrop(
  ground: Ground,
  width: number,
  height: number,
): (x: number, y: number, into: Float32Array) => number {
  const {bright, dim, x: litX, y: litY} = GROUNDS[ground];
  const ratio = width / height;
  return (x, y, into) => {
    const u = x / width;
    const v = y / height;
    const falloff =
      1.25 * (1 - Math.exp(-2 * ((u - litX) * (u - litX) + (v - litY) * (v - litY))));
    const wood = ground === 'boards' ? grain(u * ratio, v) : 1;
    for (let c = 0; c < 3; c += 1) {
      const light = bright[c] ?? 0;
      into[c] = (light + ((dim[c] ?? 0) - light) * falloff) * wood;
    }
    return ground === 'night' ? 1 - 0.72 * falloff : 1;
  };
}

/** How light a board is at a point, around 1: each of its own tone, with long fibers and a dark joint. */
function grain(u: number, v: number): number {
  const row = Math.floor(v / BOARD);
  const within = v / BOARD - row;
  const tone = 0.9 + 0.2 * hash(row, 3, 5);
  const fiber =
    0.09 * noise(u * 3 + row * 7, v * 90 + 2 * noise(u * 2, v * 5, 8), 13) +
    0.06 * noise(u * 9, v * 320, 21);
  const joint = within < 0.022 ? 0.35 + 20 * within : 1;
  return tone * (1 + fiber) * joint;
}
