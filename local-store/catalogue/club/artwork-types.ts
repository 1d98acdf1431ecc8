/** The words in which pictures of the club's goods are described. */
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
