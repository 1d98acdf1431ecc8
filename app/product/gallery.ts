import {THUMBNAILS_PER_VIEW} from '~/lib/images';
import {
  colorOptionIndex,
  findVariant,
  type ProductOption,
  type SelectableVariant,
  type Selection,
} from './option-selection';

/**
 * The picture the product page shows for the chosen colour: the one at the same index as the colour among its option's
 * values (spec §2). `null` when no colour is chosen, or there is no picture at that index: the picture stays.
 */
export function imageIndexForColor(
  options: readonly ProductOption[],
  selection: Selection,
  imageCount: number,
): number | null {
  const position = colorOptionIndex(options);
  const color = selection[position];
  if (!color) return null;
  const index = options[position]?.values.indexOf(color) ?? -1;
  return index >= 0 && index < imageCount ? index : null;
}

/**
 * The picture the options dialog shows for the chosen colour: that of the matching variant (spec §4) or, while another option
 * is still to choose, of the first variant in that colour that has one. `null` leaves the picture as it is.
 */
export function variantImageIndex(
  options: readonly ProductOption[],
  variants: readonly (SelectableVariant & {image: number | null})[],
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

/** Position of the first thumbnail shown: as near to `start` as a full strip of 5 allows (spec §9). */
export function clampThumbnailStart(start: number, imageCount: number): number {
  return Math.max(0, Math.min(start, imageCount - THUMBNAILS_PER_VIEW));
}

/** Position of the first thumbnail after one press of an arrow: a strip further or back. */
export function turnThumbnails(
  start: number,
  direction: 1 | -1,
  imageCount: number,
): number {
  return clampThumbnailStart(start + direction * THUMBNAILS_PER_VIEW, imageCount);
}

/** Position of the first thumbnail so that `index` is among those shown, moving as little as possible. */
export function revealThumbnail(
  start: number,
  index: number,
  imageCount: number,
): number {
  const shown = Math.min(start, index);
  return clampThumbnailStart(
    Math.max(shown, index - THUMBNAILS_PER_VIEW + 1),
    imageCount,
  );
}
