import {deeper} from '../sheet/color';
import {clipped, group, emptyLayers, stack, type Layers} from '../sheet/layers';
import {fold, hollow, line, piece, seam, stitches} from '../sheet/strokes';
import {sideTab} from './label';
import type {Pattern, Style} from './pattern';

const BAG =
  'M364 760C500 768 1100 768 1236 760C1244 1050 1252 1400 1262 1640C1262 1672 1250 1680 1226 1682C960 1700 640 1700 374 1682C350 1680 338 1672 338 1640C348 1400 356 1050 364 760Z';

function draw(style: Style, print: Layers): Layers {
  const {cloth} = style;
  return stack(
    handle(
      'M560 800C560 480 620 250 800 246C980 250 1040 480 1040 800',
      deeper(cloth, 0.14),
      0.24,
    ),
    piece(BAG, cloth, 0.56),
    clipped('bag', BAG, print),
    stitches('M366 830C500 838 1100 838 1236 830', cloth),
    stitches('M366 842C500 850 1100 850 1236 842', cloth),
    seam('M352 1640C640 1668 960 1668 1250 1640', cloth),
    handle('M520 920C520 640 540 360 790 330C1020 350 1072 620 1080 920', cloth, 0.74),
    anchor(520, cloth),
    anchor(1080, cloth),
    bagFolds(),
    group('transform="translate(1248 1300)"', sideTab(style)),
  );
}

function handle(d: string, cloth: string, level: number): Layers {
  const byte = Math.round(level * 255)
    .toString(16)
    .padStart(2, '0');
  return {
    ...emptyLayers,
    cloth:
      line(d, cloth, 58) +
      line(d, deeper(cloth, 0.3), 46, 'stroke-opacity=".18"') +
      line(d, cloth, 40),
    form: line(d, `#${byte}${byte}${byte}`, 58),
    detail: line(d, '#000000', 48, 'stroke-opacity=".18"') + line(d, '#808080', 42),
  };
}

/** The stitched square and cross that hold a handle. */
function anchor(x: number, cloth: string): Layers {
  const l = x - 24;
  const r = x + 24;
  return stack(
    piece(`M${x - 29} 790H${x + 29}V930H${x - 29}Z`, cloth, 0.74),
    stitches(`M${l} 860H${r}V922H${l}ZM${l} 860L${r} 922M${r} 860L${l} 922`, cloth),
  );
}

function bagFolds(): Layers {
  return stack(
    fold([372, 900], [560, 1240], 40, 70, 0.3),
    fold([1230, 960], [1040, 1280], -36, 70, 0.3),
    fold([360, 1560], [620, 1420], 24, 60, 0.3),
    fold([1240, 1580], [980, 1440], -20, 60, 0.28),
    fold([640, 1670], [700, 1340], -20, 60, 0.24),
    fold([960, 1670], [930, 1380], 18, 60, 0.22),
    hollow([700, 800], [760, 1080], 20, 80, 0.2),
    hollow([430, 1640], [1180, 1640], -14, 60, 0.34),
  );
}

export const tote: Pattern = {
  texture: 'canvas',
  drape: 1,
  middle: 975,
  draw: (_side, style, print) => draw(style, print),
  spot: () => ({x: 800, y: 1260, width: 430}),
  folded:
    'M336 700C530 694 1070 694 1264 700C1274 900 1266 1100 1270 1284C1150 1306 450 1306 330 1284C334 1100 326 900 336 700Z',
  label: {x: 1160, y: 1290, zoom: 3},
};
