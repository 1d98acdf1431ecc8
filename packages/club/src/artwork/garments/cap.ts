import {deeper} from '../sheet/colour';
import {nothing, pair, stack, type Layers} from '../sheet/layers';
import {fold, hollow, line, piece, seam, stitches, tint} from '../sheet/strokes';
import type {Pattern, Side, Style} from './pattern';

const CROWN =
  'M318 1092C306 820 452 560 800 548C1148 560 1294 820 1282 1092C1140 1040 980 1018 800 1018C620 1018 460 1040 318 1092Z';
const BRIM =
  'M316 1078C440 1012 620 990 800 990C980 990 1160 1012 1284 1078C1364 1150 1404 1260 1392 1352C1372 1384 1340 1384 1310 1368C1170 1290 990 1256 800 1256C610 1256 430 1290 290 1368C260 1384 228 1384 208 1352C196 1260 236 1150 316 1078Z';

function front(style: Style, print: Layers): Layers {
  const {cloth, trim} = style;
  return stack(
    piece(CROWN, cloth, 0.5),
    crownSwell(),
    seam('M800 552C800 700 800 860 800 1012', cloth),
    pair(
      stack(
        seam('M800 552C960 600 1080 780 1096 1036', cloth),
        stitches('M812 562C960 614 1068 786 1084 1030', cloth),
        stitches('M812 572C812 700 811 850 811 1008', cloth),
        eyelet(964, 730, cloth),
        eyelet(1160, 800, cloth),
      ),
    ),
    print,
    piece(BRIM, cloth, 0.72),
    brimStitches(cloth),
    {
      ...nothing,
      folds: `<path d="M316 1078C440 1012 620 990 800 990C980 990 1160 1012 1284 1078" fill="none" stroke="#000000" stroke-width="60" stroke-opacity=".5"/>`,
    },
    fold([420, 1190], [1180, 1190], -70, 90, 0.4),
    button(trim),
  );
}

function crownSwell(): Layers {
  return stack(
    fold([430, 1000], [800, 560], -150, 150, 0.5),
    hollow([1250, 1060], [1080, 640], 40, 160, 0.55),
    hollow([350, 1060], [420, 760], -30, 90, 0.35),
    fold([560, 1010], [620, 800], 30, 50, 0.22),
    fold([1010, 1010], [960, 850], -26, 50, 0.25),
  );
}

function brimStitches(cloth: string): Layers {
  return stack(
    ...[0, 1, 2, 3, 4, 5].map((row) => {
      const y = row * 32;
      const spread = row * 13;
      return stitches(
        `M${330 - spread} ${1110 + y}C${450 - spread * 0.5} ${1040 + y} 620 ${1020 + y} 800 ${1020 + y}C980 ${1020 + y} ${1150 + spread * 0.5} ${1040 + y} ${1270 + spread} ${1110 + y}`,
        cloth,
      );
    }),
  );
}

function eyelet(x: number, y: number, cloth: string): Layers {
  return {
    ...nothing,
    cloth: `<circle cx="${x}" cy="${y}" r="12" fill="${deeper(cloth, 0.16)}"/><circle cx="${x}" cy="${y}" r="4.5" fill="#0c0e10"/>`,
    detail: `<circle cx="${x}" cy="${y}" r="9" fill="none" stroke="#ffffff" stroke-width="6"/>`,
  };
}

function button(colour: string): Layers {
  return piece('M764 552C764 530 836 530 836 552C836 566 764 566 764 552Z', colour, 0.66);
}

/** From behind: the strap below its arch, and no brim but its edge. */
function back(style: Style, print: Layers): Layers {
  const {cloth, trim} = style;
  const strap =
    'M604 1082C660 1108 940 1108 996 1082L1000 1132C940 1160 660 1160 600 1132Z';
  return stack(
    piece(
      'M250 1092C300 1050 420 1030 800 1030C1180 1030 1300 1050 1350 1092C1300 1150 300 1150 250 1092Z',
      deeper(cloth, 0.2),
      0.2,
    ),
    piece(
      'M318 1092C306 820 452 560 800 548C1148 560 1294 820 1282 1092C1200 1128 1100 1140 1000 1142C1000 1000 930 930 800 930C670 930 600 1000 600 1142C500 1140 400 1128 318 1092Z',
      cloth,
      0.52,
    ),
    tint(
      'M606 1140C606 1004 676 938 800 938C924 938 994 1004 994 1140Z',
      deeper(cloth, 0.6),
    ),
    crownSwell(),
    print,
    seam('M800 552C800 700 800 840 800 930', cloth),
    pair(
      stack(
        seam('M800 552C960 600 1080 780 1110 1130', cloth),
        stitches('M812 562C960 614 1068 786 1098 1128', cloth),
        eyelet(1000, 760, cloth),
        stitches('M988 1134C984 1010 920 946 806 944', cloth),
      ),
    ),
    piece(strap, cloth, 0.66),
    stitches(
      'M612 1094C668 1118 932 1118 988 1094M608 1124C668 1148 932 1148 992 1124',
      cloth,
    ),
    piece('M760 1096H840V1160H760Z', '#9b9488', 0.74),
    {
      ...nothing,
      cloth: line('M772 1108H828V1148H772Z', '#5d564b', 5),
      detail: line('M766 1102H834V1154H766Z', '#ffffff', 6),
    },
    button(trim),
  );
}

export const cap: Pattern = {
  texture: 'canvas',
  drape: 0.35,
  middle: 960,
  draw: (side: Side, style, print) =>
    side === 'front' ? front(style, print) : back(style, print),
  spot: (_side, size) =>
    size === 'small' ? {x: 800, y: 850, width: 190} : {x: 800, y: 880, width: 270},
  label: {x: 800, y: 700, zoom: 2.6},
};
