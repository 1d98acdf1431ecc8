import sharp, {type Sharp} from 'sharp';

import type {Placement} from './geometry';
import type {Format} from './parameters';

export const CONTENT_TYPES: Readonly<Record<Format, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  avif: 'image/avif',
};

/** Scales and cuts a picture as `placement` says and compresses it. */
export async function encodeVariant(
  picture: Uint8Array,
  placement: Placement,
  format: Format,
  quality: number,
): Promise<Buffer> {
  const {scaled, left, top, width, height} = placement;
  const image = sharp(picture)
    .resize(scaled.width, scaled.height, {fit: 'fill', kernel: 'lanczos3'})
    .extract({left, top, width, height});
  return compress(padded(image, placement), format, quality).toBuffer();
}

function padded(image: Sharp, {width, height, canvas}: Placement): Sharp {
  if (!canvas) return image;
  const [left, top] = [(canvas.width - width) >> 1, (canvas.height - height) >> 1];
  return image.extend({
    left,
    top,
    right: canvas.width - width - left,
    bottom: canvas.height - height - top,
    background: canvas.color,
  });
}

function compress(image: Sharp, format: Format, quality: number): Sharp {
  switch (format) {
    case 'webp':
      return image.webp({quality, effort: 4, smartSubsample: true});
    case 'avif':
      return image.avif({quality: Math.max(1, quality - 20), effort: 3});
    case 'jpg':
      return image.flatten({background: '#ffffff'}).jpeg({quality, mozjpeg: true});
    case 'png':
      return image.png({palette: quality < 100, quality});
  }
}
