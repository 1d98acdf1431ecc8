import {stack, type Layers} from '../sheet/layers';
import {piece, seam, stitches} from '../sheet/strokes';
import {FLEECE, fleeceBody} from './fleece';
import {foldedTop} from './folded';
import {neckLabel} from './label';
import type {Pattern, Side, Style} from './pattern';
import {collar, insideNeck} from './top-block';

function draw(side: Side, style: Style, print: Layers): Layers {
  const {cloth} = style;
  const drop = side === 'front' ? 92 : 24;
  const inside = insideNeck(FLEECE, side === 'front' ? 98 : 28, cloth, neckLabel(style));
  return stack(
    fleeceBody(style, drop, print, inside),
    side === 'front' ? gusset(cloth) : stack(),
    collar(FLEECE, drop, 54, cloth, cloth),
  );
}

/** The small triangle below the collar, once there to catch sweat. */
function gusset(cloth: string): Layers {
  const d = 'M742 602L800 672L858 602';
  return stack(
    piece(`${d}C830 614 770 614 742 602Z`, cloth, 0.57),
    seam(d, cloth),
    stitches('M755 606L800 660L845 606', cloth),
  );
}

export const sweatshirt: Pattern = {
  texture: 'fleece',
  drape: 0.9,
  middle: 1090,
  draw,
  spot: (side, size) =>
    size === 'small'
      ? {x: 980, y: 800, width: 118}
      : {x: 800, y: side === 'front' ? 930 : 880, width: 470},
  folded: foldedTop({neck: 176, y: 466, half: 332, bottom: 1420}),
  hang: {y: 478, open: true},
  label: {x: 800, y: 530, zoom: 4},
};
