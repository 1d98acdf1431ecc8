import {deeper} from '../sheet/color';
import {clipped, stack, type Layers} from '../sheet/layers';
import {band, inset, opening, ribs, trace, type Cubic} from '../sheet/ribs';
import {fold, piece, rounded, seam, stitches} from '../sheet/strokes';
import type {Style} from './pattern';
import {bothSleeves, longSleeve, ribbedCuff, type LongSleeve} from './sleeve';
import {armholes, bodyFolds, bodyOutline, hemCurve, type TopBlock} from './top-block';

/** The body that sweatshirts and hoodies share: wide, on a ribbed hem. */
export const FLEECE: TopBlock = {
  neck: 148,
  neckY: 470,
  shoulder: 392,
  shoulderY: 560,
  armpit: 430,
  armpitY: 900,
  hem: 418,
  hemY: 1640,
};

const FLEECE_SLEEVE: LongSleeve = {
  outer: [650, 1462],
  inner: [486, 1506],
  cuff: 92,
};

/** Body and sleeves with `print` on the cloth; neck and pockets are the garment's own. */
export function fleeceBody(
  style: Style,
  drop: number,
  print: Layers,
  behind: Layers,
): Layers {
  const {cloth} = style;
  const outline = bodyOutline(FLEECE, drop);
  return stack(
    bothSleeves(
      FLEECE,
      stack(longSleeve(FLEECE, FLEECE_SLEEVE, cloth), ribbedCuff(FLEECE_SLEEVE, cloth)),
    ),
    ribbedHem(cloth),
    behind,
    piece(outline, cloth, 0.56),
    clipped('body', outline, print),
    rounded('torso', outline, 280, 0.7),
    bodyFolds(FLEECE),
    gathers(),
    armholes(FLEECE, cloth),
    seam(trace(hemCurve(FLEECE, 4)), cloth),
    stitches(trace(inset(hemCurve(FLEECE, 16), 0.02)), cloth),
  );
}

/** The hem's rib draws in what is above it. */
function ribbedHem(cloth: string): Layers {
  const top = hemCurve(FLEECE, 30);
  const bottom: Cubic = [
    [800 - 398, 1706],
    [800 - 170, 1744],
    [800 + 170, 1744],
    [800 + 398, 1706],
  ];
  return stack(
    piece(opening(bottom, 30), deeper(cloth, 0.5), 0.1),
    piece(band(top, bottom), cloth, 0.5),
    rounded('hem', band(top, bottom), 150, 0.6),
    ribs(hemCurve({...FLEECE, hem: FLEECE.hem - 12}, 0), inset(bottom, 0.02), cloth),
  );
}

/** Small folds where the rib gathers the body. */
function gathers(): Layers {
  return stack(
    ...[-360, -300, -215, -120, -40, 55, 130, 225, 310, 372].map((x, i) =>
      fold(
        [800 + x, 1622 - Math.abs(x) * 0.03],
        [800 + x * 0.96 + ((i * 37) % 30) - 15, 1500 - ((i * 53) % 70)],
        (i % 2 ? 1 : -1) * 7,
        34,
        0.3,
      ),
    ),
  );
}
