import {deeper} from '../sheet/color';
import {clipped, stack, type Layers} from '../sheet/layers';
import {opening} from '../sheet/ribs';
import {piece, rounded} from '../sheet/strokes';
import {foldedTop} from './folded';
import {neckLabel} from './label';
import type {Pattern, Side, Style} from './pattern';
import {bothSleeves, longSleeve, plainCuff, type LongSleeve} from './sleeve';
import {
  armholes,
  bodyFolds,
  bodyOutline,
  collar,
  hemCurve,
  insideNeck,
  turnedHem,
  type TopBlock,
} from './top-block';

const BLOCK: TopBlock = {
  neck: 148,
  neckY: 400,
  shoulder: 366,
  shoulderY: 482,
  armpit: 404,
  armpitY: 810,
  hem: 410,
  hemY: 1640,
};

const SLEEVE: LongSleeve = {outer: [590, 1500], inner: [466, 1518], cuff: 0};

function draw(side: Side, style: Style, print: Layers): Layers {
  const {cloth} = style;
  const drop = side === 'front' ? 108 : 26;
  const outline = bodyOutline(BLOCK, drop);
  return stack(
    bothSleeves(BLOCK, stack(longSleeve(BLOCK, SLEEVE, cloth), plainCuff(SLEEVE, cloth))),
    insideNeck(BLOCK, side === 'front' ? 114 : 30, cloth, neckLabel(style)),
    piece(opening(hemCurve(BLOCK), 30), deeper(cloth, 0.45), 0.1),
    piece(outline, cloth, 0.56),
    clipped('body', outline, print),
    rounded('torso', outline, 280, 0.7),
    bodyFolds(BLOCK),
    armholes(BLOCK, cloth),
    turnedHem(BLOCK, cloth),
    collar(BLOCK, drop, 42, cloth, cloth),
  );
}

export const longSleeveTee: Pattern = {
  texture: 'jersey',
  drape: 0.9,
  middle: 1015,
  draw,
  spot: (side, size) =>
    size === 'small'
      ? {x: 970, y: 720, width: 120}
      : {x: 800, y: side === 'front' ? 880 : 860, width: 460},
  folded: foldedTop({neck: 174, y: 394, half: 308, bottom: 1330}),
  hang: {y: 408, open: true},
  label: {x: 800, y: 468, zoom: 4},
};
