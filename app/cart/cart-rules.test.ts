import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {cartIdOf, cookieValueOf} from './cart-id';
import {multiplyMoney} from './line-money';
import {MAX_LINE_QUANTITY, readLineQuantity} from './line-quantity';
import {returnPath} from './return-path';
import {
  errorSentence,
  GENERIC_SENTENCE,
  GENERIC_WARNING,
  warningSentence,
} from './store-sentences';

describe('the cart cookie (decision 8)', () => {
  it('holds the id without its prefix, and leads back to it', () => {
    const id = 'gid://shopify/Cart/hWN2abc-_9?key=0f1e2d';
    expect(cookieValueOf(id)).toBe('hWN2abc-_9?key=0f1e2d');
    expect(cartIdOf('hWN2abc-_9?key=0f1e2d')).toBe(id);
  });

  it.each([
    '',
    '../../etc/passwd',
    'a b',
    'abc\r\nSet-Cookie: x=1',
    'abc?key=',
    'abc?key=a&b=c',
    'x'.repeat(20_000),
    '{"id":1}',
    'gid://shopify/Cart/abc',
  ])('counts a malformed value as none: %j', (value) => {
    expect(cartIdOf(value)).toBeNull();
  });
});

describe('readLineQuantity (§5)', () => {
  it.each([
    [1, 1],
    ['3', 3],
    [' 12 ', 12],
    ['007', 7],
    [MAX_LINE_QUANTITY, MAX_LINE_QUANTITY],
  ])('reads %j as %d', (value, quantity) => {
    expect(readLineQuantity(value, 1)).toBe(quantity);
  });

  it.each([
    0,
    -1,
    1.5,
    '1.5',
    '2e3',
    '0x10',
    '-1',
    Number.NaN,
    1e9,
    '',
    'abc',
    [1],
    null,
    undefined,
    {},
    true,
  ])('refuses %j', (value) => {
    expect(readLineQuantity(value, 1)).toBeNull();
  });

  it('takes 0 where it removes the line', () => {
    expect(readLineQuantity('0', 0)).toBe(0);
  });
});

describe('returnPath', () => {
  it.each(['/cart', '/products/hoodie?Size=M', '/'])('returns to %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/a\r\nSet-Cookie: x=1',
    '/❤',
    '',
    'cart',
    null,
    ['/a'],
  ])('returns to the cart instead of %j', (path) => {
    expect(returnPath(path)).toBe('/cart');
  });

  it('never leaves the origin, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.string({unit: fc.constantFrom('/', '\\', '.', ':', '@', '%', 'e', '?', '#')}),
        (asked) => {
          const origin = 'https://shop.example';
          expect(new URL(returnPath(asked), origin).origin).toBe(origin);
        },
      ),
      {numRuns: 2000},
    );
  });
});

describe('multiplyMoney', () => {
  it('is exact to the cent', () => {
    expect(multiplyMoney({amount: '19.99', currencyCode: 'USD'}, 3)).toEqual({
      amount: '59.97',
      currencyCode: 'USD',
    });
    expect(multiplyMoney({amount: '0.1', currencyCode: 'USD'}, 3).amount).toBe('0.30');
  });
});

describe('sentences for the codes of the store (decision 10)', () => {
  it('gives a merchant’s own words for VALIDATION_CUSTOM, a generic sentence for what is unknown', () => {
    expect(errorSentence('VALIDATION_CUSTOM', 'One per fan.')).toBe('One per fan.');
    expect(errorSentence('FROM_THE_FUTURE', 'internal text')).toBe(GENERIC_SENTENCE);
    expect(errorSentence(null, '')).toBe(GENERIC_SENTENCE);
    expect(warningSentence('FROM_THE_FUTURE', null)).toBe(GENERIC_WARNING);
  });

  it('says how many are left, and what sold out', () => {
    const line = {title: 'Hoodie', held: 1};
    expect(warningSentence('MERCHANDISE_NOT_ENOUGH_STOCK', line)).toBe(
      'Only 1 available.',
    );
    expect(warningSentence('MERCHANDISE_OUT_OF_STOCK', line)).toBe(
      'Hoodie has sold out.',
    );
  });
});
