import type {ProductOption} from './option-selection';

/**
 * Numbers in ascending order, written as runs: first, count, first, count, … A product's combinations come in long runs, so that
 * thousands of them are a few dozen numbers.
 */
export type Runs = readonly number[];

/** The number of a combination, given by the positions of its values: the last option's value changes fastest. */
export function combinationNumber(
  positions: readonly number[],
  options: readonly ProductOption[],
): number {
  return options.reduce(
    (number, {values}, index) => number * values.length + (positions[index] ?? 0),
    0,
  );
}

/** The values of the combination with this number. */
export function combinationAt(
  number: number,
  options: readonly ProductOption[],
): string[] {
  let rest = number;
  return options
    .map(({values}) => values)
    .reverse()
    .map((values) => {
      const value = values[rest % values.length] ?? '';
      rest = Math.floor(rest / values.length);
      return value;
    })
    .reverse();
}

/** Numbers, in whatever order, as runs. */
export function toRuns(numbers: readonly number[]): Runs {
  const runs: number[] = [];
  let next = -1;
  for (const number of [...numbers].sort((a, b) => a - b)) {
    if (number === next) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(number, 1);
    next = number + 1;
  }
  return runs;
}

/** The numbers that runs stand for. */
export function fromRuns(runs: Runs): number[] {
  return runs.flatMap((first, index) =>
    index % 2 === 0
      ? Array.from({length: runs[index + 1] ?? 0}, (_, step) => first + step)
      : [],
  );
}
