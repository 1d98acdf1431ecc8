/** A picture: its URL without size parameters, and its alt text. */
export interface PictureData {
  url: string;
  /** Empty for a decorative one. */
  alt: string;
}

/** The store's picture; null for none. `fallback` is its alt text where the store has none. */
export const pictureOf = (
  image: {url: string; altText?: string | null} | null | undefined,
  fallback = '',
): PictureData | null =>
  image ? {url: image.url, alt: image.altText || fallback} : null;

/** Widths every product picture is offered at (§7). */
export const SRCSET_WIDTHS = [400, 800, 1200, 1600] as const;

/** Quality asked for at each of `SRCSET_WIDTHS`, in the same order (§7). */
const SRCSET_QUALITIES = [80, 85, 90, 90] as const;

/** Largest width to request (§9). */
export const MAX_IMAGE_WIDTH = 1600;

/** The format every product picture is asked for in (§7). */
const IMAGE_FORMAT = 'webp';

/** Card pictures (§9). */
export const CARD_IMAGE = {width: 400, quality: 80} as const;

/** Pictures of the options dialog's carousel (§9). */
export const DIALOG_IMAGE = {width: 600, quality: 85} as const;

/**
 * Product page main picture: 400, 800 or 1200 px wide, by the width of the window (§9). Sharp
 * screens multiply that, so for theirs the stage's own size beside the column is said.
 */
export const MAIN_IMAGE = {
  sizes:
    '(min-resolution:1.5dppx) and (min-width:48rem) min(50vw,80vh - 122px),' +
    '(max-width:599.98px) 400px,(max-width:959.98px) 800px,1200px',
  width: 1200,
  quality: 85,
} as const;

/** Thumbnails of the product page (§9). */
export const THUMBNAIL = {width: 150, height: 150, crop: 'center', quality: 80} as const;

/** A small picture of a product, whole: a cut would go through hoods. */
export const SMALL_PICTURE = {width: 160, quality: 80} as const;

/** Where the shop serves the pictures of its store itself (`PUBLIC_PICTURE_FOLDER`). */
export const OWN_PICTURES = '/pictures/';

/** Whether an icon is the store's, not one of the shop's own files. */
export const isStoreIcon = (icon: string) => !icon.startsWith('/');

/** The store's icon in a size; null for one of the shop's own files, which has other sizes. */
export const iconIn = (icon: string, size: number): string | null =>
  isStoreIcon(icon)
    ? imageUrl(icon, {
        width: size,
        height: size,
        crop: 'center',
        quality: 90,
        format: 'png',
      })
    : null;

/** A collection's picture in the row of links to them: 128 px at most, at two pixels each. */
export const TILE_PICTURE = {
  width: 256,
  height: 256,
  crop: 'center',
  quality: 80,
} as const;

/** Thumbnails visible at once (§9). */
export const THUMBNAILS_PER_VIEW = 5;

/** Pictures of a product that are fetched ahead of being chosen (§9). */
export const PRELOADED_IMAGES = 5;

/** Sharing pictures (Open Graph): a shape that no site crops, in a format that all read. */
const SHARING_FORMAT = {width: 1200, height: 630, quality: 85, format: 'jpg'} as const;

/** A banner, cropped to that shape. */
export const SHARING_BANNER = {...SHARING_FORMAT, crop: 'center'} as const;

/** A product picture, padded with `--studio`: a crop would cut off hoods. */
export const SHARING_PICTURE = {...SHARING_FORMAT, padColor: 'ebe9e6'} as const;

/** The part of a banner that phones show: `ratio` is its height by its width. */
export const BANNER_PORTRAIT = {ratio: 1.1, crop: 'center', quality: 70} as const;

/** Widths of a banner's portrait: a phone of up to 430 px, at one to three pixels each. */
export const BANNER_PORTRAIT_WIDTHS = [430, 860, 1290] as const;

/** Shown to sharing sites when there is no banner of the store's own (§9 leaves the path open). */
export const FALLBACK_BANNER_PATH = '/images/sharing-banner.jpg';

/** A request to the image CDN; sizes in pixels. */
export interface ImageRequest {
  width: number;
  height?: number;
  crop?: 'center' | 'top' | 'bottom' | 'left' | 'right';
  /** Pads the picture to the requested size with this color: six hexadecimal digits. */
  padColor?: string;
  /** 1 to 100. */
  quality: number;
  /** Default webp. Use jpg or png for readers that are not browsers. */
  format?: 'webp' | 'jpg' | 'png';
}

/** The query parameters that `imageUrl` sets. */
const OWNED = /^(?:width|height|crop|pad_color|quality|format)(?:=|$)/;

/**
 * The URL of a picture, as webp unless said otherwise, in the given size (whole, 1 to 1600, §9) and
 * quality (§7). Parameters that `source` already carries stay, unless this function owns them.
 */
export function imageUrl(source: string, request: ImageRequest): string {
  const {height, crop, padColor, quality, format = IMAGE_FORMAT} = request;
  const [url = '', fragment] = source.split('#', 2);
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
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

/** The quality asked for at `width`: that of the nearest srcset width not below it (§7). */
export function srcsetQuality(width: number): number {
  const index = SRCSET_WIDTHS.findIndex((step) => width <= step);
  return SRCSET_QUALITIES[index] ?? 90;
}
