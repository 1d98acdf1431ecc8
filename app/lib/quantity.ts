/** Smallest quantity a shopper can choose (§5). */
export const MIN_QUANTITY = 1;

/** Stock at or below this is short. */
export const LOW_STOCK = 5;

/**
 * Parses a typed quantity: a base-10 integer (§5), at least `minimum`. Returns `null` for anything else (empty,
 * `"abc"`, `"2e3"`, `"1.5"`, unsafe integers): the caller keeps its value.
 */
export function parseQuantity(
  text: string,
  minimum: number = MIN_QUANTITY,
): number | null {
  const trimmed = text.trim();
  if (!/^[+-]?\d+$/.test(trimmed)) return null;
  const value = Number.parseInt(trimmed, 10);
  return Number.isSafeInteger(value) ? Math.max(minimum, value) : null;
}

/** The quantity one step from `quantity`; minus never goes below 1 (§5). */
export function stepQuantity(quantity: number, step: 1 | -1): number {
  return Math.max(MIN_QUANTITY, quantity + step);
}
