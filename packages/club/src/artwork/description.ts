/**
 * Descriptions of pictures, in words: the only thing that a catalogue tells the artwork. A description is plain
 * data, so it can be written by hand, compared and hashed.
 */

export type Garment =
  | 'tee'
  | 'ringer-tee'
  | 'match-shirt'
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
  | 'socks'
  | 'card';

/**
 * `crest`: small crest on the left chest (or centered on headwear). `crest-large`: crest across
 * the chest. `wordmark`: HERONS in an arc. `motto`: STAND STILL. STRIKE ONCE. in two lines.
 * `tide`: five wavy tide lines. `lighthouse`: the Keeper's Light and its beam. `varsity-1908`:
 * 1908 in block numerals. `throwback`: the 1908 crest, a plain heron in a ring. `floodlight`:
 * four pylons. `stilts`: the stand on its wooden piles. `coast-road`: a road along cliffs.
 * `hoops`: woven hoops in the trim color. `little-heron`: a heron chick. `tide-table`: a
 * tide table set in small type. `name-and-number`: QUILL over a large 23, as on a player's
 * back. `none`: plain fabric.
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
  | 'name-and-number'
  | 'none';

export const views = ['front', 'back', 'detail', 'label', 'folded', 'hanger'] as const;
export type View = (typeof views)[number];

/** Everything about a product's pictures but the color and the view. */
export interface ProductArtwork<Color extends string = string> {
  garment: Garment;
  print: Print;
  /** Print on the back; none when absent. */
  backPrint?: Print;
  /** Cut for children: shorter and wider in proportion. */
  youth?: boolean;
  colors: readonly Color[];
  views: readonly View[];
}

/** Fabric, print and trim of a garment sold in a color, as CSS hex colors. */
export interface Colorway {
  fabric: string;
  ink: string;
  trim: string;
}

/** A product in an arrangement, as one of its pictures shows it. */
export interface Placed {
  artwork: ProductArtwork;
  colorway: Colorway;
  /** `hanger` hangs from the rail. */
  view: View;
  /** Where its middle is. */
  x: number;
  /** Of no meaning for what hangs. */
  y: number;
  /** 1 is the size of its own picture, which is 1600 × 2000. */
  scale: number;
  /** Degrees, clockwise. */
  turn: number;
}

/** What goods lie on or hang before: a painted wall, the same at night, boards of a boathouse. */
export type Place = 'wall' | 'night' | 'boards';

/** Several products in one picture. */
export interface Arrangement {
  width: number;
  height: number;
  place: Place;
  /** Height of the rail; none for goods that lie. */
  rail?: number;
  /** From the back to the front. */
  goods: readonly Placed[];
}

/** The club's marks: a heron on one leg before a low sun, in a shield, above three waves. */
export type BrandMark = 'crest' | 'crest-square' | 'icon';

export type PictureDescription =
  | {kind: 'product'; artwork: ProductArtwork; colorway: Colorway; view: View}
  | {kind: 'arrangement'; arrangement: Arrangement}
  | {kind: 'brand'; mark: BrandMark};
