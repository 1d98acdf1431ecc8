import type {Layers} from '../sheet/layers';
import type {Texture} from '../studio/scene';

/** Colors of one piece. */
export interface Style {
  cloth: string;
  trim: string;
  ink: string;
}

export type Side = 'front' | 'back';

/** Where a print's middle lies on the canvas, and how wide it is there. */
export interface PrintSpot {
  x: number;
  y: number;
  width: number;
  /** Room from top to bottom; a tall print is made smaller to keep within it. */
  height?: number;
}

/** How one kind of garment is drawn, lying flat on a canvas of 1600 × 2000 units. */
export interface Pattern {
  texture: Texture;
  /** How far hand-smoothed cloth rises and sinks, 0 to 1. */
  drape: number;
  /** Height of the piece's middle on the canvas: it comes to the middle of the picture. */
  middle: number;
  /** The whole piece, with `print` in its place on the cloth (below cords and zips). */
  draw(side: Side, style: Style, print: Layers): Layers;
  /** Colors of the patch that prints lie on, where it is not the cloth. */
  patch?: {cloth: string; ink: string};
  /** Small marks (a crest) and large ones have places of their own. */
  spot(side: Side, size: 'small' | 'large'): PrintSpot;
  /** Middle of the neck label, or of the brand tab. */
  label: {x: number; y: number; zoom: number};
  /** Target of the close-up, where that is not the print. */
  closeUp?: {x: number; y: number; zoom: number};
  /** Outline that is left when the piece is folded; without one, two pieces lie across each other. */
  folded?: string;
  /** Where the hook of a hanger comes out, and whether it comes through an open neck. */
  hang?: {y: number; open: boolean};
}
