import {deeper} from '../sheet/color';
import {clipped, stack, type Layers} from '../sheet/layers';
import {opening} from '../sheet/ribs';
import {piece, rounded} from '../sheet/strokes';
import {foldedTop} from './folded';
import {neckLabel} from './label';
import type {Pattern, Side, Style} from './pattern';
import {bothSleeves} from './sleeve';
import {
  armholes,
  bodyFolds,
  bodyOutline,
  collar,
  hemCurve,
  insideNeck,
  shortSleeve,
  sleeveHem,
  turnedHem,
  type TopBlock,
} from './top-block';

const BLOCK: TopBlock = {
  neck: 152,
  neckY: 372,
  shoulder: 366,
  shoulderY: 452,
  armpit: 412,
  armpitY: 778,
  hem: 416,
  hemY: 1612,
};

const SLEEVE = {outer: [618, 708], inner: [462, 902]} as const;

function draw(side: Side, style: Style, print: Layers): Layers {
  const {cloth, trim} = style;
  const drop = side === 'front' ? 112 : 26;
  const outline = bodyOutline(BLOCK, drop);
  const hem = sleeveHem(SLEEVE, cloth);
  return stack(
    bothSleeves(BLOCK, shortSleeve(BLOCK, SLEEVE, cloth, hem.layers)),
    insideNeck(BLOCK, side === 'front' ? 118 : 30, cloth, neckLabel(style)),
    piece(opening(hemCurve(BLOCK), 30), deeper(cloth, 0.45), 0.1),
    piece(outline, cloth, 0.56),
    clipped('body', outline, print),
    rounded('torso', outline, 280, 0.7),
    bodyFolds(BLOCK),
    armholes(BLOCK, cloth),
    turnedHem(BLOCK, cloth),
    collar(BLOCK, drop, 44, trim, cloth),
  );
}

export const tee: Pattern = {
  texture: 'jersey',
  drape: 0.8,
  middle: 985,
  draw: (side, style, print) => draw(side, {...style, trim: style.cloth}, print),
  spot: (side, size) =>
    size === 'small'
      ? {x: 970, y: 690, width: 120}
      : {x: 800, y: side === 'front' ? 860 : 800, width: 470},
  folded: foldedTop({neck: 178, y: 366, half: 308, bottom: 1176}),
  hang: {y: 380, open: true},
  label: {x: 800, y: 440, zoom: 4},
};

/** Collar and sleeve ends in the trim color. */
export const ringerTee: Pattern = {...tee, draw};
