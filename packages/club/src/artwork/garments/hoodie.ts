import {group, stack, type Layers} from '../sheet/layers';
import {fold, hollow, piece, stitches} from '../sheet/strokes';
import {FLEECE, fleeceBody} from './fleece';
import {rolledEdge} from './folded';
import {drawcords, hoodBack, hoodFront} from './hood';
import {neckLabel} from './label';
import type {Pattern, Side, Style} from './pattern';
import {insideNeck} from './top-block';

function draw(side: Side, style: Style, print: Layers): Layers {
  if (side === 'back') {
    return stack(
      fleeceBody(style, 24, print, insideNeck(FLEECE, 28, style.cloth, stack())),
      hoodBack(style),
    );
  }
  const label = group('transform="translate(800 500) scale(.62)"', neckLabel(style));
  return stack(
    fleeceBody(style, 120, print, stack()),
    pocket(style.cloth),
    hoodFront(style, label),
    drawcords(style),
  );
}

/** The kangaroo pocket, open on both sides. */
function pocket(cloth: string): Layers {
  const outline =
    'M630 1222C700 1230 900 1230 970 1222C990 1300 1030 1376 1076 1424L1078 1616C960 1632 640 1632 522 1616L524 1424C570 1376 610 1300 630 1222Z';
  const openings = [
    'M644 1236C622 1310 586 1382 544 1428',
    'M956 1236C978 1310 1014 1382 1056 1428',
  ];
  const inner = [
    'M654 1238C632 1314 596 1388 554 1436',
    'M946 1238C968 1314 1004 1388 1046 1436',
  ];
  return stack(
    piece(outline, cloth, 0.66),
    ...[...openings, ...inner].map((d) => stitches(d, cloth)),
    stitches('M644 1236C710 1242 890 1242 956 1236', cloth),
    fold([560, 1440], [720, 1330], 22, 46, 0.36),
    fold([1046, 1450], [900, 1350], -20, 44, 0.34),
    fold([620, 1600], [700, 1420], 14, 40, 0.22),
    fold([970, 1606], [916, 1440], -14, 40, 0.22),
    hollow([740, 1560], [880, 1560], 10, 60, 0.16),
  );
}

export const hoodie: Pattern = {
  texture: 'fleece',
  drape: 0.9,
  middle: 965,
  draw,
  spot: (side, size) =>
    size === 'small'
      ? {x: 984, y: 830, width: 118}
      : side === 'front'
        ? {x: 800, y: 1036, width: 400, height: 310}
        : {x: 800, y: 1140, width: 460, height: 520},
  folded:
    'M612 540C560 470 556 330 640 246C690 198 744 178 800 178C856 178 910 198 960 246C1044 330 1040 470 988 540' +
    'C1030 552 1082 572 1112 592C1134 608 1138 640 1138 700C1144 860 1136 1200 1140 1396' +
    rolledEdge(338, 1480) +
    'C464 1200 456 860 462 700C462 640 466 608 488 592C518 572 570 552 612 540Z',
  hang: {y: 186, open: false},
  label: {x: 800, y: 520, zoom: 3.8},
};
