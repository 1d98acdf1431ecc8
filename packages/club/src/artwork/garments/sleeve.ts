import {deeper} from '../sheet/color';
import {group, mirrored, repeated, stack, type Layers} from '../sheet/layers';
import {band, beside, inset, opening, ribs, trace, type Cubic} from '../sheet/ribs';
import {fold, hollow, piece, rounded, seam, stitches} from '../sheet/strokes';
import type {TopBlock} from './top-block';

const MIDDLE = 800;

/** A long sleeve's cuff seam, from its outer to its inner end, and how far the cuff goes on below it. */
export interface LongSleeve {
  outer: readonly [number, number];
  inner: readonly [number, number];
  cuff: number;
}

/** Both sleeves of a top, each with its end. They do not lie alike: the left one is a little closer to the body. */
export function bothSleeves({shoulder, shoulderY}: TopBlock, right: Layers): Layers {
  const turn = `transform="rotate(2.2 ${MIDDLE + shoulder} ${shoulderY})"`;
  return stack(right, mirrored(group(turn, repeated(right))));
}

/** A long sleeve lying beside the body on the right, without its cuff. */
export function longSleeve(block: TopBlock, sleeve: LongSleeve, cloth: string): Layers {
  const {shoulder, shoulderY, armpit, armpitY} = block;
  const sx = MIDDLE + shoulder;
  const ax = MIDDLE + armpit;
  const [ox, oy] = [MIDDLE + sleeve.outer[0], sleeve.outer[1]];
  const [ix, iy] = [MIDDLE + sleeve.inner[0], sleeve.inner[1]];
  const outline =
    `M${sx - 12} ${shoulderY - 4}C${sx + 104} ${shoulderY + 40} ${sx + 150} ${armpitY - 70} ${ox - 52} ${armpitY + 190}` +
    `C${ox - 14} ${armpitY + 330} ${ox + 22} ${oy - 170} ${ox} ${oy}` +
    `C${ox - 40} ${oy + 22} ${ix + 40} ${iy + 14} ${ix} ${iy}` +
    `C${ix - 6} ${iy - 170} ${ax + 40} ${armpitY + 300} ${ax - 4} ${armpitY}` +
    `C${sx - 22} ${armpitY - 120} ${sx - 26} ${shoulderY + 110} ${sx - 12} ${shoulderY - 4}Z`;
  return stack(
    piece(outline, cloth, 0.4),
    rounded('sleeve', outline, 96, 0.95),
    sleeveFolds(block, sleeve),
  );
}

function sleeveFolds(
  {shoulder, shoulderY, armpit, armpitY}: TopBlock,
  sleeve: LongSleeve,
): Layers {
  const sx = MIDDLE + shoulder;
  const ax = MIDDLE + armpit;
  const [ox, oy] = [MIDDLE + sleeve.outer[0], sleeve.outer[1]];
  const [ix, iy] = [MIDDLE + sleeve.inner[0], sleeve.inner[1]];
  return stack(
    hollow([ax - 2, armpitY + 6], [ax + 26, armpitY - 200], 18, 44, 0.4),
    fold([ax + 8, armpitY + 4], [sx + 82, shoulderY + 190], -20, 40, 0.45),
    fold([ax + 14, armpitY + 70], [sx + 116, armpitY - 40], -22, 42, 0.42),
    fold([ax + 26, armpitY + 150], [sx + 128, armpitY + 96], 18, 36, 0.36),
    fold([ox - 60, armpitY + 190], [ax + 44, armpitY + 300], 24, 46, 0.42),
    fold([ox - 40, armpitY + 280], [ax + 60, armpitY + 340], -18, 40, 0.4),
    fold([ix + 4, iy - 130], [ox - 16, oy - 190], 20, 40, 0.34),
    fold([ox - 6, oy - 34], [ix + 16, iy - 84], 16, 44, 0.5),
    fold([ix + 6, iy - 22], [ox - 24, oy - 62], -14, 34, 0.5),
    fold([sx + 8, shoulderY + 50], [sx + 84, armpitY - 110], 20, 40, 0.2),
    hollow([ox - 24, oy - 20], [ox - 40, armpitY + 330], -18, 40, 0.24),
  );
}

/** The ribbed cuff below a long sleeve, a little narrower than what it gathers. */
export function ribbedCuff(sleeve: LongSleeve, trim: string): Layers {
  const [ox, oy] = [MIDDLE + sleeve.outer[0], sleeve.outer[1]];
  const [ix, iy] = [MIDDLE + sleeve.inner[0], sleeve.inner[1]];
  const top: Cubic = [
    [ix + 10, iy - 4],
    [ix + 46, iy + 10],
    [ox - 50, oy + 20],
    [ox - 10, oy - 4],
  ];
  const below = sleeve.cuff;
  const bottom: Cubic = [
    [ix + 24, iy + below],
    [ix + 56, iy + below + 9],
    [ox - 46, oy + below + 18],
    [ox - 12, oy + below],
  ];
  return stack(
    piece(opening(bottom, 26), deeper(trim, 0.5), 0.1),
    piece(band(top, bottom), trim, 0.44),
    rounded('cuff', band(top, bottom), 80, 0.9),
    ribs(top, bottom, trim),
    seam(trace(top), trim),
    stitches(trace(beside(top, 12)), trim),
  );
}

/** The plain hem of a long sleeve that has no cuff. */
export function plainCuff(sleeve: LongSleeve, cloth: string): Layers {
  const [ox, oy] = [MIDDLE + sleeve.outer[0], sleeve.outer[1]];
  const [ix, iy] = [MIDDLE + sleeve.inner[0], sleeve.inner[1]];
  const edge: Cubic = [
    [ix, iy],
    [ix + 40, iy + 14],
    [ox - 40, oy + 22],
    [ox, oy],
  ];
  return stack(
    stitches(trace(inset(beside(edge, 28), 0.12)), cloth),
    stitches(trace(inset(beside(edge, 36), 0.12)), cloth),
  );
}
