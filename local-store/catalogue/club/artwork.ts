/**
 * What each of the club's pictures shows, for whoever draws them. Kept apart from the
 * catalogue: the catalogue only knows picture paths, and this file only knows how a path is
 * to be drawn.
 *
 * A product's picture lives at `products/<handle>/<colour>-<view>.png`, 1600 × 2000.
 */
import {palette, type ColourSlug} from './palette';

export type Garment =
  | 'tee'
  | 'ringer-tee'
  | 'long-sleeve'
  | 'hoodie'
  | 'zip-hoodie'
  | 'sweatshirt'
  | 'jacket'
  | 'shorts'
  | 'cap'
  | 'beanie'
  | 'scarf'
  | 'tote'
  | 'socks';

/**
 * `crest`: small crest on the left chest (or centred on headwear). `crest-large`: crest across
 * the chest. `wordmark`: HERONS in an arc. `motto`: STAND STILL. STRIKE ONCE. in two lines.
 * `tide`: five wavy tide lines. `lighthouse`: the Keeper's Light and its beam. `varsity-1908`:
 * 1908 in block numerals. `throwback`: the 1908 crest, a plain heron in a ring. `floodlight`:
 * four pylons. `stilts`: the stand on its wooden piles. `coast-road`: a road along cliffs.
 * `hoops`: woven hoops in the trim colour. `little-heron`: a heron chick. `tide-table`: a
 * tide table set in small type. `none`: plain fabric.
 */
export type Print =
  | 'crest'
  | 'crest-large'
  | 'wordmark'
  | 'motto'
  | 'tide'
  | 'lighthouse'
  | 'varsity-1908'
  | 'throwback'
  | 'floodlight'
  | 'stilts'
  | 'coast-road'
  | 'hoops'
  | 'little-heron'
  | 'tide-table'
  | 'none';

export const views = ['front', 'back', 'detail', 'label', 'folded', 'hanger'] as const;
export type View = (typeof views)[number];

/** Everything about a product's pictures but the colour and the view. Keyed by handle below. */
export interface ProductArtwork {
  garment: Garment;
  print: Print;
  /** Print on the back; none when absent. */
  backPrint?: Print;
  /** Cut for children: shorter and wider in proportion. */
  youth?: boolean;
  colours: readonly ColourSlug[];
  views: readonly View[];
}

/** Fabric, print and trim of a garment sold in a colour, as CSS hex colours. */
export interface Colourway {
  fabric: string;
  ink: string;
  trim: string;
}

export const colourways: Record<ColourSlug, Colourway> = {
  petrol: {fabric: palette.petrol.swatch, ink: '#f2efe6', trim: '#c8963e'},
  chalk: {fabric: palette.chalk.swatch, ink: '#0f4c4f', trim: '#c8963e'},
  ink: {fabric: palette.ink.swatch, ink: '#f2efe6', trim: '#c8963e'},
  'heron-grey': {fabric: palette['heron-grey'].swatch, ink: '#0f3436', trim: '#f2efe6'},
  brass: {fabric: palette.brass.swatch, ink: '#0f3436', trim: '#f2efe6'},
  'tide-blue': {fabric: palette['tide-blue'].swatch, ink: '#f2efe6', trim: '#d8c7a5'},
  rust: {fabric: palette.rust.swatch, ink: '#f2efe6', trim: '#d8c7a5'},
  slate: {fabric: palette.slate.swatch, ink: '#f2efe6', trim: '#c8963e'},
  sand: {fabric: palette.sand.swatch, ink: '#0f4c4f', trim: '#a2472f'},
  kelp: {fabric: palette.kelp.swatch, ink: '#f2efe6', trim: '#c8963e'},
};

const worn: readonly View[] = views;
const held: readonly View[] = ['front', 'detail', 'label', 'folded'];
const small: readonly View[] = ['front', 'back', 'detail', 'label'];

