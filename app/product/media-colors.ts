import {colorOptionIndex, type ProductOption} from './options';

/** The fields from which a picture's colours are derived. */
interface Colored {
  options: readonly ProductOption[];
  media: readonly {alt: string; video?: unknown}[];
  variants: readonly {values: readonly string[]; image: number | null}[];
}

/**
 * The colours of each media item: those of the variants whose picture it is, and the one in its alt text. Empty for an
 * item that suits every colour.
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

/** The names found in a text as whole words. Of overlapping names (`Blue`, `Sky Blue`) only the longer counts. */
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
