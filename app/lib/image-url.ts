import {
  IMAGE_FORMAT,
  MAIN_IMAGE,
  MAX_IMAGE_WIDTH,
  SRCSET_QUALITIES,
  SRCSET_WIDTHS,
} from './images';
import {MEDIUM_VIEWPORT, SMALL_VIEWPORT} from './layout';

/** What the image CDN is asked for; sizes in pixels. */
export interface ImageRequest {
  width: number;
  height?: number;
  crop?: 'center' | 'top' | 'bottom' | 'left' | 'right';
  /** 1 to 100. */
  quality: number;
  /** webp, unless the reader is no browser. */
  format?: 'webp' | 'jpg';
}

/** The parameters that `imageUrl` owns, as they stand in a query. */
const OWNED = /^(?:width|height|crop|quality|format)(?:=|$)/;

/**
 * The address of a picture, as webp unless said otherwise, in the given size and quality (spec §7). Parameters that `source` already carries
 * (its version, say) stay; those this function owns are replaced. Widths are whole, between 1 and 1600 (spec §9).
 */
export function imageUrl(source: string, request: ImageRequest): string {
  return sized(addressOf(source), request);
}

/** An address of a picture, up to the parameters that `imageUrl` owns, and what follows them. */
type Address = readonly [start: string, end: string];

function addressOf(source: string): Address {
  const [address = '', fragment] = source.split('#', 2);
  const [path = '', query = ''] = address.split(/\?(.*)/s, 2);
  const kept = query.split('&').filter((text) => text && !OWNED.test(text));
  return [
    `${path}?${kept.map((text) => `${text}&`).join('')}`,
    fragment ? `#${fragment}` : '',
  ];
}

function sized([start, end]: Address, request: ImageRequest): string {
  const {height, crop, quality, format = IMAGE_FORMAT} = request;
  const width = Math.min(MAX_IMAGE_WIDTH, Math.max(1, Math.round(request.width)));
  const shape =
    (height ? `&height=${Math.round(height)}` : '') + (crop ? `&crop=${crop}` : '');
  return `${start}width=${width}${shape}&quality=${quality}&format=${format}${end}`;
}

/** The quality a card's picture is asked for at `width`: that of the nearest srcset width not below it (spec §7). */
export function srcsetQuality(width: number): number {
  const index = SRCSET_WIDTHS.findIndex((step) => width <= step);
  return SRCSET_QUALITIES[index] ?? 90;
}

/** The `srcset` of a picture at 400, 800, 1200 and 1600 pixels; `quality` fixes what else grows with the width. */
export function imageSrcset(source: string, quality?: number): string {
  const address = addressOf(source);
  return SRCSET_WIDTHS.map((width) => {
    const request = {width, quality: quality ?? srcsetQuality(width)};
    return `${sized(address, request)} ${width}w`;
  }).join(', ');
}

/** Width the product page's main picture is asked for in a viewport of `viewport` CSS pixels (spec §9). */
export function mainImageWidth(viewport: number): number {
  if (viewport < SMALL_VIEWPORT) return MAIN_IMAGE.small;
  return viewport < MEDIUM_VIEWPORT ? MAIN_IMAGE.medium : MAIN_IMAGE.large;
}

/** The same choice as an `<img sizes>`, which lets the browser make it before any script runs. */
export const MAIN_IMAGE_SIZES = [
  `(max-width: ${SMALL_VIEWPORT - 0.02}px) ${MAIN_IMAGE.small}px`,
  `(max-width: ${MEDIUM_VIEWPORT - 0.02}px) ${MAIN_IMAGE.medium}px`,
  `${MAIN_IMAGE.large}px`,
].join(', ');
