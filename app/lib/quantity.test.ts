import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {parseQuantity, stepQuantity} from './quantity';

describe('parseQuantity', () => {
  it('reads base-10 integers (§5)', () => {
    fc.assert(
      fc.property(fc.integer({min: 1}), (n) => {
        expect(parseQuantity(String(n))).toBe(n);
      }),
    );
    expect(parseQuantity(' 010 ')).toBe(10);
  });

  it('never goes below the minimum, 1 unless told otherwise (§5)', () => {
    expect(parseQuantity('0')).toBe(1);
    expect(parseQuantity('-3')).toBe(1);
    expect(parseQuantity('0', 0)).toBe(0);
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
