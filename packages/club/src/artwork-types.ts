/** The words in which pictures of the club's goods are described, and the colors they come in. */
import type {Colorway, ProductArtwork} from './artwork/description';
import {palette, type ColorSlug} from './palette';

export * from './artwork/description';

/** The pictures of one of the club's products. */
export type ClubArtwork = ProductArtwork<ColorSlug>;

export const colorways: Record<ColorSlug, Colorway> = {
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
