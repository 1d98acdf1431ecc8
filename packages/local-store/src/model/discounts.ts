/** Discount codes: whether one applies to a cart, and what it takes off. */
import type {DiscountData} from '../catalogue';
import {allocate, percentageOf} from './allocation';

/** What a discount sees of a line. */
export interface DiscountableLine {
  productId: number;
  quantity: number;
  /** Minor units, what is left to pay after earlier discounts. */
  amount: number;
}

/** Codes are compared without regard to case or surrounding space. */
export function sameCode(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** A list of codes without its duplicates; the first way of writing one stays. */
export function distinctCodes(codes: readonly string[]): string[] {
  return codes
    .map((code) => code.trim())
    .filter(
      (code, index, all) =>
        code && all.findIndex((other) => sameCode(other, code)) === index,
    );
}

/** Whether a discount takes something off particular products, rather than off the whole order. */
export function isEntitled(discount: DiscountData): boolean {
  return discount.productIds !== undefined;
}

/** Whether a discount applies to a line. */
export function coversLine(discount: DiscountData, line: DiscountableLine): boolean {
  return line.quantity > 0 && (discount.productIds?.includes(line.productId) ?? true);
}

/**
 * Whether a discount works at an instant for a cart with these lines.
 * @param convert turns the merchant's amounts into the currency of the lines
 */
export function isApplicable(
  discount: DiscountData,
  lines: readonly DiscountableLine[],
  now: Date,
  convert: (shopMinor: number) => number,
): boolean {
  if (discount.startsAt && new Date(discount.startsAt) > now) return false;
  if (discount.endsAt && new Date(discount.endsAt) <= now) return false;
  const covered = lines.filter((line) => coversLine(discount, line));
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  return covered.length > 0 && subtotal >= convert(discount.minimumSubtotal ?? 0);
}

/**
 * What an applicable discount takes off each line, in the lines' order; never more than is left.
 * @param convert turns the merchant's amounts into the currency of the lines
 */
export function discountShares(
  discount: DiscountData,
  lines: readonly DiscountableLine[],
  convert: (shopMinor: number) => number,
): number[] {
  const weights = lines.map((line) => (coversLine(discount, line) ? line.amount : 0));
  const base = weights.reduce((sum, weight) => sum + weight, 0);
  const {value} = discount;
  const wanted =
    value.kind === 'percentage'
      ? percentageOf(base, value.percent)
      : convert(value.amount);
  return allocate(Math.min(base, wanted), weights);
}
