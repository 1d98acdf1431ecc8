import type {GridSize, Placement} from './featured-layout';

/*
 * Widths of a card's picture as `sizes` states them, solved from the tokens --gutter, --gap and --page. On a phone two
 * columns (`PHONE_WIDE`: one), from 960 px four (a lead: two of them), at 1680 px the page stops growing.
 */
const PHONE = 'calc(46.9vw - 10px)';
const PHONE_WIDE = 'calc(94.8vw - 13px)';
const QUARTER = '(min-width:1680px) 378px,(min-width:960px) calc(23vw - 9px)';
const THIRD = '(min-width:1680px) 512px,(min-width:960px) calc(31vw - 10px)';
const HALF = '(min-width:1680px) 780px,(min-width:960px) calc(46.9vw - 10px)';

/** The `sizes` of a card's picture at its place in the grid. */
export function cardSizes(size: GridSize, {wide, lead}: Placement): string {
  const desktop = {one: HALF, three: THIRD, many: lead ? HALF : QUARTER}[size];
  return `${desktop},${wide ? PHONE_WIDE : PHONE}`;
}