export const productArtwork: Record<string, ProductArtwork> = {
  'crest-tee': {
    garment: 'tee',
    print: 'crest',
    colours: ['petrol', 'chalk', 'ink', 'heron-grey', 'brass'],
    views: worn,
  },
  'harbour-wordmark-tee': {
    garment: 'tee',
    print: 'wordmark',
    colours: ['chalk', 'tide-blue', 'ink'],
    views: worn,
  },
  'strike-once-tee': {
    garment: 'tee',
    print: 'motto',
    backPrint: 'crest-large',
    colours: ['ink', 'petrol'],
    views: worn,
  },
  'low-tide-tee': {
    garment: 'tee',
    print: 'tide',
    colours: ['sand', 'tide-blue', 'kelp'],
    views: worn,
  },
  'keepers-light-tee': {
    garment: 'tee',
    print: 'lighthouse',
    colours: ['ink', 'brass'],
    views: worn,
  },
  'derby-night-tee': {
    garment: 'tee',
    print: 'varsity-1908',
    backPrint: 'floodlight',
    colours: ['ink', 'petrol'],
    views: worn,
  },
  'away-end-tee': {
    garment: 'tee',
    print: 'wordmark',
    backPrint: 'motto',
    colours: ['rust', 'chalk'],
    views: worn,
  },
  'north-stilts-ringer-tee': {
    garment: 'ringer-tee',
    print: 'stilts',
    colours: ['chalk'],
    views: worn,
  },
  'youth-crest-tee': {
    garment: 'tee',
    print: 'crest',
    youth: true,
    colours: ['petrol', 'chalk'],
    views: worn,
  },
  'youth-little-heron-tee': {
    garment: 'tee',
    print: 'little-heron',
    youth: true,
    colours: ['brass', 'tide-blue'],
    views: worn,
  },
  'crest-hoodie': {
    garment: 'hoodie',
    print: 'crest',
    colours: ['petrol', 'ink', 'heron-grey', 'rust'],
    views: worn,
  },
  'harbour-heavyweight-hoodie': {
    garment: 'hoodie',
    print: 'wordmark',
    colours: ['slate', 'sand', 'kelp'],
    views: worn,
  },
  'throwback-hoodie-1908': {
    garment: 'hoodie',
    print: 'throwback',
    colours: ['chalk', 'petrol'],
    views: worn,
  },
  'floodlight-hoodie': {
    garment: 'hoodie',
    print: 'floodlight',
    colours: ['ink', 'slate'],
    views: worn,
  },
  'stilts-end-hoodie': {
    garment: 'hoodie',
    print: 'stilts',
    backPrint: 'wordmark',
    colours: ['petrol', 'sand'],
    views: worn,
  },
  'coast-road-hoodie': {
    garment: 'hoodie',
    print: 'coast-road',
    colours: ['slate'],
    views: worn,
  },
  'groundsman-zip-hoodie': {
    garment: 'zip-hoodie',
    print: 'crest',
    colours: ['kelp', 'ink', 'heron-grey'],
    views: worn,
  },
  'youth-crest-hoodie': {
    garment: 'hoodie',
    print: 'crest',
    youth: true,
    colours: ['petrol', 'heron-grey'],
    views: worn,
  },
  'harbour-crew-sweatshirt': {
    garment: 'sweatshirt',
    print: 'crest',
    colours: ['heron-grey', 'petrol', 'sand'],
    views: worn,
  },
  'founders-sweatshirt': {
    garment: 'sweatshirt',
    print: 'varsity-1908',
    colours: ['petrol', 'brass'],
    views: worn,
  },
  'tide-table-sweatshirt': {
    garment: 'sweatshirt',
    print: 'tide-table',
    colours: ['chalk', 'tide-blue'],
    views: worn,
  },
  'youth-heron-sweatshirt': {
    garment: 'sweatshirt',
    print: 'little-heron',
    youth: true,
    colours: ['heron-grey', 'petrol'],
    views: worn,
  },
  'rain-delay-long-sleeve': {
    garment: 'long-sleeve',
    print: 'tide',
    backPrint: 'tide-table',
    colours: ['ink', 'tide-blue', 'chalk'],
    views: worn,
  },
  'harbour-wall-jacket': {
    garment: 'jacket',
    print: 'crest',
    colours: ['ink', 'kelp'],
    views: worn,
  },
  'training-shorts': {
    garment: 'shorts',
    print: 'crest',
    colours: ['petrol', 'ink'],
    views: worn,
  },
  'heron-cap': {
    garment: 'cap',
    print: 'crest',
    colours: ['petrol', 'chalk', 'ink', 'rust'],
    views: small,
  },
  'stand-still-cap': {
    garment: 'cap',
    print: 'varsity-1908',
    colours: ['kelp'],
    views: small,
  },
  'trawlerman-beanie': {
    garment: 'beanie',
    print: 'crest',
    colours: ['petrol', 'brass', 'heron-grey', 'rust'],
    views: held,
  },
  'youth-trawlerman-beanie': {
    garment: 'beanie',
    print: 'little-heron',
    youth: true,
    colours: ['brass', 'petrol'],
    views: held,
  },
  'bar-scarf': {garment: 'scarf', print: 'hoops', colours: ['petrol'], views: held},
  'half-time-scarf': {
    garment: 'scarf',
    print: 'wordmark',
    colours: ['rust'],
    views: held,
  },
  'matchday-tote': {
    garment: 'tote',
    print: 'crest-large',
    colours: ['sand', 'ink'],
    views: held,
  },
  'kit-room-tote': {
    garment: 'tote',
    print: 'motto',
    colours: ['petrol'],
    views: ['front'],
  },
  'hoop-socks': {
    garment: 'socks',
    print: 'hoops',
    colours: ['petrol', 'brass', 'chalk'],
    views: held,
  },
};

