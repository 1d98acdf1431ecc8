import {pair, stack, group, type Layers, emptyLayers} from '../sheet/layers';
import {fold, piece, stitches, line, seam} from '../sheet/strokes';
import {fleeceBody} from './fleece';
import {drawcords, hoodFront} from './hood';
import {hoodie} from './hoodie';
import {neckLabel} from './label';
import type {Pattern, Side, Style} from './pattern';

function draw(side: Side, style: Style, print: Layers): Layers {
  if (side === 'back') return hoodie.draw('back', style, print);
  const label = group('transform="translate(800 500) scale(.62)"', neckLabel(style));
  return stack(
    fleeceBody(style, 120, print, stack()),
    pair(halfPocket(style.cloth)),
    hoodFront(style, label),
    zip(700, 1736, style.cloth),
    drawcords(style),
  );
}

/** The right one of two pockets that the zip parts. */
function halfPocket(cloth: string): Layers {
  const outline =
    'M830 1226C880 1228 930 1226 966 1220C986 1300 1028 1376 1074 1424L1076 1616C990 1628 900 1630 830 1628Z';
  return stack(
    piece(outline, cloth, 0.66),
    stitches('M954 1236C976 1310 1012 1382 1054 1428', cloth),
    stitches('M943 1238C965 1314 1001 1388 1043 1438', cloth),
    stitches('M842 1238C880 1240 930 1238 954 1236', cloth),
    fold([1046, 1450], [900, 1350], -20, 44, 0.34),
    fold([960, 1606], [906, 1440], -14, 40, 0.24),
  );
}

export const zipHoodie: Pattern = {...hoodie, draw};

/** A metal zip down the middle from `top` to `bottom`, closed, with its tape, teeth and slider. */
function zip(top: number, bottom: number, cloth: string): Layers {
  const down = `M800 ${top}V${bottom}`;
  return stack(
    {
      ...emptyLayers,
      cloth:
        line(down, '#23262a', 22) + line(down, '#b9bbbc', 11, 'stroke-dasharray="5 3.4"'),
      detail:
        line(down, '#000000', 26) + line(down, '#ffffff', 12, 'stroke-dasharray="5 3.4"'),
    },
    ...[-1, 1].flatMap((side) => [
      seam(`M${800 + side * 15} ${top}V${bottom}`, cloth),
      stitches(`M${800 + side * 30} ${top + 6}V${bottom - 4}`, cloth),
    ]),
    slider(top + 16),
  );
}

function slider(y: number): Layers {
  return stack(
    piece(`M788 ${y}h24l4 34h-32Z`, '#a9acae', 0.86),
    piece(`M794 ${y + 30}h12l3 58c0 10 -18 10 -18 0Z`, '#c3c5c6', 0.9),
  );
}
