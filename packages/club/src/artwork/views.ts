import type {Pattern, Style} from './garments/pattern';
import {repeated, clipped, group, stack, type Layers} from './sheet/layers';
import {deeper} from './sheet/color';
import {gravity, hook, woodenNeck} from './hanger';
import {piece, rounded} from './sheet/strokes';

/**
 * A folded piece: what the fold leaves of the front, rounded where the cloth turns over, on the layers of
 * cloth below it. Things without a fold of their own lie crosswise in pairs.
 */
export function foldedView(pattern: Pattern, style: Style, print: Layers): Layers {
  const front = pattern.draw('front', style, print);
  if (!pattern.folded) return crossed(front, pattern.middle);
  const below = [3, 2, 1].map((depth) =>
    group(
      `transform="translate(${depth * 1.5} ${depth * 15})"`,
      piece(pattern.folded ?? '', deeper(style.cloth, 0.05 * depth), 0.4 - depth * 0.08),
    ),
  );
  return stack(
    ...below,
    clipped('folded', pattern.folded, front),
    rounded('folded-edges', pattern.folded, 115),
  );
}

function crossed(front: Layers, middle: number): Layers {
  const about = `800 ${middle}`;
  return stack(
    group(
      `transform="translate(110 -130) rotate(17 ${about}) translate(${800 * 0.14} ${middle * 0.14}) scale(.86)"`,
      lowered(repeated(front)),
    ),
    group(
      `transform="translate(-90 150) rotate(-11 ${about}) translate(${800 * 0.14} ${middle * 0.14}) scale(.86)"`,
      front,
    ),
  );
}

/** The same piece under another one: half as high, so that the upper one throws its shadow on it. */
function lowered(part: Layers): Layers {
  return {...part, form: `<g opacity=".55">${part.form}</g>`};
}

/** A piece that hangs: a wooden hanger in its neck, and cloth that falls instead of lying. */
export function hungView(pattern: Pattern, style: Style, print: Layers): Layers {
  const {y, open} = hangOf(pattern);
  const front = stack(pattern.draw('front', style, print), gravity(y));
  const hung = group(`transform="translate(${800 * 0.05} 0) scale(.95 1.02)"`, front);
  return open ? stack(hook(y), hung, woodenNeck(y)) : stack(hook(y), hung);
}

/** Where the hook of a hanger comes out. */
export const hangOf = ({hang}: Pattern) => hang ?? {y: 400, open: false};