/** What a banner shows; 2400 × 1200, with room for type on the left. */
export type BannerScene = 'harbour-dawn' | 'floodlights' | 'tide' | 'winter-crowd';

export const bannerArtwork: Record<string, BannerScene> = {
  'banners/harbour-dawn.png': 'harbour-dawn',
  'banners/floodlights.png': 'floodlights',
  'banners/low-tide.png': 'tide',
  'banners/winter-crowd.png': 'winter-crowd',
};

/** The club's marks: a heron on one leg before a low sun, in a shield, above three waves. */
export type BrandMark = 'crest' | 'crest-square' | 'icon';

export const brandArtwork: Record<string, BrandMark> = {
  'brand/crest.png': 'crest',
  'brand/crest-square.png': 'crest-square',
  'brand/icon.png': 'icon',
};

export type PictureDescription =
  | {kind: 'product'; artwork: ProductArtwork; colourway: Colourway; view: View}
  | {kind: 'banner'; scene: BannerScene}
  | {kind: 'brand'; mark: BrandMark};

const productPath = /^products\/([a-z0-9-]+)\/([a-z-]+)-([a-z]+)\.png$/;

/**
 * What the picture at a CDN path shows.
 * @param path below the CDN's root, as in `ImageData.path`
 * @returns the description, or undefined when no such picture exists
 */
export function describePicture(path: string): PictureDescription | undefined {
  if (Object.hasOwn(bannerArtwork, path))
    return {kind: 'banner', scene: bannerArtwork[path]!};
  if (Object.hasOwn(brandArtwork, path))
    return {kind: 'brand', mark: brandArtwork[path]!};
  const [, handle = '', colour = '', view = ''] = productPath.exec(path) ?? [];
  const artwork = Object.hasOwn(productArtwork, handle)
    ? productArtwork[handle]
    : undefined;
  const slug = artwork?.colours.find((candidate) => candidate === colour);
  const shown = artwork?.views.find((candidate) => candidate === view);
  if (!artwork || !slug || !shown) return undefined;
  return {kind: 'product', artwork, colourway: colourways[slug], view: shown};
}

/** Every picture path that can be drawn, for rendering ahead and for tests. */
export function picturePaths(): string[] {
  const products = Object.entries(productArtwork).flatMap(
    ([handle, {colours, views: shown}]) =>
      colours.flatMap((colour) =>
        shown.map((view) => `products/${handle}/${colour}-${view}.png`),
      ),
  );
  return [...products, ...Object.keys(bannerArtwork), ...Object.keys(brandArtwork)];
}
