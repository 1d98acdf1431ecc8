import {parseQuantity} from '~/lib/quantity';

/** Cookie with the cart's id (§9). */
export const CART_COOKIE_NAME = 'cart';

/** Seconds the cart cookie lives: 7 days from creation (§9), renewed by reads (§10.8). */
export const CART_COOKIE_MAX_AGE = 7 * 24 * 60 * 60;

/** Cart lines asked for in one page (§9). */
export const CART_LINES_PAGE_SIZE = 250;

/** Lines shown at first: a cart of hundreds then loads as fast as a small one. */
export const CART_LINES_AT_FIRST = 15;

/** Lines one cart can hold (the Storefront API's limit). */
export const MAX_CART_LINES = 500;

/** Amount of a line whose cost is missing (§9). */
export const DEFAULT_LINE_AMOUNT = '0';

/** Milliseconds the floating cart button stays flagged after the count rose (§9). */
export const CART_PULSE_MS = 2000;

/** Milliseconds for which the removal of a line can be undone. */
export const UNDO_MS = 10_000;

/** Query parameter of the cart's page: how many lines it shows. */
export const LINES_PARAM = 'lines';

/**
 * How many lines the parameter `text` asks for, between the first 15 and all that a cart can have.
 */
export function readShownLines(text: string | null): number {
  const asked = parseQuantity(text ?? '') ?? 0;
  return Math.min(Math.max(asked, CART_LINES_AT_FIRST), MAX_CART_LINES);
}

/** How many of the `left` hidden lines one press shows: a page (§9). */
export function nextLinesCount(left: number): number {
  return Math.min(CART_LINES_PAGE_SIZE, left);
}
