import {deeper} from '../sheet/color';
import {group, emptyLayers, stack, type Layers} from '../sheet/layers';
import {band, ribs, trace, type Cubic} from '../sheet/ribs';
import {fold, hollow, line, piece, stitches} from '../sheet/strokes';
import {sideTab} from './label';
import type {Pattern, Style} from './pattern';

const CROWN =
  'M452 1090C430 900 470 640 660 540C710 514 760 506 800 506C840 506 890 514 940 540C1130 640 1170 900 1148 1090Z';
const CUFF_TOP: Cubic = [
  [424, 1056],
  [560, 1010],
  [1040, 1010],
  [1176, 1056],
];
const CUFF_BOTTOM: Cubic = [
  [440, 1384],
  [580, 1440],
  [1020, 1440],
  [1160, 1384],
];

function draw(style: Style, print: Layers): Layers {
  const {cloth} = style;
  return stack(
    piece(CROWN, cloth, 0.56),
    crownRibs(cloth),
    fold([520, 1000], [640, 600], -50, 70, 0.4),
    fold([700, 980], [760, 640], 20, 60, 0.26),
    hollow([1120, 1020], [1010, 640], 40, 120, 0.5),
    fold([960, 1010], [900, 680], -22, 56, 0.3),
    hollow([470, 1050], [1130, 1050], 40, 70, 0.5),
    piece(band(CUFF_TOP, CUFF_BOTTOM), cloth, 0.82),
    ribs(CUFF_TOP, CUFF_BOTTOM, cloth, 21),
    {...emptyLayers, folds: line(trace(CUFF_TOP), '#ffffff', 46, 'stroke-opacity=".4"')},
    group('transform="translate(1150 1250)"', sideTab(style)),
    patch(print),
  );
}

/** Ribs that run together at the top, as the knitting is decreased. */
function crownRibs(cloth: string): Layers {
  const d = Array.from({length: 31}, (_, i) => {
    const x = 456 + i * 22.9;
    const lean = (x - 800) / 350;
    const top = 800 + lean * 60;
    return `M${x} 1086C${800 + lean * 400} 860 ${800 + lean * 330} 620 ${top} ${516 + Math.abs(lean) * 40}`;
  }).join('');
  return {
    ...emptyLayers,
    cloth: line(d, deeper(cloth, 0.5), 5, 'stroke-opacity=".5"'),
    detail: line(d, '#000000', 9, 'stroke-opacity=".6"'),
    folds: line(d, '#000000', 9, 'stroke-opacity=".22"'),
  };
}

/** The woven patch that carries the mark, sewn on all around. */
function patch(print: Layers): Layers {
  if (!print.cloth) return stack();
  return stack(
    piece('M706 1112H894V1334H706Z', '#14181a', 0.9),
    stitches('M714 1120H886V1326H714Z', '#d9d5cb'),
    print,
  );
}

export const beanie: Pattern = {
  texture: 'knit',
  drape: 0.5,
  patch: {cloth: '#14181a', ink: '#f2efe6'},
  middle: 965,
  draw: (_side, style, print) => draw(style, print),
  spot: () => ({x: 800, y: 1218, width: 138}),
  label: {x: 1130, y: 1250, zoom: 4},
};
