import {deeper} from '../sheet/color';
import {clipped, emptyLayers, stack, type Layers} from '../sheet/layers';
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

/** The cut of a tee, which a match shirt shares. */
export const TEE_BLOCK: TopBlock = {
  neck: 152,
  neckY: 372,
  shoulder: 366,
  shoulderY: 452,
  armpit: 412,
  armpitY: 778,
  hem: 416,
  hemY: 1612,
};

export const TEE_SLEEVE = {outer: [618, 708], inner: [462, 902]} as const;

/** A tee with its collar in the trim color, and with `panels` set into the cloth of its body and `cuffs` on its sleeves. */
export function drawTee(
  side: Side,
  style: Style,
  print: Layers,
  panels: Layers = emptyLayers,
  cuffs: Layers = emptyLayers,
): Layers {
  const {cloth, trim} = style;
  const drop = side === 'front' ? 112 : 26;
  const outline = bodyOutline(TEE_BLOCK, drop);
  const hem = sleeveHem(TEE_SLEEVE, cloth);
  return stack(
    bothSleeves(
      TEE_BLOCK,
      shortSleeve(TEE_BLOCK, TEE_SLEEVE, cloth, stack(cuffs, hem.layers)),
    ),
    insideNeck(TEE_BLOCK, side === 'front' ? 118 : 30, cloth, neckLabel(style)),
    piece(opening(hemCurve(TEE_BLOCK), 30), deeper(cloth, 0.45), 0.1),
    piece(outline, cloth, 0.56),
    clipped('body', outline, stack(panels, print)),
    rounded('torso', outline, 280, 0.7),
    bodyFolds(TEE_BLOCK),
    armholes(TEE_BLOCK, cloth),
    turnedHem(TEE_BLOCK, cloth),
    collar(TEE_BLOCK, drop, 44, trim, cloth),
  );
}

export const tee: Pattern = {
  texture: 'jersey',
  drape: 0.8,
  middle: 985,
  draw: (side, style, print) => drawTee(side, {...style, trim: style.cloth}, print),
  spot: (side, size) =>
    size === 'small'
      ? {x: 970, y: 690, width: 120}
      : {x: 800, y: side === 'front' ? 860 : 800, width: 470},
  folded: foldedTop({neck: 178, y: 366, half: 308, bottom: 1176}),
  hang: {y: 380, open: true},
  label: {x: 800, y: 440, zoom: 4},
};

/** Collar and sleeve ends in the trim color. */
export const ringerTee: Pattern = {
  ...tee,
  draw: (side, style, print) => drawTee(side, style, print),
};
