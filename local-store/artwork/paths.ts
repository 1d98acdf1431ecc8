import type {CatalogueArtwork, Colourway, ProductArtwork, View} from './description';

/** Pixels of every product picture: 4:5, as wide as the storefront ever asks (spec §9). */
export const PICTURE_WIDTH = 1600;
export const PICTURE_HEIGHT = 2000;

/** What a product path stands for. */
export interface ProductPicture {
  artwork: ProductArtwork;
  colour: Colourway;
  view: View;
}

/** `Heather Grey` → `heather-grey`, as it appears in a picture's path. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Path of one product picture below the CDN's root, for example
 * `products/crest-hoodie/heather-grey-front.png`.
 */
export function picturePath(handle: string, colourName: string, view: View): string {
  return `products/${handle}/${slug(colourName)}-${view}.png`;
}

/** Every product picture by its path, in the order of the catalogue's colours and views. */
export function productPictures(
  catalogue: CatalogueArtwork,
): Map<string, ProductPicture> {
  const pictures = new Map<string, ProductPicture>();
  for (const [handle, artwork] of Object.entries(catalogue)) {
    for (const colour of artwork.colours) {
      for (const view of artwork.views) {
        pictures.set(picturePath(handle, colour.name, view), {artwork, colour, view});
      }
    }
  }
  return pictures;
}
