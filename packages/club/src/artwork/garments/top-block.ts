import {
  clipped,
  group,
  mirrored,
  emptyLayers,
  pair,
  stack,
  type Layers,
} from '../sheet/layers';
import {deeper} from '../sheet/color';
import {band, beside, inset, opening, ribs, trace, type Cubic} from '../sheet/ribs';
import {fold, hollow, piece, rounded, seam, stitches, tint} from '../sheet/strokes';

/** Measures of a top in canvas units; horizontal ones from its middle line at 800. */
export interface TopBlock {
  neck: number;
  neckY: number;
  shoulder: number;
  shoulderY: number;
  armpit: number;
  armpitY: number;
  hem: number;
  hemY: number;
}

const MIDDLE = 800;

/** Right and left half of the body in one outline, with the neck line going down to `drop`. */
export function bodyOutline(block: TopBlock, drop: number): string {
  const {neck, neckY, shoulder, shoulderY, armpit, armpitY, hem, hemY} = block;
  const right = (x: number) => MIDDLE + x;
  const left = (x: number) => MIDDLE - x;
  const mid = (armpitY + hemY) / 2;
  return [
    `M${left(neck)} ${neckY}`,
    `C${left(neck * 0.86)} ${neckY + drop * 0.62} ${left(neck * 0.5)} ${neckY + drop} ${MIDDLE} ${neckY + drop}`,
    `C${right(neck * 0.5)} ${neckY + drop} ${right(neck * 0.86)} ${neckY + drop * 0.62} ${right(neck)} ${neckY}`,
    `C${right(neck + 70)} ${neckY + 20} ${right(shoulder - 70)} ${shoulderY - 36} ${right(shoulder)} ${shoulderY}`,
    `C${right(shoulder - 26)} ${shoulderY + 110} ${right(shoulder - 22)} ${armpitY - 120} ${right(armpit)} ${armpitY}`,
    `C${right(armpit - 16)} ${armpitY + 120} ${right(hem - 14)} ${mid} ${right(hem)} ${hemY - 26}`,
    `C${right(hem * 0.6)} ${hemY + 6} ${right(hem * 0.3)} ${hemY} ${MIDDLE} ${hemY}`,
    `C${left(hem * 0.3)} ${hemY} ${left(hem * 0.6)} ${hemY + 6} ${left(hem)} ${hemY - 26}`,
    `C${left(hem - 14)} ${mid} ${left(armpit - 16)} ${armpitY + 120} ${left(armpit)} ${armpitY}`,
    `C${left(shoulder - 22)} ${armpitY - 120} ${left(shoulder - 26)} ${shoulderY + 110} ${left(shoulder)} ${shoulderY}`,
    `C${left(shoulder - 70)} ${shoulderY - 36} ${left(neck + 70)} ${neckY + 20} ${left(neck)} ${neckY}Z`,
  ].join('');
}

/** The armhole seam on the right side, from shoulder to armpit. */
function armhole({shoulder, shoulderY, armpit, armpitY}: TopBlock): Cubic {
  return [
    [MIDDLE + shoulder, shoulderY],
    [MIDDLE + shoulder - 26, shoulderY + 110],
    [MIDDLE + shoulder - 22, armpitY - 120],
    [MIDDLE + armpit, armpitY],
  ];
}

/** The hem line from left to right. */
export function hemCurve({hem, hemY}: TopBlock, up = 0): Cubic {
  return [
    [MIDDLE - hem, hemY - 26 - up],
    [MIDDLE - hem * 0.4, hemY + 8 - up],
    [MIDDLE + hem * 0.4, hemY + 8 - up],
    [MIDDLE + hem, hemY - 26 - up],
  ];
}

/** Sewing and folds that every top shares, on both sides of it. */
export function bodyFolds(block: TopBlock): Layers {
  const {shoulder, shoulderY, armpit, armpitY, hem, hemY} = block;
  const x = MIDDLE + armpit;
  const right = stack(
    fold([x - 6, armpitY + 8], [MIDDLE + armpit * 0.42, armpitY - 96], -16, 34, 0.34),
    fold([x - 10, armpitY + 40], [MIDDLE + armpit * 0.36, armpitY + 150], 18, 40, 0.3),
    hollow([x - 4, armpitY - 30], [x - 74, armpitY + 210], -14, 46, 0.34),
    fold([MIDDLE + hem - 20, hemY - 190], [MIDDLE + hem * 0.5, hemY - 420], 30, 46, 0.22),
    fold(
      [MIDDLE + shoulder - 70, shoulderY + 46],
      [MIDDLE + shoulder * 0.52, shoulderY + 190],
      16,
      44,
      0.24,
    ),
    hollow(
      [MIDDLE + hem * 0.72, hemY - 20],
      [MIDDLE + hem * 0.62, hemY - 300],
      12,
      50,
      0.2,
    ),
  );
  const left = stack(
    fold([x - 4, armpitY + 4], [MIDDLE + armpit * 0.5, armpitY - 60], -12, 30, 0.36),
    fold([x - 8, armpitY + 30], [MIDDLE + armpit * 0.4, armpitY + 250], 26, 48, 0.28),
    hollow([x - 2, armpitY - 30], [x - 60, armpitY + 240], -18, 44, 0.32),
    fold(
      [MIDDLE + hem - 12, hemY - 320],
      [MIDDLE + hem * 0.42, hemY - 470],
      22,
      52,
      0.22,
    ),
    fold(
      [MIDDLE + hem * 0.3, hemY - 16],
      [MIDDLE + hem * 0.42, hemY - 330],
      -16,
      46,
      0.18,
    ),
  );
  return stack(right, mirrored(left));
}

