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
};

/**
 * The studio's backdrop: the same in every picture of the goods, so that a grid of them looks like one
 * shoot. The goods stand on an even ground, the rail before a wall lit from above. Writes the light of a pixel to the first three cells of `into`.
 */
export function backdrop(
  ground: Ground,
  width: number,
  height: number,
): (x: number, y: number, into: Float32Array) => void {
  const {bright, dim, x: litX, y: litY} = GROUNDS[ground];
  return (x, y, into) => {
    const dx = x / width - litX;
    const dy = y / height - litY;
    const falloff = 1.25 * (1 - Math.exp(-2 * (dx * dx + dy * dy)));
    into[0] = bright[0] + (dim[0] - bright[0]) * falloff;
    into[1] = bright[1] + (dim[1] - bright[1]) * falloff;
    into[2] = bright[2] + (dim[2] - bright[2]) * falloff;
  };
}
