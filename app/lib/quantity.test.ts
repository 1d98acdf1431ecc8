import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  nearestQuantities,
  parseQuantity,
  rangeOf,
  stepQuantity,
  type QuantityRule,
} from './quantity';

describe('parseQuantity', () => {
  it('reads base-10 integers (§5)', () => {
    fc.assert(
      fc.property(fc.integer({min: 1}), (n) => {
        expect(parseQuantity(String(n))).toBe(n);
      }),
    );
    expect(parseQuantity(' 010 ')).toBe(10);
  });

  it('never goes below the minimum, 1 by default (§5)', () => {
    expect(parseQuantity('0')).toBe(1);
    expect(parseQuantity('-3')).toBe(1);
    expect(parseQuantity('-3', Number.NEGATIVE_INFINITY)).toBe(-3);
  });

  it.each(['', '  ', 'abc', '1.5', '2e3', '0x10', 'NaN', '99999999999999999999', '1 2'])(
    'rejects %j',
    (text) => expect(parseQuantity(text)).toBeNull(),
  );
});

describe('stepQuantity', () => {
  it('changes by one, and minus stops at 1 (§5)', () => {
    expect(stepQuantity(1, 1)).toBe(2);
    expect(stepQuantity(2, -1)).toBe(1);
    expect(stepQuantity(1, -1)).toBe(1);
  });
});

describe('the quantity rule of goods (§10.34)', () => {
  const twos = {minimum: 2, maximum: null, increment: 2};
  const crates = {minimum: 6, maximum: 24, increment: 6};

  it('is where a choice starts, stops and steps', () => {
    expect(rangeOf(twos)).toEqual({first: 2, last: null, step: 2});
    expect(rangeOf(crates)).toEqual({first: 6, last: 24, step: 6});
    expect(stepQuantity(2, -1, rangeOf(twos))).toBe(2);
    expect(stepQuantity(2, 1, rangeOf(twos))).toBe(4);
    expect(stepQuantity(24, 1, rangeOf(crates))).toBe(24);
  });

  it('names the nearest quantities', () => {
    expect(nearestQuantities(3, rangeOf(twos))).toEqual([2, 4]);
    expect(nearestQuantities(1, rangeOf(twos))).toEqual([2]);
    expect(nearestQuantities(4, rangeOf(twos))).toEqual([4]);
    expect(nearestQuantities(30, rangeOf(crates))).toEqual([24]);
  });

  it('counts what the cart holds', () => {
    expect(rangeOf(crates, 18)).toEqual({first: 6, last: 6, step: 6});
    expect(rangeOf({minimum: 6, maximum: null, increment: 1}, 6).first).toBe(1);
    expect(rangeOf(twos, 3).first).toBe(1);
    expect(nearestQuantities(6, rangeOf(crates, 24))).toEqual([]);
  });

  it('is kept by every total that it offers, whatever the cart holds', () => {
    const rule = fc.record({
      minimum: fc.integer({min: 1, max: 50}),
      maximum: fc.option(fc.integer({min: 50, max: 200})),
      increment: fc.integer({min: 1, max: 20}),
    });
    const keeps = (total: number, {minimum, maximum, increment}: QuantityRule) =>
      total >= minimum &&
      total % increment === 0 &&
      (maximum === null || total <= maximum);
    const quantity = fc.integer({min: 1, max: 300});
    fc.assert(
      fc.property(rule, quantity, fc.nat(200), (given, asked, held) => {
        const range = rangeOf(given, held);
        const nearest = nearestQuantities(asked, range);
        for (const one of nearest) expect(keeps(held + one, given)).toBe(true);
        if (keeps(held + asked, given)) expect(nearest).toEqual([asked]);
      }),
    );
  });
});
