import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {combinationAt, combinationNumber, fromRuns, toRuns} from './combinations';

const options = [
  {name: 'Size', values: ['S', 'M']},
  {name: 'Color', values: ['Navy', 'Red', 'Cream']},
];

describe('combinations of option values', () => {
  it('are numbered, the last option fastest', () => {
    expect(combinationNumber([0, 0], options)).toBe(0);
    expect(combinationNumber([1, 2], options)).toBe(5);
    expect(combinationAt(4, options)).toEqual(['M', 'Red']);
  });

  it('are found again by their number', () => {
    for (const [size, sizeName] of ['S', 'M'].entries()) {
      for (const [color, colorName] of ['Navy', 'Red', 'Cream'].entries()) {
        const number = combinationNumber([size, color], options);
        expect(combinationAt(number, options)).toEqual([sizeName, colorName]);
      }
    }
  });
});

describe('runs', () => {
  it('say where numbers begin and how many follow', () => {
    expect(toRuns([7, 1, 2, 3, 8])).toEqual([1, 3, 7, 2]);
    expect(fromRuns([1, 3, 7, 2])).toEqual([1, 2, 3, 7, 8]);
  });

  it('stand for exactly the numbers they were made of', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(500)), (numbers) => {
        expect(fromRuns(toRuns(numbers))).toEqual([...numbers].sort((a, b) => a - b));
      }),
    );
  });
});
