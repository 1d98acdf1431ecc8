import {clipped, emptyLayers, type Layers} from './layers';
import {tonal} from './color';

/** Gray for a height from 0 (table) to 1. */
export function gray(level: number): string {
  const byte = Math.round(Math.max(0, Math.min(1, level)) * 255)
    .toString(16)
    .padStart(2, '0');
  return `#${byte}${byte}${byte}`;
}

/** A cut piece of cloth: filled, and standing `level` above the table. */
export function piece(d: string, fill: string, level: number): Layers {
  return {
    ...emptyLayers,
    cloth: `<path d="${d}" fill="${fill}"/>`,
    form: `<path d="${d}" fill="${gray(level)}"/>`,
  };
}

/** Color that lies in the cloth: ink, dye, an inside seen through an opening. */
export function tint(d: string, fill: string, opacity = 1): Layers {
  return {
    ...emptyLayers,
    cloth: `<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>`,
  };
}

/** Where two pieces are sewn together: a narrow groove with puckered cloth beside it. */
export function seam(d: string, cloth: string): Layers {
  return {
    ...emptyLayers,
    cloth: line(d, tonal(cloth, 0.34), 2.2, 'stroke-opacity="0.7"'),
    detail:
      line(d, '#ffffff', 15, 'stroke-opacity="0.2"') +
      line(d, '#000000', 4.5, 'stroke-opacity="0.85"'),
  };
}

/** One row of stitches in the cloth's own tone. */
export function stitches(d: string, cloth: string): Layers {
  const dash = 'stroke-dasharray="8.5 4.5" stroke-linecap="round"';
  return {
    ...emptyLayers,
    cloth: line(d, tonal(cloth, 0.26), 2.4, `${dash} stroke-opacity="0.75"`),
    detail:
      line(d, '#000000', 7, 'stroke-opacity="0.28"') +
      line(d, '#ffffff', 2.6, `${dash} stroke-opacity="0.5"`),
  };
}

export function line(d: string, color: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" ${more}/>`;
}

/** Steps in which a rounded piece falls to its edge: enough that none is seen. */
const STEPS = 14;

/**
 * Makes a piece round: it falls to its edge in a curve, which begins `reach` units inside and is steepest at the end. Cloth with
 * something in it, or that is folded over.
 * @param id unique in the picture
 */
export function rounded(
  id: string,
  outline: string,
  reach: number,
  strength = 1,
): Layers {
  const opacity = round(6.5 * strength) / 100;
  const rings = Array.from({length: STEPS}, (_, step) =>
    line(
      outline,
      '#000000',
      round(2 * reach * ((STEPS - step) / STEPS) ** 1.7),
      `stroke-opacity="${opacity}"`,
    ),
  );
  return clipped(id, outline, {...emptyLayers, folds: rings.join('')});
}

type Point = readonly [number, number];

/**
 * A fold from `from` to `to`, bowed sideways by `bow`: a ridge that swells to `width` and runs out, with the
 * hollow that goes with it on its far side.
 */
export function fold(
  from: Point,
  to: Point,
  bow: number,
  width: number,
  strength = 0.5,
): Layers {
  return {
    ...emptyLayers,
    folds:
      lens(from, to, bow + width * 0.62, width * 0.5, '#000000', strength * 0.7) +
      lens(from, to, bow, width * 0.4, '#ffffff', strength),
  };
}

/** Only a hollow: where cloth is pulled in, for example under an arm. */
export function hollow(
  from: Point,
  to: Point,
  bow: number,
  width: number,
  strength = 0.5,
): Layers {
  return {...emptyLayers, folds: lens(from, to, bow, width, '#000000', strength)};
}

function lens(
  [x0, y0]: Point,
  [x1, y1]: Point,
  bow: number,
  width: number,
  color: string,
  opacity: number,
): string {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const nx = -(y1 - y0) / length;
  const ny = (x1 - x0) / length;
  const mx = (x0 + x1) / 2;
  const my = (y0 + y1) / 2;
  const at = (offset: number) => `${round(mx + nx * offset)} ${round(my + ny * offset)}`;
  const d = `M${x0} ${y0}Q${at(2 * (bow + width / 2))} ${x1} ${y1}Q${at(2 * (bow - width / 2))} ${x0} ${y0}Z`;
  return `<path d="${d}" fill="${color}" fill-opacity="${opacity}"/>`;
}

/** Coordinates need no more than a tenth of a unit. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
