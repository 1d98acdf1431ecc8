import type {Pattern, Style} from './garments/pattern';
import {again, clipped, group, nothing, stack, type Layers} from './sheet/layers';
import {deeper} from './sheet/colour';
import {fold, grey, hollow, line, piece} from './sheet/strokes';

/**
 * A folded piece: what the fold leaves of the front, rounded where the cloth turns over, on the layers of
 * cloth below it. Things without a fold of their own lie crosswise in pairs.
 */
export function foldedView(pattern: Pattern, style: Style, print: Layers): Layers {
  const front = pattern.draw('front', style, print);
  if (!pattern.folded) return crossed(front, pattern.middle);
  const below = [3, 2, 1].map((depth) =>
    group(
      `transform="translate(${depth * 2} ${depth * 13})"`,
      piece(pattern.folded ?? '', deeper(style.cloth, 0.05 * depth), 0.34 - depth * 0.07),
    ),
  );
  return stack(
    ...below,
    clipped('folded', pattern.folded, stack(front, turnedEdges(pattern.folded))),
  );
}

/** The swell along the edges of folded cloth. */
function turnedEdges(outline: string): Layers {
  return {
    ...nothing,
    folds:
      line(outline, '#000000', 52, 'stroke-opacity=".5"') +
      line(outline, '#000000', 16, 'stroke-opacity=".5"'),
  };
}

function crossed(front: Layers, middle: number): Layers {
  const about = `800 ${middle}`;
  return stack(
    group(
      `transform="translate(110 -130) rotate(17 ${about}) translate(${800 * 0.14} ${middle * 0.14}) scale(.86)"`,
      lowered(again(front)),
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

/** A piece on the rail: a wooden hanger in its neck, and cloth that hangs instead of lying. */
export function hangerView(pattern: Pattern, style: Style, print: Layers): Layers {
  const {y, open} = pattern.hang ?? {y: 400, open: false};
  const front = pattern.draw('front', style, print);
  const hung = group(
    `transform="translate(${800 * 0.05} 0) scale(.95 1.02)"`,
    stack(front, gravity(y)),
  );
  const rail = railAndHook(y);
  return open ? stack(rail, hung, woodenNeck(y)) : stack(rail, hung);
}

function gravity(top: number): Layers {
  const from = top + 420;
  const to = top + 1190;
  return stack(
    fold([560, from], [540, to], 24, 70, 0.42),
    fold([664, from + 120], [672, to], -18, 60, 0.36),
    hollow([740, from + 60], [756, to], 12, 80, 0.3),
    fold([846, from + 200], [840, to], 16, 64, 0.34),
    fold([960, from + 40], [980, to], -22, 70, 0.4),
    hollow([1040, from], [1072, to], 14, 80, 0.3),
  );
}

function railAndHook(y: number): Layers {
  const rail = y - 190;
  const hook = `M800 ${y + 30}V${y - 84}C800 ${y - 118} 842 ${y - 120} 842 ${y - 158}C842 ${y - 206} 776 ${y - 212} 764 ${y - 168}`;
  return stack(
    {
      ...nothing,
      cloth:
        line(`M-200 ${rail}H1800`, '#3a3d40', 34) +
        line(`M-200 ${rail - 6}H1800`, '#7f8487', 8),
      form: line(`M-200 ${rail}H1800`, grey(0.5), 34),
      detail: line(`M-200 ${rail - 4}H1800`, '#ffffff', 14),
    },
    {
      ...nothing,
      cloth: line(hook, '#8b8f92', 11, 'stroke-linecap="round"'),
      form: line(hook, grey(0.7), 11, 'stroke-linecap="round"'),
      detail: line(hook, '#ffffff', 6),
    },
  );
}

/** The top of the hanger, seen in the open neck. */
function woodenNeck(y: number): Layers {
  const d = `M690 ${y + 58}C730 ${y + 34} 764 ${y + 8} 786 ${y - 6}C794 ${y - 11} 806 ${y - 11} 814 ${y - 6}C836 ${y + 8} 870 ${y + 34} 910 ${y + 58}C880 ${y + 64} 850 ${y + 40} 800 ${y + 36}C750 ${y + 40} 720 ${y + 64} 690 ${y + 58}Z`;
  const grain = `M704 ${y + 50}C740 ${y + 32} 770 ${y + 14} 800 ${y + 12}C830 ${y + 14} 860 ${y + 32} 896 ${y + 50}`;
  return stack(piece(d, '#b98a5a', 0.62), {
    ...nothing,
    cloth: line(grain, '#7d5530', 2.4, 'stroke-opacity=".6"'),
  });
}
