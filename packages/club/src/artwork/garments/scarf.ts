import {deeper} from '../sheet/color';
import {clipped, group, emptyLayers, stack, type Layers} from '../sheet/layers';
import {fold, hollow, line, piece, tint} from '../sheet/strokes';
import {sideTab} from './label';
import type {Pattern, Style} from './pattern';

const HALF = 160;
const LENGTH = 1260;

/** A scarf folded once over itself: two tails with fringes, the front one turned a little. */
function draw(style: Style, print: Layers): Layers {
  return stack(
    group(
      'transform="translate(950 340) rotate(-7)"',
      tail(style, 'back', emptyLayers, 0.3),
    ),
    group('transform="translate(700 300) rotate(4)"', tail(style, 'front', print, 0.62)),
    group('transform="translate(802 1120) rotate(4)"', sideTab(style)),
    bend(style),
  );
}

function tail(style: Style, id: string, print: Layers, level: number): Layers {
  const outline = `M${-HALF} 0C${-HALF + 6} 400 ${-HALF - 8} 900 ${-HALF} ${LENGTH}L${HALF} ${LENGTH}C${HALF + 8} 900 ${HALF - 6} 400 ${HALF} 0Z`;
  return stack(
    fringe(style, level - 0.1),
    piece(outline, style.cloth, level),
    clipped(`tail-${id}`, outline, stack(bars(style), print)),
    rows(),
    fold([-120, 200], [-90, 800], 14, 60, 0.3),
    fold([60, 100], [110, 620], -18, 60, 0.26),
    fold([20, 700], [70, 1200], 16, 60, 0.26),
    hollow([-HALF, 900], [HALF, 860], 30, 60, 0.24),
    hollow([-HALF, 300], [HALF, 330], -24, 60, 0.2),
  );
}

/** Woven bars near the ends, in the second color. */
function bars({trim, ink}: Style): Layers {
  const bar = (y: number, height: number, color: string) =>
    tint(`M-200 ${y}H200V${y + height}H-200Z`, color);
  return stack(
    bar(880, 54, trim),
    bar(960, 18, ink),
    bar(1010, 54, trim),
    bar(1090, 18, ink),
    bar(1140, 54, trim),
    bar(80, 54, trim),
    bar(160, 18, ink),
  );
}

/** Knitted rows, a little raised. */
function rows(): Layers {
  const d = Array.from({length: 63}, (_, i) => `M${-HALF} ${i * 20 + 10}H${HALF}`).join(
    '',
  );
  return {...emptyLayers, detail: line(d, '#000000', 6, 'stroke-opacity=".22"')};
}

function fringe({cloth, trim}: Style, level: number): Layers {
  const strands = Array.from({length: 26}, (_, i) => {
    const x = -HALF + 8 + i * 12.2;
    const sway = ((i * 37) % 17) - 8;
    const length = 120 + ((i * 53) % 26);
    const d = `M${x} ${LENGTH - 6}C${x + sway} ${LENGTH + 40} ${x - sway} ${LENGTH + 80} ${x + sway} ${LENGTH + length}`;
    return {d, color: i % 5 === 2 ? trim : cloth};
  });
  return stack(
    ...strands.map(({d, color}, i): Layers => {
      const height = Math.round((level + (i % 3) * 0.05) * 255)
        .toString(16)
        .padStart(2, '0');
      return {
        ...emptyLayers,
        cloth:
          line(d, color, 9.5, 'stroke-linecap="round"') +
          line(d, deeper(color, 0.4), 9.5, 'stroke-dasharray="2 9" stroke-opacity=".35"'),
        form: line(d, `#${height}${height}${height}`, 9, 'stroke-linecap="round"'),
      };
    }),
  );
}

/** Where the scarf is folded over at the top. */
function bend(style: Style): Layers {
  const d =
    'M536 330C548 250 640 214 780 220C940 226 1084 250 1106 344C1060 380 940 420 860 430C860 380 700 330 536 330Z';
  return stack(
    piece(d, style.cloth, 0.72),
    fold([560, 310], [1060, 300], -70, 80, 0.5),
    fold([640, 320], [900, 400], -30, 50, 0.36),
    hollow([860, 424], [1096, 350], 20, 50, 0.4),
  );
}

export const scarf: Pattern = {
  texture: 'knit',
  drape: 0.8,
  middle: 960,
  draw: (_side, style, print) => draw(style, print),
  spot: () => ({x: 0, y: 520, width: 250}),
  folded: 'M514 752C620 744 720 750 824 772L776 1478C680 1472 560 1466 464 1452Z',
  closeUp: {x: 640, y: 1280, zoom: 2.6},
  label: {x: 780, y: 1150, zoom: 2.8},
};
