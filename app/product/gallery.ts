import {THUMBNAILS_PER_VIEW} from '~/lib/images';

import {
  colorOptionIndex,
  findVariant,
  type ProductOption,
  type SelectableVariant,
  type Selection,
} from './options';

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
  const lists = colors.map((each) => [...each]);
  return withFollowing(lists, media.filter(({video}) => !video).length);
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
  const wordsOf = (one: string) => one.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  const asWords = (name: string) => ` ${wordsOf(name).trim()} `;
  const words = ` ${wordsOf(text)} `;
  const found = names.filter((name) => words.includes(asWords(name)));
  return found.filter(
    (name) =>
      !found.some((other) => other !== name && asWords(other).includes(asWords(name))),
  );
}

/** The fields that the gallery rules read. */
interface Pictured {
  options: readonly ProductOption[];
  /** Pictures in the store's order, then videos; `colors` as in `MediaItem`. */
  media: readonly {colors: readonly string[]; video?: unknown}[];
  variants: readonly (SelectableVariant & {image: number | null})[];
}

/** Indices of the media to show, in order, and of the first one. */
export interface ShownMedia {
  positions: readonly number[];
  /** `null` keeps the current item. */
  main: number | null;
  /** Shows `main` even where the visitor has picked another: it has just become visible. */
  isCalled?: boolean;
}

/** The media on show, with the picture that shows what is printed as the main one. */
export function withPrinted(shown: ShownMedia, place: number | null): ShownMedia {
  if (place === null) return shown;
  const positions = shown.positions.includes(place)
    ? shown.positions
    : [place, ...shown.positions];
  return {positions, main: place, isCalled: true};
}

/**
 * The media on show: the pictures of one color (the chosen, or the first picture's) and those of no
 * color; everything where no picture has that color. `main` is the chosen color's picture, by the
 * rule of the surface.
 */
export function shownMedia(
  product: Omit<Pictured, 'variants'>,
  selection: Selection,
  main: number | null = imageOfColor(product, selection),
): ShownMedia {
  const all = product.media.map((_, position) => position);
  const option = colorOptionIndex(product.options);
  const colorsOf = (position: number) => product.media[position]?.colors ?? [];
  const color =
    selection[option] ?? colorsOf(0)[0] ?? product.options[option]?.values[0] ?? '';
  const own = all.filter((position) => colorsOf(position).includes(color));
  if (own.length === 0) return {positions: all, main};
  const neutral = all.filter((position) => colorsOf(position).length === 0);
  const chosen = selection[option] ? (main ?? own[0] ?? null) : null;
  const first = chosen ?? 0;
  return {positions: [...new Set([first, ...own, ...neutral])], main: chosen};
}

/**
 * The product page's picture of the chosen color: the one at the same index as the color among its
 * option's values (§2). `null` when no color is chosen, or there is no picture at that index.
 */
function imageOfColor(
  {options, media}: Omit<Pictured, 'variants'>,
  selection: Selection,
): number | null {
  const position = colorOptionIndex(options);
  const color = selection[position];
  if (!color) return null;
  const index = options[position]?.values.indexOf(color) ?? -1;
  const item = media[index];
  return item && !item.video ? index : null;
}

/**
 * The dialog's picture of the chosen color: that of the matching variant (§4) or, while another
 * option is still to choose, of the first variant in that color that has one. `null` leaves the
 * picture as it is.
 */
export function imageOfVariant(
  {options, variants}: Omit<Pictured, 'media'>,
  selection: Selection,
): number | null {
  const match = findVariant(variants, selection);
  if (match?.image != null) return match.image;
  const position = colorOptionIndex(options);
  const color = selection[position];
  if (!color) return null;
  const inColor = variants.find(
    ({values, image}) => values[position] === color && image !== null,
  );
  return inColor?.image ?? null;
}

/** Index of the first visible thumbnail: as near to `start` as a full strip of 5 allows (§9). */
export function clampThumbnailStart(start: number, count: number): number {
  return Math.max(0, Math.min(start, count - THUMBNAILS_PER_VIEW));
}

/** Index of the first visible thumbnail after an arrow press: one strip back or forward. */
export function turnThumbnails(start: number, direction: 1 | -1, count: number): number {
  return clampThumbnailStart(start + direction * THUMBNAILS_PER_VIEW, count);
}

/** Index of the first visible thumbnail so that `index` is visible, with the smallest move. */
export function revealThumbnail(start: number, index: number, count: number): number {
  const shown = Math.min(start, index);
  return clampThumbnailStart(Math.max(shown, index - THUMBNAILS_PER_VIEW + 1), count);
}

/** Between a product and a view of it in a picture's alternative text. */
const SEPARATOR = /[,:]\s|\s[|–—-]\s/;

/** Letters of the longest view: what is longer is a sentence. */
const MAX_VIEW = 20;

/**
 * The view that a picture's alternative text names after the product's title: "back" of "Crest
 * Hoodie in Petrol, back". '' where a store describes its pictures otherwise.
 */
export function viewOf(
  {alt, colors}: {alt: string; colors: readonly string[]},
  title: string,
): string {
  if (!alt.startsWith(title)) return '';
  const [, ...further] = alt.slice(title.length).split(SEPARATOR);
  const view = further.at(-1)?.trim() ?? '';
  return view.length > MAX_VIEW || colors.includes(view) ? '' : view;
}
