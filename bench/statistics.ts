/** The middle of several measurements and how far they spread. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** The median of at least one number. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted[sorted.length % 2 ? middle : middle - 1];
  if (upper === undefined || lower === undefined) throw new Error('nothing was measured');
  return {
    median: (upper + lower) / 2,
    min: sorted[0] ?? upper,
    max: sorted.at(-1) ?? upper,
  };
}

export const medianOf = (values: readonly number[]) => spreadOf(values).median;
