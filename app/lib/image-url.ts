import {IMAGE_FORMAT, MAX_IMAGE_WIDTH, SRCSET_QUALITIES, SRCSET_WIDTHS} from './images';

/** A request to the image CDN; sizes in pixels. */
export interface ImageRequest {
  width: number;
  height?: number;
  crop?: 'center' | 'top' | 'bottom' | 'left' | 'right';
  /** Pads the picture to the requested size with this color: six hexadecimal digits. */
  padColor?: string;
  /** 1 to 100. */
  quality: number;
  /** Default webp. Use jpg for readers that are not browsers. */
  format?: 'webp' | 'jpg';
}

/** The query parameters that `imageUrl` sets. */
const OWNED = /^(?:width|height|crop|pad_color|quality|format)(?:=|$)/;

/**
 * The address of a picture, as webp unless said otherwise, in the given size and quality (§7). Parameters that `source` already carries
 * (its version, say) stay; those this function owns are replaced. Widths are whole, between 1 and 1600 (§9).
 */
export function imageUrl(source: string, request: ImageRequest): string {
  const {height, crop, padColor, quality, format = IMAGE_FORMAT} = request;
  const [address = '', fragment] = source.split('#', 2);
  const [path = '', query = ''] = address.split(/\?(.*)/s, 2);
  const others = query.split('&').filter((text) => text && !OWNED.test(text));
  const width = Math.min(MAX_IMAGE_WIDTH, Math.max(1, Math.round(request.width)));
  const parameters = [
    ...others,
    `width=${width}`,
    ...(height ? [`height=${Math.round(height)}`] : []),
    ...(crop ? [`crop=${crop}`] : []),
    ...(padColor ? [`pad_color=${padColor}`] : []),
    `quality=${quality}`,
    `format=${format}`,
  ];
  return `${path}?${parameters.join('&')}${fragment ? `#${fragment}` : ''}`;
}

/** The quality a card's picture is asked for at `width`: that of the nearest srcset width not below it (§7). */
export function srcsetQuality(width: number): number {
  const index = SRCSET_WIDTHS.findIndex((step) => width <= step);
  return SRCSET_QUALITIES[index] ?? 90;
}
