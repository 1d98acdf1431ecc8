/**
 * What is in a picture, in words: the only thing that the catalogue tells the artwork.
 * A description is plain data, so it can be written by hand, compared and hashed.
 */

/** CSS hex colour with six digits, for example `#1b2a49`. */
export type Hex = `#${string}`;

export type Garment =
  | 'tee'
  | 'long-sleeve'
  | 'hoodie'
  | 'zip-hoodie'
  | 'sweatshirt'
  | 'quarter-zip'
  | 'jacket'
  | 'shorts'
  | 'cap'
  | 'beanie'
  | 'scarf'
  | 'tote'
  | 'socks'
  | 'mug'
  | 'pin'
  | 'flag';

/**
 * How the camera looks at it. `front` and `back` lie flat under the light; `detail` is a close-up of the
 * first print, `label` of the neck label (of the brand tab where a thing has no neck), `folded` a folded
 * piece, `hanger` the piece hung on the rail.
 */
export type View = 'front' | 'back' | 'detail' | 'label' | 'folded' | 'hanger';

/** What is printed or embroidered. Lettering comes from the print's `text`. */
export type Motif =
  /** The club's crest. */
  | 'crest'
  /** The crest in one ink, without its fields. */
  | 'crest-outline'
  /** `text` on an arch, as on a college shirt. */
  | 'arch'
  /** `text` on one straight line. */
  | 'wordmark'
  /** `text` set over three lines that grow together, with inline strokes. */
  | 'retro'
  /** `text` (a number or a year) in tall numerals. */
  | 'numeral'
  /** The town's skyline over water, with `text` below. */
  | 'skyline'
  /** Three bands across the cloth. */
  | 'stripes'
  /** A pennant that carries `text`. */
  | 'pennant'
  /** A ring of `text` around the crest's emblem. */
  | 'roundel';

/** Where a print sits. Things without the place (a mug has no sleeve) leave the print out. */
export type Placement =
  | 'left-chest'
  | 'chest'
  | 'full-front'
  | 'upper-back'
  | 'full-back'
  | 'left-sleeve'
  | 'right-sleeve'
  | 'left-thigh';

export interface Print {
  motif: Motif;
  place: Placement;
  /** Letters A-Z, digits and `.-'&/·` are drawn; case does not matter. */
  text?: string;
  /** First ink; by default one that reads well on the cloth. */
  ink?: Hex;
  /** Second ink, for motifs with two. */
  accent?: Hex;
}

/** One colour that a product is sold in. */
export interface Colourway {
  /** The option value's name as the catalogue has it, for example `Heather Grey`. */
  name: string;
  cloth: Hex;
  /** Collar, cuffs, brim, handles, second colour of scarves and socks; by default the cloth's. */
  trim?: Hex;
  /** Mottled yarn. */
  heather?: boolean;
  /** Replaces the first ink of every print on this colour. */
  ink?: Hex;
  /** Replaces the second ink of every print on this colour. */
  accent?: Hex;
}

/** Everything needed to draw one product in all its colours and views. */
export interface ProductArtwork {
  garment: Garment;
  prints: Print[];
  colours: Colourway[];
  views: View[];
}

/** Product handle → its artwork. */
export type CatalogueArtwork = Readonly<Record<string, ProductArtwork>>;

/** Wide pictures that are composed rather than laid flat. */
export type Composition = 'rail' | 'stack' | 'terrace' | 'stripes' | 'crest';

/**
 * A picture of a given size that is not one product's: a home banner, a collection's picture, the sharing
 * image, a crest.
 */
export interface CompositionArtwork {
  composition: Composition;
  /** Pixels of the source. */
  width: number;
  height: number;
  /** Main colour and second colour. */
  colour: Hex;
  accent?: Hex;
  /** Lettering, where the composition carries some. */
  text?: string;
}

/** Path below the CDN's root (`banners/rail.jpg`) → what it shows. */
export type CompositionIndex = Readonly<Record<string, CompositionArtwork>>;
