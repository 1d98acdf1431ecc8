/**
 * The colors that the club's goods are sold in. A color's key is its slug in picture
 * paths (`products/crest-tee/petrol-front.webp`); the swatch is what the API answers.
 */
export const palette = {
  petrol: {name: 'Petrol', swatch: '#0f4c4f'},
  chalk: {name: 'Chalk', swatch: '#f2efe6'},
  ink: {name: 'Ink', swatch: '#16191d'},
  'heron-grey': {name: 'Heron Grey', swatch: '#8f999f'},
  brass: {name: 'Brass', swatch: '#c8963e'},
  'tide-blue': {name: 'Tide Blue', swatch: '#2f5d8a'},
  rust: {name: 'Rust', swatch: '#a2472f'},
  slate: {name: 'Slate', swatch: '#4b545c'},
  sand: {name: 'Sand', swatch: '#d8c7a5'},
  kelp: {name: 'Kelp', swatch: '#3e4a36'},
} as const satisfies Record<string, {name: string; swatch: string}>;

export type ColorSlug = keyof typeof palette;
