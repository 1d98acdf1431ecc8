import {heron} from '../prints/heron';
import {straight} from '../prints/lettering';
import {emptyLayers, stack, type Layers} from '../sheet/layers';
import {line, piece, stitches} from '../sheet/strokes';
import type {Style} from './pattern';

const W = 62;
const H = 44;
const THREAD = '#e6e1d5';
const GROUND = '#15191b';

/** The woven label in a neck, its middle at the origin: the bird, the club's name and the size. */
export function neckLabel({trim}: Style): Layers {
  const outline = `M${-W} ${-H}L${W} ${-H}L${W - 1} ${H}L${-W + 1} ${H}Z`;
  const woven = Array.from({length: 22}, (_, i) => `M${-W} ${-H + 2 + i * 4}H${W}`).join(
    '',
  );
  return stack(
    piece(outline, GROUND, 0.34),
    {
      ...emptyLayers,
      cloth:
        `<g transform="translate(-38 -1) scale(.52)">${heron(THREAD, GROUND, 3)}</g>` +
        `<g transform="translate(19 -9)">${straight('HERONS', 64, {ink: THREAD, weight: 2.4})}</g>` +
        `<g transform="translate(19 12)">${straight('SINCE 1908', 58, {ink: accentOn(trim), weight: 1.7})}</g>`,
      detail: line(woven, '#000000', 1.6, 'stroke-opacity=".5"'),
    },
    stitches(`M${-W + 4} ${-H + 5}L${W - 4} ${-H + 5}`, GROUND),
  );
}

function accentOn(trim: string): string {
  return trim === '#f2efe6' ? THREAD : trim;
}

/** The tab sewn into a side seam of what has no neck, its left edge at the origin. */
export function sideTab(style: Style): Layers {
  return stack(
    piece('M0 -34H84V34H0Z', style.trim, 0.86),
    {
      ...emptyLayers,
      cloth: `<g transform="translate(44 0)">${straight('1908', 56, {ink: GROUND, weight: 2.4})}</g>`,
      detail: line(
        'M0 -26H84M0 -17H84M0 -8H84M0 1H84M0 10H84M0 19H84M0 28H84',
        '#000000',
        2,
        'stroke-opacity=".4"',
      ),
    },
    stitches('M7 -30V30', style.trim),
  );
}
