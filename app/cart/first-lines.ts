import {CART_LINES_AT_FIRST, CART_LINES_PAGE_SIZE, MAX_CART_LINES} from './limits';
import {parseQuantity} from '~/lib/quantity';

/** Query parameter of the cart's page: how many lines it shows. */
export const LINES_PARAM = 'lines';

/** How many lines are shown where an address asks for `text`: some at least, at most all that a cart can hold. */
export function linesAskedFor(text: string | null): number {
  const asked = parseQuantity(text ?? '') ?? 0;
  return Math.min(Math.max(asked, CART_LINES_AT_FIRST), MAX_CART_LINES);
}

/** How many of the `left` lines that are not shown one press brings: a page (spec §9). */
export function furtherLines(left: number): number {
  return Math.min(CART_LINES_PAGE_SIZE, left);
}
