import {colorOptionIndex, type ProductOption} from './options';

/** The fields from which a picture's colors are derived. */
interface Colored {
  options: readonly ProductOption[];
  /** The same options in the shop's own language, which alt texts may still be in (§10.26). */
  original?: readonly {optionValues?: readonly {name: string}[]}[] | undefined;
  media: readonly {alt: string; video?: unknown}[];
  variants: readonly {values: readonly string[]; image: number | null}[];
}

/**
 * The colors of each media item, from its alt text and the variants whose picture it is, else from
 * the order of pictures. Empty for an item that suits every color.
 */
export function colorsOfMedia({options, original, media, variants}: Colored): string[][] {
  const position = colorOptionIndex(options);
  const names = options[position]?.values ?? [];
  const originalNames = original?.[position]?.optionValues?.map(({name}) => name) ?? [];
  const namedIn = (alt: string) => [
    ...colorsNamedIn(alt, names),
    ...colorsNamedIn(alt, originalNames).map(
      (name) => names[originalNames.indexOf(name)] ?? name,
    ),
  ];
  const colors = media.map(({alt, video}) => new Set(video ? [] : namedIn(alt)));
  for (const {values, image} of variants) {
    const color = values[position];
    if (image !== null && color !== undefined) colors[image]?.add(color);
  }
  const count = media.filter(({video}) => !video).length;
  return withFollowing(
    colors.map((each) => [...each]),
    count,
  );
}

/**
 * Gives the pictures between one color's picture and the next color's to the former, where the
 * order can mean nothing else: each color has a single picture that names it, and the first comes
 * first. Behind the last color's picture stand no more of its views than another color has.
 * @param count how many of the items are pictures; they come before the videos
 */
function withFollowing(colors: string[][], count: number): string[][] {
  const heads = [...colors.keys()].filter((index) => colors[index]?.length);
  const named = heads.flatMap((head) => colors[head] ?? []);
  const gaps = heads.slice(1).map((head, index) => head - (heads[index] ?? 0) - 1);
  const isGrouped =
    heads.length > 1 &&
    heads[0] === 0 &&
    named.length === heads.length &&
    new Set(named).size === named.length &&
    !gaps.includes(0);
  if (!isGrouped) return colors;
  const longest = Math.max(...gaps);
  return colors.map((own, index) => {
    const head = heads.findLast((one) => one <= index) ?? 0;
    return index < count && index - head <= longest ? (colors[head] ?? own) : own;
  });
}

/** The names found in a text as whole words; of `Blue` and `Sky Blue` only the longer one. */
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
