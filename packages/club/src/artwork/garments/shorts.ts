import {clipped, mirrored, emptyLayers, pair, stack, type Layers} from '../sheet/layers';
import {band, beside, ribs, trace, type Cubic} from '../sheet/ribs';
import {fold, hollow, line, piece, seam, stitches} from '../sheet/strokes';
import type {Pattern, Side, Style} from './pattern';

const LEG =
  'M800 520C940 520 1080 514 1172 498C1196 700 1262 1080 1318 1372C1190 1420 1010 1440 862 1436C846 1250 826 1060 800 948Z';
const HEM: Cubic = [
  [862, 1436],
  [1010, 1440],
  [1190, 1420],
  [1318, 1372],
];
const WAIST_TOP: Cubic = [
  [438, 410],
  [620, 434],
  [980, 434],
  [1162, 410],
];
const WAIST: Cubic = [
  [428, 500],
  [610, 528],
  [990, 528],
  [1172, 500],
];

function draw(side: Side, style: Style, print: Layers): Layers {
  const {cloth, trim} = style;
  const leg = stack(
    piece(LEG, cloth, 0.52),
    stitches(trace(beside(HEM, 34)), cloth),
    stitches(trace(beside(HEM, 42)), cloth),
    {...emptyLayers, cloth: line('M1150 506C1176 720 1236 1080 1288 1380', trim, 16)},
    seam('M1136 506C1160 720 1222 1090 1272 1388', cloth),
    legFolds(),
    side === 'front' ? sidePocket(cloth) : stack(),
  );
  const both = pair(leg);
  return stack(
    both,
    clipped('leg', `${LEG}`, print),
    seam('M800 520C806 660 796 820 800 950', cloth),
    stitches('M810 530C816 670 806 820 809 940', cloth),
    waistband(style, side),
  );
}

function legFolds(): Layers {
  const right = stack(
    fold([806, 950], [1010, 880], -26, 50, 0.5),
    fold([810, 970], [1030, 1020], 20, 54, 0.45),
    fold([816, 990], [960, 1200], 24, 50, 0.4),
    hollow([804, 930], [840, 1150], 16, 60, 0.4),
    fold([1256, 1130], [1080, 1060], 18, 60, 0.3),
    fold([1060, 1420], [1020, 1140], -24, 60, 0.3),
    fold([1220, 1390], [1170, 1130], 18, 56, 0.26),
  );
  const gathers = [840, 884, 940, 996, 1040, 1096, 1136].map((x, i) =>
    fold(
      [x, 524],
      [x + (i % 2 ? 18 : -6), 630 + ((i * 47) % 60)],
      i % 2 ? 7 : -7,
      36,
      0.42,
    ),
  );
  return stack(right, ...gathers);
}

function sidePocket(cloth: string): Layers {
  const opening = 'M1120 540C1116 640 1130 730 1168 800';
  return stack(
    seam(opening, cloth),
    stitches('M1108 540C1104 644 1118 738 1158 810', cloth),
  );
}

/** A gathered waistband with its drawcord hanging in front. */
function waistband({cloth, trim}: Style, side: Side): Layers {
  const cords =
    side === 'front'
      ? stack(
          cord('M774 478C760 560 776 640 762 730', trim),
          cord('M826 478C842 550 826 620 838 690', trim),
        )
      : stack();
  return stack(
    piece(band(WAIST_TOP, WAIST), cloth, 0.66),
    ribs(WAIST_TOP, WAIST, cloth, 15),
    stitches(trace(beside(WAIST, 14)), cloth),
    stitches(trace(beside(WAIST_TOP, -14)), cloth),
    seam(trace(WAIST), cloth),
    cords,
  );
}

function cord(d: string, color: string): Layers {
  return {
    ...emptyLayers,
    cloth: line(d, color, 14, 'stroke-linecap="round"'),
    form: line(d, '#d0d0d0', 14, 'stroke-linecap="round"'),
    detail: line(d, '#ffffff', 6),
  };
}

export const shorts: Pattern = {
  texture: 'jersey',
  drape: 1,
  middle: 925,
  draw: (side, style, print) =>
    draw(side, style, side === 'front' ? print : mirrored(print)),
  spot: (_side, size) =>
    size === 'small' ? {x: 1110, y: 1230, width: 110} : {x: 1060, y: 1180, width: 200},
  folded:
    'M800 424C960 432 1080 424 1162 410L1172 498C1196 700 1262 1080 1318 1372C1190 1420 1010 1440 862 1436C846 1250 806 1100 800 948Z',
  hang: {y: 420, open: false},
  label: {x: 800, y: 470, zoom: 3.2},
};
