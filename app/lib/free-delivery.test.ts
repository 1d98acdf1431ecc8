import {describe, expect, it} from 'vitest';

import {freeDeliveryIn, readFreeDelivery} from './free-delivery';

describe('the subtotal from which delivery is free', () => {
  it.each([
    ['75', 'EUR', '75'],
    ['75 USD, 69.90 EUR', 'EUR', '69.90'],
    ['75 USD', 'JPY', null],
    ['75 USD, 9.500 KWD', 'KWD', '9.500'],
    ['1500000 VND', 'VND', '1500000'],
  ])('“%s” is in %s: %s', (text, currency, amount) =>
    expect(freeDeliveryIn(readFreeDelivery(text) ?? [], currency)).toBe(amount),
  );

  it.each(['', 'seventy', '75 usd', '75 USD;', '-1'])('“%s” is not read', (text) => {
    expect(readFreeDelivery(text)).toBeNull();
  });
});
