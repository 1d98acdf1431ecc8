import {expect, test} from 'vitest';
import {decimalString, moneyIn} from './money';

test.each([
  [2500, 'USD', '25.0'],
  [2550, 'USD', '25.5'],
  [2555, 'USD', '25.55'],
  [5, 'USD', '0.05'],
  [0, 'USD', '0.0'],
  [-105, 'USD', '-1.05'],
  [2500, 'JPY', '2500.0'],
  [1234, 'KWD', '1.234'],
])('%i minor units of %s are "%s"', (minor, currencyCode, expected) => {
  expect(decimalString({minor, currencyCode})).toBe(expected);
});

test('a market converts once, to whole minor units of its own currency', () => {
  expect(moneyIn({currencyCode: 'JPY', rate: 150}, 2501, 'USD')).toEqual({
    minor: 3752,
    currencyCode: 'JPY',
  });
});
