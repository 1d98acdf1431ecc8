import {nothing, stack, type Layers} from '../sheet/layers';
import {piece, stitches} from '../sheet/strokes';
import type {Style} from './pattern';

const W = 62;
const H = 46;

/** The woven label in a neck, its middle at the origin. */
export function neckLabel({ink, trim}: Style, mark: Layers = nothing): Layers {
  const outline = `M${-W} ${-H}L${W} ${-H}L${W - 1} ${H}L${-W + 1} ${H}Z`;
  const cloth = trim === ink ? '#1c1f22' : '#14181a';
  return stack(
    piece(outline, cloth, 0.3),
    stitches(`M${-W + 5} ${-H + 6}L${W - 5} ${-H + 6}`, '#e8e4da'),
    mark,
  );
}
