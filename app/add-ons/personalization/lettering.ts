import {isRecord} from '~/lib/json';
import type {Typed} from '~/product/parts';

import type {
  LetteringLine,
  LetteringView,
  Personalization,
  Point,
  Print,
} from './personalization';
import {typedFor} from './rules';

/** Texts as they stand on a picture. */
export interface Lettering extends Omit<LetteringView, 'place' | 'when' | 'lines'> {
  /** URL of the font, `null` for the shop's own. */
  font: string | null;
  lines: readonly LetteredLine[];
}

export interface LetteredLine extends Omit<LetteringLine, 'field'> {
  text: string;
}

/** The lettering of texts on a view, without the lines that have none. */
export function letteringOn(
  {width, height, color, outline, lines}: LetteringView,
  font: string | null,
  texts: Typed,
): Lettering {
  const lettered = lines.map(({field, ...line}) => ({
    ...line,
    text: typedFor(field, texts),
  }));
  const drawn = lettered.filter(({text}) => text !== '');
  return {width, height, font, color, outline, lines: drawn};
}

/** The middle of the quadratic curve's handle, so that the curve goes through `over` halfway. */
function handleOf({from, over, to}: LetteredLine): Point {
  const middle = (axis: 0 | 1) => (from[axis] + to[axis]) / 2;
  if (!over) return [middle(0), middle(1)];
  return [2 * over[0] - middle(0), 2 * over[1] - middle(1)];
}

export function curveOf(line: LetteredLine): string {
  return `M${line.from.join(' ')}Q${handleOf(line).join(' ')} ${line.to.join(' ')}`;
}

const STEPS = 24;

export function curveLength(line: LetteredLine): number {
  const handle = handleOf(line);
  const at = (t: number, axis: 0 | 1) =>
    (1 - t) ** 2 * line.from[axis] +
    2 * t * (1 - t) * handle[axis] +
    t ** 2 * line.to[axis];
  let length = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const [t, next] = [step / STEPS, (step + 1) / STEPS];
    length += Math.hypot(at(next, 0) - at(t, 0), at(next, 1) - at(t, 1));
  }
  return length;
}

/** Width of a capital in heights of the font: a guess, until the font can be measured. */
const GUESSED_WIDTH = 0.44;

const guessedWidth = ({text, size}: LetteredLine) =>
  [...text].length * size * GUESSED_WIDTH;

export const guessedLength = (line: LetteredLine) =>
  Math.min(guessedWidth(line), 0.98 * curveLength(line));

/**
 * How much of its size a line keeps so that it fits its curve; `width` is that of the text at full
 * size, as measured.
 */
export function fitOf(line: LetteredLine, width: number | null): number {
  const needed = width ?? guessedWidth(line);
  return Math.min(1, curveLength(line) / Math.max(1, needed));
}

/**
 * The part of the picture that shows the lettering whole, with room around it, `ratio` times as
 * high as wide.
 */
export function cropOf(
  {width, height, lines}: Pick<Lettering, 'width' | 'height' | 'lines'>,
  ratio: number,
): {x: number; y: number; width: number; height: number} {
  const across = lines.flatMap(({from, to}) => [from[0], to[0]]);
  const down = lines.flatMap(({from, over, to, size}) => [
    Math.min(from[1], to[1], over?.[1] ?? Infinity) - size * CAPITAL,
    Math.max(from[1], to[1]),
  ]);
  if (across.length === 0) return {x: 0, y: 0, width, height};
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...down), Math.max(...down)];
  const wide = Math.min(
    width,
    height / ratio,
    ROOM * Math.max(right - left, (bottom - top) / ratio),
  );
  const high = wide * ratio;
  const within = (middle: number, size: number, whole: number) =>
    Math.max(0, Math.min(whole - size, middle - size / 2));
  return {
    x: within((left + right) / 2, wide, width),
    y: within((top + bottom) / 2, high, height),
    width: wide,
    height: high,
  };
}

/** Height of a capital in heights of its font. */
const CAPITAL = 0.75;
const ROOM = 1.3;

/** The texts in words: `OKAFOR 9`. */
export function lettersOf({lines}: Pick<Lettering, 'lines'>): string {
  return lines.map(({text}) => text).join(' ');
}

/** Whether a value from storage can be drawn. */
export function isLettering(value: unknown): value is Lettering {
  if (!isRecord(value) || !Array.isArray(value.lines)) return false;
  const {width, height, font, color, outline, lines} = value;
  return (
    [width, height].every(Number.isFinite) &&
    [color, font ?? '', outline ?? ''].every((one) => typeof one === 'string') &&
    lines.every(
      (line) =>
        isRecord(line) &&
        typeof line.text === 'string' &&
        Number.isFinite(line.size) &&
        [line.from, line.to, line.over ?? [0, 0]].every(
          (point) =>
            Array.isArray(point) && point.length === 2 && point.every(Number.isFinite),
        ),
    )
  );
}

/** The data to edit a printed cart line with. */
export type LinePrinting = Pick<Personalization, 'squad'> & Pick<Print, 'fields'>;
