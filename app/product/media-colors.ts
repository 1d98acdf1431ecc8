import {colorOptionIndex, type ProductOption} from './options';

/** What tells the colours of a product's media. */
interface Colored {
  options: readonly ProductOption[];
  media: readonly {alt: string; video?: unknown}[];
  variants: readonly {values: readonly string[]; image: number | null}[];
}

/**
 * The colours that each item of the media shows: those of the variants whose picture it is, and the one that its text names.
 * None for an item that goes with every colour.
 */
export function colorsOfMedia({options, media, variants}: Colored): string[][] {
  const position = colorOptionIndex(options);
  const names = options[position]?.values ?? [];
  const colors = media.map(
    ({alt, video}) => new Set(video ? [] : colorsNamedIn(alt, names)),
  );
  for (const {values, image} of variants) {
    const color = values[position];
    if (image !== null && color !== undefined) colors[image]?.add(color);
  }
  return colors.map((each) => [...each]);
}

/** The names that a text has as whole words; of `Blue` and `Sky Blue` in one place, the longer. */
function colorsNamedIn(text: string, names: readonly string[]): string[] {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const found = names.filter((name) => words.includes(asWords(name)));
  return found.filter(
    (name) =>
      !found.some((other) => other !== name && asWords(other).includes(asWords(name))),
  );
}

const asWords = (name: string) =>
  ` ${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
