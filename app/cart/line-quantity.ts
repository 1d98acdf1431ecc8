/** More of one thing than any order holds, and far below what the store's integers can carry. */
export const MAX_LINE_QUANTITY = 100_000;

/**
 * A quantity as a form brings it: a whole number, as a number or as base-10 digits (spec §5), from `minimum` to
 * `MAX_LINE_QUANTITY`. Everything else (`-1`, `1.5`, `"2e3"`, `NaN`, `1e9`, lists, `null`) is `null`.
 */
export function readLineQuantity(value: unknown, minimum: 0 | 1): number | null {
  const isDigits = typeof value === 'string' && /^\d{1,9}$/.test(value.trim());
  const quantity = isDigits ? Number.parseInt(value, 10) : value;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity)) return null;
  return quantity >= minimum && quantity <= MAX_LINE_QUANTITY ? quantity : null;
}
