/**
 * Shopify's `v1` encoding of option value combinations, for `encodedVariantExistence` and
 * `encodedVariantAvailability`. It is a trie over positions of option values: `:` goes one
 * option deeper, `,` ends a prefix, ` ` separates siblings at the last option and `-` is a run
 * of them. The combinations (0,0) (0,1) (0,2) (0,4) (1,0) are `v1_0:0-2 4,1:0,`.
 * Source: the schema's description of these fields, which gives the decoding.
 */

/** Encodes combinations of option value positions, all of the same length, in any order. */
export function encodeCombinations(combinations: readonly (readonly number[])[]): string {
  const sorted = [...combinations].sort(byPosition);
  const depth = sorted[0]?.length ?? 0;
  return `v1_${encodeLevel(sorted, 0, depth)}`;
}

function byPosition(a: readonly number[], b: readonly number[]): number {
  for (let level = 0; level < a.length; level += 1) {
    const difference = (a[level] ?? 0) - (b[level] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The combinations from `level` on; they agree on all options before it. */
function encodeLevel(
  sorted: readonly (readonly number[])[],
  level: number,
  depth: number,
): string {
  if (level >= depth - 1)
    return encodeRuns(sorted.map((combination) => combination[level] ?? 0));
  let encoded = '';
  for (let start = 0; start < sorted.length;) {
    const value = sorted[start]?.[level];
    let end = start + 1;
    while (end < sorted.length && sorted[end]?.[level] === value) end += 1;
    encoded += `${value}:${encodeLevel(sorted.slice(start, end), level + 1, depth)},`;
    start = end;
  }
  return encoded;
}

/** Ascending positions as runs: 0 1 2 4 becomes `0-2 4`. */
function encodeRuns(values: readonly number[]): string {
  const runs: {from: number; to: number}[] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last && value <= last.to + 1) last.to = value;
    else runs.push({from: value, to: value});
  }
  return runs.map(({from, to}) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');
}
