import {deeper} from '../sheet/color';
import {clipped, emptyLayers, pair, stack, type Layers} from '../sheet/layers';
import {fold, hollow, line, piece, rounded, seam, stitches, tint} from '../sheet/strokes';
import type {Pattern, Side, Style} from './pattern';

const CROWN =
  'M334 1080C300 812 428 522 800 512C1172 522 1300 812 1266 1080C1140 1034 980 1012 800 1012C620 1012 460 1034 334 1080Z';
const BRIM =
  'M338 1062C450 1004 620 982 800 982C980 982 1150 1004 1262 1062C1314 1120 1340 1214 1326 1304C1318 1334 1284 1336 1260 1318C1130 1240 970 1210 800 1210C630 1210 470 1240 340 1318C316 1336 282 1334 274 1304C260 1214 286 1120 338 1062Z';

function front(style: Style, print: Layers): Layers {
  const {cloth, trim} = style;
  return stack(
    piece(CROWN, cloth, 0.5),
    rounded('crown', CROWN, 260, 0.8),
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
    rounded('brim', BRIM, 110, 0.8),
    brimStitches(cloth),
    {
      ...emptyLayers,
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
    ...emptyLayers,
    cloth: `<circle cx="${x}" cy="${y}" r="12" fill="${deeper(cloth, 0.16)}"/><circle cx="${x}" cy="${y}" r="4.5" fill="#0c0e10"/>`,
    detail: `<circle cx="${x}" cy="${y}" r="9" fill="none" stroke="#ffffff" stroke-width="6"/>`,
  };
}

function button(color: string): Layers {
  return piece('M764 552C764 530 836 530 836 552C836 566 764 566 764 552Z', color, 0.66);
}

const BACK =
  'M346 1112C326 880 436 566 800 548C1164 566 1274 880 1254 1112C1180 1146 1090 1160 1006 1164C1008 1010 938 924 800 924C662 924 592 1010 594 1164C510 1160 420 1146 346 1112Z';
const ARCH = 'M594 1164C592 1010 662 924 800 924C938 924 1008 1010 1006 1164Z';
const STRAP =
  'M586 1082C660 1118 940 1118 1014 1082L1018 1140C940 1176 660 1176 582 1140Z';

/** From behind: through the arch above the strap one sees the lining of the front, its tapes and the sweatband. */
function back(style: Style, print: Layers): Layers {
  const {cloth, trim} = style;
  return stack(
    piece(BACK, cloth, 0.5),
    rounded('crown', BACK, 220, 0.7),
    // The crown is round: it turns away to both sides and towards its top.
    hollow([372, 1100], [520, 640], -60, 150, 0.6),
    hollow([1228, 1100], [1080, 640], 60, 170, 0.7),
    fold([470, 1060], [640, 640], -46, 130, 0.34),
    fold([1120, 1070], [980, 660], 40, 110, 0.26),
    fold([470, 1120], [560, 930], 18, 40, 0.26),
    fold([1130, 1120], [1046, 940], -18, 40, 0.26),
    clipped('arch', ARCH, inside(cloth)),
    print,
    seam('M800 552C800 700 800 830 800 924', cloth),
    pair(
      stack(
        seam('M800 552C960 596 1092 770 1118 1148', cloth),
        stitches('M812 562C960 608 1080 776 1106 1146', cloth),
        eyelet(1010, 770, cloth),
        stitches('M992 1158C992 1016 926 938 806 938', cloth),
        stitches('M980 1158C980 1022 918 950 806 950', cloth),
        stitches('M1020 1146C1100 1140 1176 1126 1244 1098', cloth),
        stitches('M812 572C812 700 811 820 811 916', cloth),
      ),
    ),
    piece(STRAP, cloth, 0.62),
    stitches('M596 1096C668 1128 932 1128 1004 1096', cloth),
    stitches('M594 1132C668 1162 932 1162 1006 1132', cloth),
    // The end of the strap runs on through the buckle.
    piece('M842 1104L936 1094L940 1148L844 1162Z', cloth, 0.72),
    piece(
      'M764 1098C790 1102 826 1102 846 1098V1172C826 1176 790 1176 764 1172Z',
      '#9b9488',
      0.78,
    ),
    {
      ...emptyLayers,
      cloth: line(
        'M776 1112C796 1115 820 1115 834 1112V1159C820 1162 796 1162 776 1159Z',
        '#4f493f',
        7,
      ),
      detail: line('M768 1104H842V1168H768Z', '#ffffff', 6),
    },
    button(trim),
  );
}

/** The front of the cap from within: panels with taped seams, and the sweatband along the brim. */
function inside(cloth: string): Layers {
  const lining = deeper(cloth, 0.46);
  return stack(
    piece(ARCH, lining, 0.14),
    hollow([600, 1000], [1000, 1000], -60, 170, 0.6),
    tint('M784 900H816V1200H784Z', deeper(cloth, 0.3)),
    tint('M640 900L664 900L632 1200L600 1200Z', deeper(cloth, 0.34)),
    tint('M960 900L936 900L968 1200L1000 1200Z', deeper(cloth, 0.34)),
    piece('M560 1058C680 1036 920 1036 1040 1058V1200H560Z', deeper(cloth, 0.62), 0.2),
    stitches('M560 1070C680 1048 920 1048 1040 1070', lining),
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