export interface ShortSleeve {
  /** Ends of the sleeve's opening, the outer one first, measured like the block. */
  outer: readonly [number, number];
  inner: readonly [number, number];
}

/** A short sleeve on the right side, with its hem `hem` units wide. */
export function shortSleeve(
  block: TopBlock,
  {outer, inner}: ShortSleeve,
  cloth: string,
  hem: Layers,
): Layers {
  const {shoulder, shoulderY, armpit, armpitY} = block;
  const sx = MIDDLE + shoulder;
  const ax = MIDDLE + armpit;
  const ox = MIDDLE + outer[0];
  const ix = MIDDLE + inner[0];
  const outline =
    `M${sx - 12} ${shoulderY - 4}C${sx + 70} ${shoulderY + 34} ${ox - 84} ${outer[1] - 110} ${ox} ${outer[1]}` +
    `C${ox - 40} ${outer[1] + 78} ${ix + 66} ${inner[1] - 34} ${ix} ${inner[1]}` +
    `C${ix - 14} ${inner[1] - 36} ${ax + 8} ${armpitY + 30} ${ax - 2} ${armpitY}` +
    `C${sx - 22} ${armpitY - 120} ${sx - 26} ${shoulderY + 110} ${sx - 12} ${shoulderY - 4}Z`;
  const end: Cubic = [
    [ix, inner[1]],
    [ix + 66, inner[1] - 34],
    [ox - 40, outer[1] + 78],
    [ox, outer[1]],
  ];
  return stack(
    piece(opening(end, 40), deeper(cloth, 0.45), 0.1),
    piece(outline, cloth, 0.42),
    rounded('sleeve', outline, 120, 1.1),
    hem,
    fold([ax + 6, armpitY - 12], [sx + 96, shoulderY + 150], -16, 34, 0.4),
    fold([ax + 22, armpitY + 34], [ox - 90, outer[1] - 20], -20, 30, 0.34),
    hollow([ax - 2, armpitY + 6], [ax + 30, armpitY - 190], 18, 40, 0.4),
    fold([sx - 6, shoulderY + 34], [ox - 70, outer[1] - 46], 12, 34, 0.2),
  );
}

/** The turned-up hem across a short sleeve's opening. */
export function sleeveHem(
  {outer, inner}: ShortSleeve,
  cloth: string,
): {edge: Cubic; layers: Layers} {
  const edge: Cubic = [
    [MIDDLE + inner[0], inner[1]],
    [MIDDLE + inner[0] + 66, inner[1] - 34],
    [MIDDLE + outer[0] - 40, outer[1] + 78],
    [MIDDLE + outer[0], outer[1]],
  ];
  const first = trace(inset(beside(edge, 30), 0.16));
  const second = trace(inset(beside(edge, 38), 0.18));
  return {edge, layers: stack(stitches(first, cloth), stitches(second, cloth))};
}

/** The turned-up hem of the body: two rows of stitches and the slight pull beside them. */
export function turnedHem(block: TopBlock, cloth: string): Layers {
  return stack(
    stitches(trace(inset(hemCurve(block, 36), 0.03)), cloth),
    stitches(trace(inset(hemCurve(block, 46), 0.03)), cloth),
    {
      ...emptyLayers,
      folds: `<path d="${trace(hemCurve(block, 20))}" fill="none" stroke="#ffffff" stroke-width="34" stroke-opacity="0.24"/>`,
    },
  );
}

/** A neck line of `neck` half width that goes down to `drop`, from left to right. */
function neckCurve({neck, neckY}: TopBlock, drop: number, grow = 0): Cubic {
  const half = neck + grow;
  return [
    [MIDDLE - half, neckY + grow * 0.3],
    [MIDDLE - half * 0.74, neckY + (drop + grow) * 1.3],
    [MIDDLE + half * 0.74, neckY + (drop + grow) * 1.3],
    [MIDDLE + half, neckY + grow * 0.3],
  ];
}

/** The inside of the back seen through the neck, with its tape, its rib and the label. */
export function insideNeck(
  block: TopBlock,
  drop: number,
  cloth: string,
  label: Layers,
): Layers {
  const {neckY} = block;
  const back = neckCurve(block, 26);
  const opening = band(neckCurve(block, -12), neckCurve(block, drop, 6));
  const inside = deeper(cloth, 0.28);
  const rib = band(neckCurve(block, -14), back);
  return clipped(
    'neck',
    opening,
    stack(
      piece(opening, inside, 0.12),
      piece(rib, deeper(cloth, 0.1), 0.2),
      ribs(neckCurve(block, -14), back, cloth),
      tint(band(back, neckCurve(block, 40)), deeper(cloth, 0.16)),
      seam(trace(back), cloth),
      stitches(trace(neckCurve(block, 38)), cloth),
      group(`transform="translate(${MIDDLE} ${neckY + 47}) scale(.58)"`, label),
    ),
  );
}

/** A ribbed collar around the front of the neck. */
export function collar(
  block: TopBlock,
  drop: number,
  width: number,
  trim: string,
  cloth: string,
): Layers {
  const inner = neckCurve(block, drop - width * 0.72, -width * 0.3);
  const outer = neckCurve(block, drop, width * 0.55);
  return stack(
    piece(band(inner, outer), trim, 0.66),
    ribs(inner, outer, trim),
    seam(trace(outer), cloth),
    stitches(trace(neckCurve(block, drop + 9, width * 0.55 + 5)), cloth),
  );
}

/** Both armhole seams with their double stitching. */
export function armholes(block: TopBlock, cloth: string): Layers {
  const edge = armhole(block);
  return pair(stack(seam(trace(edge), cloth), stitches(trace(beside(edge, -9)), cloth)));
}
