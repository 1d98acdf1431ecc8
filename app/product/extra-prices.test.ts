import {describe, expect, test} from 'vitest';

import {withExtras} from './extra-prices.server';
import type {Option} from './product';

const option = (name: string, values: string[]): Option => ({name, values, swatches: []});
const variant = (values: string[], amount: string) => ({
  values,
  price: {amount, currencyCode: 'EUR'},
});
const SIZE = option('Size', ['S', 'M']);
const PRINT = option('Print', ['None', 'Name and number', 'Patch']);

describe('what a value adds to the price', () => {
  test('is known where it is the same beside every other choice', () => {
    const variants = [
      variant(['S', 'None'], '65.0'),
      variant(['S', 'Name and number'], '80.0'),
      variant(['M', 'None'], '67.5'),
      variant(['M', 'Name and number'], '82.5'),
    ];
    const [size, print] = withExtras([SIZE, PRINT], variants);
    expect(size?.extras).toEqual([null, {amount: '2.50', currencyCode: 'EUR'}]);
    expect(print?.extras).toEqual([null, {amount: '15.00', currencyCode: 'EUR'}, null]);
  });

  test('is left out where it depends on another choice, or is less', () => {
    const variants = [
      variant(['S', 'None'], '65.0'),
      variant(['S', 'Name and number'], '80.0'),
      variant(['S', 'Patch'], '60.0'),
      variant(['M', 'None'], '65.0'),
      variant(['M', 'Name and number'], '85.0'),
      variant(['M', 'Patch'], '60.0'),
    ];
    for (const {extras} of withExtras([SIZE, PRINT], variants))
      expect(extras).toBeUndefined();
  });

  test('is left out where the value is the whole choice', () => {
    const amounts = option('Amount', ['25', '50']);
    const variants = [variant(['25'], '25.0'), variant(['50'], '50.0')];
    expect(withExtras([amounts], variants)).toEqual([amounts]);
  });
});
