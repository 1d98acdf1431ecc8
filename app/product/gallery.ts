import {THUMBNAILS_PER_VIEW} from '~/lib/images';

import {
  colorOptionIndex,
  ownValues,
  type ProductOption,
  type SelectableVariant,
  type Selection,
} from './options';

/** What tells a picture from other media. */
interface Medium {
  video?: unknown;
  link?: unknown;
}

/** Whether an item is a picture: pictures come before all else. */
export const isPicture = ({video, link}: Medium) => !video && !link;

/** The fields from which a picture's colors are derived. */
interface Colored {
  /** Words of it in an alt text name no color: `Red Kite Tee`. */
  title: string;
  options: readonly ProductOption[];
  /** The same options in the shop's own language, which alt texts may still be in (§10.26). */
  original?: readonly {optionValues?: readonly {name: string}[]}[] | undefined;
  media: readonly (Medium & {alt: string})[];
  variants: readonly {values: readonly string[]; image: number | null}[];
}

/**
 * The colors of each media item: of the variants whose picture it is, else those in its alt text,
 * else by the order of pictures. Empty for an item that suits every color.
 */
export function colorsOfMedia({
  title,
  options,
  original,
  media,
  variants,
}: Colored): string[][] {
  const position = colorOptionIndex(options);
  const names = options[position]?.values ?? [];
  const originalNames = original?.[position]?.optionValues?.map(({name}) => name) ?? [];
  const namedIn = (alt: string) => [
    ...new Set([
      ...colorsNamedIn(alt, names),
      ...colorsNamedIn(alt, originalNames).map(
        (name) => names[originalNames.indexOf(name)] ?? name,
      ),
    ]),
  ];
  const sold = new Set<string>();
  const said = media.map(() => new Set<string>());
  for (const {values, image} of variants) {
    const color = values[position];
    if (color === undefined) continue;
    sold.add(color);
    if (image !== null) said[image]?.add(color);
  }
  const colors = media.map((item, at) => {
    if (!isPicture(item)) return [];
    const own = said[at] ?? sold;
    // A picture of all colors tells none.
    const tells = own.size === 1 || (own.size > 0 && own.size < sold.size);
    if (tells && at > 0) return [...own];
    const named = namedIn(item.alt.replace(title, ''));
    // The first one is also what the store sends for variants without a picture.
    return own.size === 1 && named.length === 0 && at === 0 ? [...own] : named;
  });
  return withFollowing(colors, media.filter(isPicture).length);
}

/**
 * Gives the pictures between one color's picture and the next color's to the former, where the
 * order can mean nothing else: each color has a single picture that names it, and the first comes
 * first. Behind the last color's picture stand no more of its views than another color has.
 * @param count how many of the items are pictures; they come before all else
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
  if (!text) return [];
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
  /** Pictures in the store's order, then all else; `colors` and `after` as in `MediaItem`. */
  media: readonly (Medium & {colors: readonly string[]; after?: number})[];
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
 * The media on show: the picture of the choice, the pictures of one color (the chosen, or the first
 * picture's) and those of no color; everything where no picture has that color. What is no picture
 * stands behind the one that it follows in the merchant's order.
 */
export function shownMedia(product: Pictured, selection: Selection): ShownMedia {
  const count = product.media.filter(isPicture).length;
  const all = Array.from({length: count}, (_, position) => position);
  const option = colorOptionIndex(product.options);
  const colorsOf = (position: number) => product.media[position]?.colors ?? [];
  const color =
    selection[option] ?? colorsOf(0)[0] ?? product.options[option]?.values[0] ?? '';
  const own = all.filter((position) => colorsOf(position).includes(color));
  const rest = own.length > 0 ? all.filter((one) => colorsOf(one).length === 0) : all;
  const main = imageOfChoice(product, selection);
  const first = main === null ? all.slice(0, 1) : [main];
  const positions = [...new Set([...first, ...own, ...rest])];
  const afterOf = (at: number) => product.media[at]?.after ?? at + 1;
  for (let at = count; at < product.media.length; at += 1) {
    const [before] = positions
      .filter((one) => afterOf(one) <= afterOf(at))
      .sort((one, other) => afterOf(other) - afterOf(one) || other - one);
    const place = before === undefined ? 0 : positions.indexOf(before) + 1;
    // The picture of a choice stays the first, which a document without scripts shows.
    positions.splice(main === null ? place : Math.max(1, place), 0, at);
  }
  return {positions, main};
}

/**
 * The picture of a choice (§10.35), on every surface: that of the variants that are left, where
 * they agree; else one that the store says is of the chosen color, by a variant or by its alt text:
 * the one at the same index as the color among its option's values (§2), or the first. Where the
 * store says nothing, the one at that index. `null` where nothing tells one: the picture stays.
 */
export function imageOfChoice(
  {options, media, variants}: Pictured,
  selection: Selection,
): number | null {
  const position = colorOptionIndex(options);
  const option = options[position];
  const color = selection[position];
  const colorsOf = (at: number) => media[at]?.colors ?? [];
  const own = [...media.keys()].filter((at) => color && colorsOf(at).includes(color));
  const suitsAll = (at: number) => colorsOf(at).length === 0;
  // Else the first picture of all colors may stand in for a variant without one.
  const followsOthers =
    !option || variants.some(({image}) => (image ?? 0) > 0 && suitsAll(image ?? 0));
  const imagesOf = (fits: (value: string, at: number) => boolean) => {
    const left = variants.filter(({values}) => values.every(fits));
    if (left.length === variants.length) return [];
    const images = new Set(left.flatMap(({image}) => image ?? []));
    return [...images].filter(
      (at) => own.includes(at) || (followsOthers && suitsAll(at)),
    );
  };
  const [certain, other] = imagesOf((value, at) => (selection[at] ?? value) === value);
  if (certain !== undefined && other === undefined) return certain;
  if (!option || !color || ownValues(option).length < 2) return null;
  const index = ownValues(option).indexOf(color);
  const ofColor = imagesOf((value, at) => at !== position || value === color);
  const said = ofColor.filter((at) => own.includes(at));
  const among = said.length > 0 ? said : own;
  if (among.length > 0) return among.includes(index) ? index : (among[0] ?? null);
  return media[index] && isPicture(media[index]) && suitsAll(index) ? index : null;
}

/**
 * The picture that stands for a choice where it is shown alone: the first that is not of another
 * color where nothing tells one, and `null` where all are.
 */
export function pictureOfChoice(product: Pictured, selection: Selection): number | null {
  const color = selection[colorOptionIndex(product.options)];
  const suits = ({colors}: {colors: readonly string[]}) =>
    !color || colors.length === 0 || colors.includes(color);
  const first = product.media.findIndex((item) => isPicture(item) && suits(item));
  return imageOfChoice(product, selection) ?? (first < 0 ? null : first);
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
