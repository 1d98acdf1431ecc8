import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  addMoney,
  formatMoney,
  freeDeliveryIn,
  isReduced,
  lessMoney,
  missingTo,
  percentOf,
  readFreeDelivery,
  toDecimals,
} from './money';

const usd = (amount: string) => ({amount, currencyCode: 'USD'});

describe('formatMoney', () => {
  it('shows US dollars as $ and the amount to two decimals (§2)', () => {
    expect(formatMoney(usd('25.0'), 'en')).toBe('$25.00');
    expect(formatMoney(usd('1234.5'), 'en')).toBe('$1234.50');
  });

  it('shows $0.00 when the price is missing or unreadable (§2)', () => {
    expect(formatMoney(null, 'en')).toBe('$0.00');
    expect(formatMoney(undefined, 'en')).toBe('$0.00');
    expect(formatMoney(usd('free'), 'en')).toBe('$0.00');
  });

  it('defaults to USD (§9)', () => {
    expect(formatMoney({amount: '3', currencyCode: ''}, 'en')).toBe('$3.00');
  });

  it('puts the sign of a refund before the dollar', () => {
    expect(formatMoney(usd('-5.5'), 'en')).toBe('-$5.50');
  });

  it('formats other currencies by Intl, with their own decimals (§10.18)', () => {
    expect(formatMoney({amount: '25.0', currencyCode: 'EUR'}, 'en')).toBe('€25.00');
    expect(formatMoney({amount: '2500', currencyCode: 'JPY'}, 'en')).toBe('¥2,500');
  });

  it.each([
    ['de-DE', 'EUR', '1234.5', '1.234,50 €'],
    ['fr-FR', 'EUR', '1234.5', '1 234,50 €'],
    ['ja-JP', 'JPY', '2500.0', '¥2,500'],
    ['en-GB', 'GBP', '25.0', '£25.00'],
    ['de-CH', 'CHF', '1234.5', "CHF 1'234.50"],
    ['de-DE', 'KWD', '7.5', '7,500 KWD'],
    ['it-IT', 'EUR', '1234.5', '1.234,50 €'],
    ['de-DE', 'HUF', '25', '25,00 HUF'],
    ['ja-JP', 'USD', '25.0', '$25.00'],
    ['en-CA', 'CAD', '1234.5', '$1,234.50'],
    ['en-AU', 'AUD', '1234.5', '$1,234.50'],
    ['es-MX', 'MXN', '29.95', '$29.95'],
    ['fr-CA', 'CAD', '1234.5', '1 234,50 $'],
    ['en-GB', 'USD', '29.95', 'US$29.95'],
  ])('in %s shows %s in one form on every engine', (tag, currencyCode, amount, text) => {
    const shown = formatMoney({amount, currencyCode}, tag);
    expect(shown).toBe(text.replaceAll(' ', '\u00a0'));
  });

  it('shows the code of an unknown currency', () => {
    expect(formatMoney({amount: '7', currencyCode: 'POINTS'}, 'en')).toBe('POINTS 7.00');
  });
});

describe('toDecimals', () => {
  it('keeps every whole number of cents exactly', () => {
    fc.assert(
      fc.property(fc.bigInt({min: 0n, max: 10n ** 18n}), (cents) => {
        const text = `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`;
        expect(toDecimals(text, 2)).toBe(text);
      }),
    );
  });

  it('rounds halves away from zero, as decimals and not as floats', () => {
    expect(toDecimals('1.005', 2)).toBe('1.01');
    expect(toDecimals('-1.005', 2)).toBe('-1.01');
    expect(toDecimals('0.999', 2)).toBe('1.00');
    expect(toDecimals('-0.001', 2)).toBe('0.00');
  });
});

it('the rest to an amount has the decimals of its currency', () => {
  const missing = (to: string, amount: string, currencyCode: string) =>
    missingTo(to, {amount, currencyCode})?.amount;
  expect(missing('57', '50.0', 'USD')).toBe('7.00');
  expect(missing('12000', '9000.0', 'JPY')).toBe('3000');
  expect(missing('20', '12.505', 'KWD')).toBe('7.495');
  expect(missing('50', '50.0', 'USD')).toBeUndefined();
});

it('no share of an amount looks whole that is not', () => {
  const share = (of: string, amount: string) => percentOf(of, usd(amount));
  expect([share('80', '20.0'), share('75', '74.99'), share('75', '80')]).toEqual([
    25, 99, 100,
  ]);
  expect(share('0', '0.0')).toBe(100);
});

describe('isReduced', () => {
  it('is true only for a higher price in the same currency', () => {
    expect(isReduced(usd('20.0'), usd('25.0'))).toBe(true);
    expect(isReduced(usd('25.0'), usd('25.00'))).toBe(false);
    expect(isReduced(usd('9.0'), usd('10.0'))).toBe(true);
    expect(isReduced(usd('20.0'), {amount: '25', currencyCode: 'CAD'})).toBe(false);
    expect(isReduced(usd('20.0'), null)).toBe(false);
  });
});

describe('addMoney', () => {
  it('adds exactly, whatever the number of decimals', () => {
    expect(addMoney(usd('2.5'), usd('10.0'))).toEqual(usd('12.5'));
    expect(addMoney(usd('0.1'), usd('0.2'))).toEqual(usd('0.3'));
    expect(addMoney(usd('1'), usd('0.005'))).toEqual(usd('1.005'));
  });
});

describe('lessMoney', () => {
  it('subtracts exactly, and never below zero', () => {
    expect(lessMoney(usd('80.0'), usd('8.25'))).toEqual(usd('71.75'));
    expect(lessMoney(usd('1.005'), usd('1'))).toEqual(usd('0.005'));
    expect(lessMoney(usd('5.0'), usd('9.99'))).toEqual(usd('0.00'));
  });
});

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
