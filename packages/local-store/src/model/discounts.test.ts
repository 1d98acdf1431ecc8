import fc from 'fast-check';
import {expect, test} from 'vitest';
import {allocate, percentageOf} from './discounts';

const weights = fc.array(fc.nat({max: 10_000_000}), {minLength: 1, maxLength: 40});

test('shares add up to the amount, and none exceeds its weight', () => {
  fc.assert(
    fc.property(weights, fc.nat({max: 10_000}), (given, permyriad) => {
      const total = given.reduce((sum, weight) => sum + weight, 0);
      const amount = Math.floor((total * permyriad) / 10_000);
      const shares = allocate(amount, given);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      shares.forEach((share, index) =>
        expect(share).toBeLessThanOrEqual(given[index] ?? 0),
      );
    }),
  );
});

test('remainders go to the largest fractions, the earlier of equals first', () => {
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocate(10, [5, 0, 15])).toEqual([3, 0, 7]);
});

test('percentages round half up and never exceed the amount', () => {
  expect(percentageOf(25, 10)).toBe(3);
  expect(percentageOf(24, 10)).toBe(2);
  expect(percentageOf(100, 150)).toBe(100);
});
