/**
 * A block alphabet of the project's own, as center lines on a grid of 8 × 12 (baseline at 12): no font has to
 * be installed for a picture to carry its lettering. Corners are cut, as on a shirt number.
 */
const LINES: Readonly<Record<string, string>> = {
  A: 'M0 12V3L3 0H5L8 3V12M0 7.4H8',
  B: 'M0 0H6L8 2V4.4L6.6 6L8 7.6V10L6 12H0ZM0 6H6.6',
  C: 'M8 3.4V2L6 0H2L0 2V10L2 12H6L8 10V8.6',
  D: 'M0 0H5.6L8 2.4V9.6L5.6 12H0Z',
  E: 'M8 0H0V12H8M0 6H6.4',
  F: 'M8 0H0V12M0 6H6.4',
  G: 'M8 3.4V2L6 0H2L0 2V10L2 12H6L8 10V6.4H4.6',
  H: 'M0 0V12M8 0V12M0 6H8',
  I: 'M2 0V12',
  J: 'M8 0V10L6 12H2L0 10V8.6',
  K: 'M0 0V12M8 0L1.6 6L8 12',
  L: 'M0 0V12H7.6',
  M: 'M0 12V0L5 6.4L10 0V12',
  N: 'M0 12V0L8 12V0',
  O: 'M2 0H6L8 2V10L6 12H2L0 10V2Z',
  P: 'M0 12V0H6L8 2V5L6 7H0',
  Q: 'M2 0H6L8 2V10L6 12H2L0 10V2ZM5 8.6L8.6 12.8',
  R: 'M0 12V0H6L8 2V4.8L6 6.8H0M4 6.8L8 12',
  S: 'M8 3.2V2L6 0H2L0 2V4L2 6H6L8 8V10L6 12H2L0 10V8.8',
  T: 'M-.4 0H8.4M4 0V12',
  U: 'M0 0V10L2 12H6L8 10V0',
  V: 'M0 0L4 11.4L8 0',
  W: 'M0 0L2.6 11.6L5.6 3L8.6 11.6L11.2 0',
  X: 'M0 0L8 12M8 0L0 12',
  Y: 'M0 0L4 6V12M8 0L4 6',
  Z: 'M0 0H8L0 12H8',
  '0': 'M2 0H6L8 2V10L6 12H2L0 10V2Z',
  '1': 'M.8 2.6L3.6 0V12M.6 12H6.6',
  '2': 'M0 3.2V2L2 0H6L8 2V4.4L0 12H8',
  '3': 'M0 2L2 0H6L8 2V4.4L6.4 6L8 7.6V10L6 12H2L0 10M3 6H6.4',
  '4': 'M6 12V0L0 8.4H8.4',
  '5': 'M8 0H0V5.4H6L8 7.4V10L6 12H2L0 10',
  '6': 'M8 2.6V2L6 0H2L0 2V10L2 12H6L8 10V7.8L6 5.8H0',
  '7': 'M0 0H8L3 12',
  '8': 'M2 0H6L8 2V4.6L6.6 6L8 7.4V10L6 12H2L0 10V7.4L1.4 6L0 4.6V2ZM1.4 6H6.6',
  '9': 'M0 9.4V10L2 12H6L8 10V2L6 0H2L0 2V4.2L2 6.2H8',
  '.': 'M1 10.6V12.2',
  '-': 'M1 6H5',
  "'": 'M1 0V3',
  ':': 'M1 3V4.6M1 9V10.6',
};

const WIDTHS: Readonly<Record<string, number>> = {
  I: 4,
  L: 7.6,
  M: 10,
  W: 11.2,
  '1': 6.8,
  '.': 2,
  '-': 6,
  "'": 2,
  ':': 2,
  ' ': 4,
};

/** Height of a capital, from the middle of its top stroke to the middle of its bottom one. */
export const CAP_HEIGHT = 12;

export interface Glyph {
  /** Center lines; empty for a space. */
  d: string;
  width: number;
}

/** Case does not matter; a character without a drawing leaves a space. */
export function glyph(character: string): Glyph {
  const key = character.toUpperCase();
  return {d: LINES[key] ?? '', width: WIDTHS[key] ?? (LINES[key] ? 8 : 4)};
}
