import {nothing, stack, type Layers} from '../sheet/layers';
import {line, piece, seam, stitches} from '../sheet/strokes';

/** A metal zip down the middle from `top` to `bottom`, closed, with its tape, teeth and slider. */
export function zip(top: number, bottom: number, cloth: string): Layers {
  const down = `M800 ${top}V${bottom}`;
  return stack(
    {
      ...nothing,
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
