import {deeper} from '../sheet/color';
import {clipped, group, emptyLayers, stack, type Layers} from '../sheet/layers';
import {ribs, trace, type Cubic} from '../sheet/ribs';
import {fold, hollow, line, piece, seam, tint} from '../sheet/strokes';
import type {Pattern, Style} from './pattern';

const SOCK =
  'M-150 0C-60 14 70 14 150 0C156 260 150 520 140 690C150 800 220 860 330 930C440 1000 500 1050 490 1130C478 1210 390 1230 290 1214C160 1194 20 1130 -70 1040C-150 960 -170 860 -160 720C-150 520 -156 260 -150 0Z';
const OPENING = 'M-150 0C-148 -40 148 -40 150 0C70 14 -60 14 -150 0Z';
const FAR_EDGE: Cubic = [
  [-150, 0],
  [-90, -40],
  [90, -40],
  [150, 0],
];
const TOP: Cubic = [
  [-150, 0],
  [-60, 14],
  [70, 14],
  [150, 0],
];
const BELOW: Cubic = [
  [-153, 130],
  [-60, 144],
  [70, 144],
  [153, 130],
];

function sock(style: Style, id: string, level: number): Layers {
  const {cloth, trim} = style;
  const inside = deeper(cloth, 0.5);
  return stack(
    // The far side of the opening, seen past its edge.
    piece(OPENING, inside, level - 0.12),
    ribs(FAR_EDGE, TOP, inside, 12),
    piece(SOCK, cloth, level),
    clipped(
      id,
      SOCK,
      stack(
        ...[220, 330, 440].map((y) =>
          tint(
            `M-200 ${y}C-60 ${y + 18} 70 ${y + 18} 200 ${y}V${y + 58}C70 ${y + 76} -60 ${y + 76} -200 ${y + 58}Z`,
            trim,
          ),
        ),
        tint(
          'M-200 760C-100 770 -10 830 10 960C20 1050 -60 1120 -100 1120L-260 900Z',
          trim,
        ),
        tint('M400 900C350 980 330 1100 350 1260L560 1260L560 950Z', trim),
        knitRows(),
      ),
    ),
    ribs(TOP, BELOW, cloth, 12),
    seam(trace(BELOW), cloth),
    // Heel and toe are knitted on.
    seam('M-162 762C-80 780 -6 836 10 960C16 1010 0 1060 -30 1082', cloth),
    seam('M392 968C356 1030 340 1110 350 1216', cloth),
    legRibs(),
    fold([-140, 640], [120, 720], 20, 60, 0.4),
    fold([-130, 720], [140, 760], -16, 50, 0.4),
    fold([0, 900], [200, 880], 20, 60, 0.4),
    hollow([-156, 200], [-150, 640], -20, 70, 0.3),
    // A leg and a foot are round: they turn away to both sides, and the sole lies on the ground.
    fold([-60, 60], [-70, 660], 12, 150, 0.4),
    hollow([148, 40], [138, 690], 30, 110, 0.62),
    hollow([-158, 40], [-164, 740], -16, 60, 0.5),
    hollow([-150, 960], [300, 1216], 60, 110, 0.6),
    fold([60, 800], [420, 1030], -50, 140, 0.4),
    hollow([140, 700], [330, 930], 20, 60, 0.3),
    fold([-150, 800], [-20, 1010], 40, 90, 0.3),
    fold([200, 1180], [420, 1090], 30, 70, 0.3),
  );
}

function knitRows(): Layers {
  const d = Array.from({length: 80}, (_, i) => `M-300 ${i * 16}H600`).join('');
  return {...emptyLayers, detail: line(d, '#000000', 4, 'stroke-opacity=".1"')};
}

function legRibs(): Layers {
  const d = Array.from({length: 13}, (_, i) => `M${-138 + i * 23} 140V690`).join('');
  return {...emptyLayers, detail: line(d, '#000000', 7, 'stroke-opacity=".35"')};
}

function draw(style: Style): Layers {
  return stack(
    group('transform="translate(820 400) rotate(-5)"', sock(style, 'behind', 0.34)),
    group('transform="translate(520 470) rotate(3)"', sock(style, 'before', 0.6)),
  );
}

export const socks: Pattern = {
  texture: 'jersey',
  drape: 0.5,
  middle: 1040,
  draw: (_side, style) => draw(style),
  spot: () => ({x: 560, y: 850, width: 260}),
  closeUp: {x: 540, y: 800, zoom: 2.4},
  label: {x: 540, y: 560, zoom: 3},
};
