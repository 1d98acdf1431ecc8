import {straight} from './lettering';
import {heron, waveLine} from './heron';

export const SHIELD = 'M-45 -56H45V10C45 38 24 54 0 66C-24 54 -45 38 -45 10Z';
const FIELD = 'M-40 -51H40V9.6C40 35 21 49.6 0 60.4C-21 49.6 -40 35 -40 9.6Z';

export interface CrestColors {
  /** Border, bird and waves. */
  ink: string;
  /** The shield's field. */
  field: string;
  /** The low sun. */
  sun: string;
}

/**
 * The club's crest: a heron on one leg before a low sun, above three waves. 90 × 122 units, middle at the
 * origin. `id` keeps its clip apart from those of other crests in a picture.
 */
export function crest({ink, field, sun}: CrestColors, id = 'crest'): string {
  const wave = (y: number, weight: number) =>
    `<path transform="translate(0 ${y})" d="${waveLine(110, 5, 5.5)}" fill="none" stroke="${ink}" stroke-width="${weight}"/>`;
  return (
    `<clipPath id="${id}"><path d="${FIELD}"/></clipPath>` +
    `<path d="${SHIELD}" fill="${ink}"/><path d="${FIELD}" fill="${field}"/>` +
    `<g clip-path="url(#${id})"><circle cx="7" cy="2" r="25" fill="${sun}"/>` +
    `<path d="M-50 24H50V70H-50Z" fill="${field}"/>` +
    `<g transform="translate(-3 -8) scale(.92)">${heron(ink, field, 2.6)}</g>` +
    `<path transform="translate(0 31)" d="${waveLine(110, 5, 5.5)}V40H-55Z" fill="${field}"/>` +
    `${wave(31, 3)}${wave(40.5, 3)}${wave(50, 3)}</g>`
  );
}

/** The first crest, of 1908: a plain heron in a ring with the year below. */
export function throwbackCrest(ink: string, field: string): string {
  return (
    `<circle r="49" fill="${ink}"/><circle r="45" fill="${field}"/><circle r="42" fill="none" stroke="${ink}" stroke-width="1.4"/>` +
    `<g transform="translate(-1 -6) scale(.72)">${heron(ink, field, 2.8)}</g>` +
    `<path d="M-26 31H26" stroke="${ink}" stroke-width="1.4"/>` +
    `<g transform="translate(0 20)"></g><g transform="translate(0 36.5)">${straight('1908', 20, {ink, weight: 2})}</g>`
  );
}
