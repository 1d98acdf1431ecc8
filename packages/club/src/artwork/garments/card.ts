import {clipped, group, stack, type Layers} from '../sheet/layers';
import {piece, seam, tint} from '../sheet/strokes';
import type {Pattern, Style} from './pattern';

const CARD =
  'M284 650H1316Q1360 650 1360 694V1286Q1360 1330 1316 1330H284Q240 1330 240 1286V694Q240 650 284 650Z';
const FLAP = 'M250 664C480 900 660 1010 800 1010C940 1010 1120 900 1350 664';

/** A card on the envelope that it came in. */
function draw({cloth, ink, trim}: Style, print: Layers): Layers {
  return stack(
    group(
      'transform="rotate(-9 800 990) translate(0 -40)"',
      stack(piece(CARD, ink, 0.3), seam(FLAP, ink)),
    ),
    group(
      'transform="rotate(5 800 990) translate(0 60)"',
      stack(
        piece(CARD, cloth, 0.6),
        clipped('card', CARD, tint('M240 1226H1360V1262H240Z', trim)),
        print,
      ),
    ),
  );
}

export const card: Pattern = {
  texture: 'smooth',
  drape: 0.12,
  middle: 1000,
  draw: (_side, style, print) => draw(style, print),
  spot: () => ({x: 800, y: 930, width: 330, height: 450}),
  label: {x: 800, y: 1290, zoom: 3},
};
