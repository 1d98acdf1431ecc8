/**
 * Descriptions of the club's pictures, for the artwork to draw. Kept apart from the
 * catalogue: the catalogue only knows picture paths, and this file only knows what to draw
 * for a path.
 *
 * A product's picture lives at `products/<handle>/<color>-<view>.png`, 1600 × 2000.
 */
import {arrangements} from './arrangements';
import {colorways, type BrandMark, type PictureDescription} from './artwork-types';
import {productArtwork} from './product-artwork';

export * from './artwork-types';
export {productArtwork};

/** A player's shirt, on which somebody has a name and a number printed; 1600 × 2000. */
const lettered: Record<string, PictureDescription> = {
  'products/match-shirt/quill.png': {
    kind: 'product',
    artwork: {...productArtwork['match-shirt']!, backPrint: 'name-and-number'},
    colorway: colorways.petrol,
    view: 'back',
  },
};

const brandArtwork: Record<string, BrandMark> = {
  'brand/crest.png': 'crest',
  'brand/crest-square.png': 'crest-square',
  'brand/icon.png': 'icon',
  'brand/gift-card.png': 'gift-card',
};

const productPath = /^products\/([a-z0-9-]+)\/([a-z-]+)-([a-z]+)\.png$/;

/**
 * Describes the picture at a CDN path.
 * @param path below the CDN's root, as in `ImageData.path`
 * @returns the description, or undefined when no such picture exists
 */
export function describePicture(path: string): PictureDescription | undefined {
  if (Object.hasOwn(arrangements, path))
    return {kind: 'arrangement', arrangement: arrangements[path]!};
  if (Object.hasOwn(brandArtwork, path))
    return {kind: 'brand', mark: brandArtwork[path]!};
  if (Object.hasOwn(lettered, path)) return lettered[path];
  const [, handle = '', color = '', view = ''] = productPath.exec(path) ?? [];
  const artwork = Object.hasOwn(productArtwork, handle)
    ? productArtwork[handle]
    : undefined;
  const slug = artwork?.colors.find((candidate) => candidate === color);
  const shown = artwork?.views.find((candidate) => candidate === view);
  if (!artwork || !slug || !shown) return undefined;
  return {kind: 'product', artwork, colorway: colorways[slug], view: shown};
}

/** Every picture path that can be drawn, for rendering ahead and for tests. */
export function picturePaths(): string[] {
  const products = Object.entries(productArtwork).flatMap(
    ([handle, {colors, views: shown}]) =>
      colors.flatMap((color) =>
        shown.map((view) => `products/${handle}/${color}-${view}.png`),
      ),
  );
  return [
    ...products,
    ...Object.keys(arrangements),
    ...Object.keys(lettered),
    ...Object.keys(brandArtwork),
  ];
}
