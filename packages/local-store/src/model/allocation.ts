/** Exact shares of an amount: the parts always add up to the whole. */

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
