/** Discount codes: whether one applies to a cart, and what it takes off. */
import type {DiscountData} from '../catalogue';

/** The data of a line that a discount depends on. */
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

/** A list of codes without its duplicates, each as it was first written. */
export function distinctCodes(codes: readonly string[]): string[] {
  return codes.filter(
    (code, index) =>
      code.trim() && codes.findIndex((other) => sameCode(other, code)) === index,
  );
}

/** Whether a discount takes something off particular products, rather than off the whole order. */
export function isEntitled(discount: DiscountData): boolean {
  return discount.productIds !== undefined;
}

/** Whether a discount applies to a line. */
function coversLine(discount: DiscountData, line: DiscountableLine): boolean {
  return line.quantity > 0 && (discount.productIds?.includes(line.productId) ?? true);
}

/** Why a code takes nothing off a cart: the end of its `CartWarningCode`, after `DISCOUNT_`. */
export type Refusal =
  | 'CODE_NOT_HONOURED'
  | 'CURRENTLY_INACTIVE'
  | 'NO_ENTITLED_LINE_ITEMS'
  | 'NOT_FOUND'
  | 'PURCHASE_NOT_IN_RANGE';

/**
 * Why a discount does not work at an instant for a cart with these lines; null when it works.
 * @param convert turns the merchant's amounts into the currency of the lines
 */
export function refusalOf(
  discount: DiscountData | undefined,
  lines: readonly DiscountableLine[],
  now: Date,
  convert: (shopMinor: number) => number,
): Refusal | null {
  if (!discount) return 'NOT_FOUND';
  const {startsAt, endsAt, minimumSubtotal = 0} = discount;
  if (startsAt && new Date(startsAt) > now) return 'CURRENTLY_INACTIVE';
  if (endsAt && new Date(endsAt) <= now) return 'CURRENTLY_INACTIVE';
  if (!lines.some(({quantity}) => quantity > 0)) return 'CODE_NOT_HONOURED';
  if (!lines.some((line) => coversLine(discount, line))) return 'NO_ENTITLED_LINE_ITEMS';
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  return subtotal < convert(minimumSubtotal) ? 'PURCHASE_NOT_IN_RANGE' : null;
}

/**
 * The amounts that an applicable discount takes off the lines, in their order; never more than is left.
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

/**
 * Spreads a whole amount in proportion to weights, remainders to the largest fractions first
 * (the earlier of equals). No part exceeds its weight while the amount does not exceed their sum.
 * @param amount minor units, at least 0
 * @param weights minor units, at least 0
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0 || amount === 0) return weights.map(() => 0);
  // BigInt, because an amount times a weight may pass 2^53.
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return {
      index,
      share: Number(product / BigInt(total)),
      remainder: Number(product % BigInt(total)),
    };
  });
  let left = amount - parts.reduce((sum, {share}) => sum + share, 0);
  const byRemainder = [...parts].sort(
    (a, b) => b.remainder - a.remainder || a.index - b.index,
  );
  for (const part of byRemainder) {
    if (left === 0) break;
    part.share += 1;
    left -= 1;
  }
  return parts.map(({share}) => share);
}

/** A percentage of an amount in minor units, halves rounded up. */
export function percentageOf(amount: number, percent: number): number {
  return Math.min(amount, Math.round((amount * percent) / 100));
}
