import {round} from '../sheet/strokes';
import {CAP_HEIGHT, glyph} from './glyphs';

export interface LetterStyle {
  ink: string;
  /** Stroke in grid units: 1.4 is light, 3.2 is heavy. */
  weight: number;
  /** Space between letters in grid units, stroke included. */
  spacing?: number;
  /** An outline around the letters. */
  outline?: {ink: string; weight: number};
}

interface Placed {
  d: string;
  transform: string;
}

/** Width of a line in grid units (a capital is 12 high). */
function lineWidth(text: string, spacing: number): number {
  const widths = [...text].map((character) => glyph(character).width);
  return widths.reduce((sum, width) => sum + width, 0) + spacing * (widths.length - 1);
}

/** One straight line, `width` units wide, its middle at the origin. */
export function straight(text: string, width: number, style: LetterStyle): string {
  const spacing = style.spacing ?? style.weight + 1.6;
  const scale = width / (lineWidth(text, spacing) + style.weight);
  let x = -lineWidth(text, spacing) / 2;
  const letters = [...text].map((character): Placed => {
    const {d, width: advance} = glyph(character);
    const at = x;
    x += advance + spacing;
    return {d, transform: `translate(${round(at)} ${-CAP_HEIGHT / 2})`};
  });
  return ink(letters, scale, style);
}

/** One line on a circle of `radius` grid units, bowed upwards, its widest `width` units, middle at the origin. */
export function arched(
  text: string,
  width: number,
  radius: number,
  style: LetterStyle,
): string {
  const spacing = style.spacing ?? style.weight + 1.6;
  const length = lineWidth(text, spacing);
  const chord =
    2 * (radius + CAP_HEIGHT) * Math.sin(Math.min(Math.PI, length / radius) / 2);
  let along = -length / 2;
  const letters = [...text].map((character): Placed => {
    const {d, width: advance} = glyph(character);
    const angle = ((along + advance / 2) / radius) * (180 / Math.PI);
    along += advance + spacing;
    return {
      d,
      transform: `rotate(${round(angle)} 0 ${radius}) translate(${round(-advance / 2)} ${-CAP_HEIGHT})`,
    };
  });
  return ink(letters, width / chord, style);
}

function ink(
  letters: Placed[],
  scale: number,
  {ink: color, weight, outline}: LetterStyle,
): string {
  const stroke = (stroked: string, width: number) =>
    `<g fill="none" stroke="${stroked}" stroke-width="${round(width)}" stroke-linejoin="miter" stroke-miterlimit="3" stroke-linecap="butt">` +
    letters
      .filter(({d}) => d)
      .map(({d, transform}) => `<path transform="${transform}" d="${d}"/>`)
      .join('') +
    '</g>';
  const back = outline ? stroke(outline.ink, weight + 2 * outline.weight) : '';
  return `<g transform="scale(${Math.round(scale * 1e4) / 1e4})">${back}${stroke(color, weight)}</g>`;
}
