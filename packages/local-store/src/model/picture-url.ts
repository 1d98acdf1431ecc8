/** URLs of pictures and videos on the store's CDN, in the form Shopify's CDN understands. */

/** The schema's `ImageTransformInput`, and the arguments of `transformedSrc`. */
export interface PictureTransform {
  crop?: 'BOTTOM' | 'CENTER' | 'LEFT' | 'RIGHT' | 'TOP' | null;
  maxHeight?: number | null;
  maxWidth?: number | null;
  preferredContentType?: 'JPG' | 'PNG' | 'WEBP' | null;
  /** Device pixels per pixel, 1 to 3: multiplies the sizes. */
  scale?: number | null;
}

/** Largest size that a transform may ask for, in pixels (the schema's description of it). */
const maxPixels = 5760;

/**
 * @param origin of the store, without a slash at the end
 * @param path below the CDN's root
 * @param transform asked for; null for the picture as it is
 */
export function pictureUrl(
  origin: string,
  path: string,
  transform: PictureTransform | null,
): string {
  const url = new URL(
    `${origin}/cdn/shop/files/${path.split('/').map(encodeURIComponent).join('/')}`,
  );
  const {crop, maxHeight, maxWidth, preferredContentType, scale} = transform ?? {};
  const size = (pixels: number) =>
    String(Math.min(maxPixels, pixels * clampScale(scale)));
  if (maxWidth) url.searchParams.set('width', size(maxWidth));
  if (maxHeight) url.searchParams.set('height', size(maxHeight));
  if (crop) url.searchParams.set('crop', crop.toLowerCase());
  if (preferredContentType)
    url.searchParams.set('format', preferredContentType.toLowerCase());
  return url.href;
}

/** Everything that is served as a video lies below this path, as on Shopify's CDN. */
export const VIDEO_ROOT = '/cdn/shop/videos/';

/**
 * @param origin of the store, without a slash at the end
 * @param path below the CDN's root of videos
 */
export function videoUrl(origin: string, path: string): string {
  return origin + VIDEO_ROOT + path.split('/').map(encodeURIComponent).join('/');
}

function clampScale(scale: number | null | undefined): number {
  return Math.min(3, Math.max(1, scale ?? 1));
}
