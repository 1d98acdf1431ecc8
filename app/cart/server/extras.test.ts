import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {readCode, readNote, withCode, withoutCode} from '../extras';
import {readCartLink, readDiscountLink} from './linked-cart.server';
import {discountOutcome} from './notices.server';

describe('a cart link', () => {
  it('is parsed into variants, quantities and codes', () => {
    expect(readCartLink('11:2,12:1', 'HERON10,FIVER')).toEqual({
      lines: [
        {merchandiseId: 'gid://shopify/ProductVariant/11', quantity: 2},
        {merchandiseId: 'gid://shopify/ProductVariant/12', quantity: 1},
      ],
      discountCodes: ['HERON10', 'FIVER'],
    });
  });

  it('adds up the quantities of a repeated variant', () => {
    expect(readCartLink('11:2,11:3', null)?.lines).toMatchObject([{quantity: 5}]);
  });

  it.each([
    '11',
    '11:0',
    '11:-1',
    '11:1.5',
    '11:2e3',
    'x:1',
    '11:1,',
    'c',
    'add',
    '11:9999999',
    Array.from({length: 21}, (_, index) => `${index + 1}:1`).join(','),
  ])('rejects %s', (path) => expect(readCartLink(path, null)).toBeNull());

  it('never yields more than 20 variants and 20 codes', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, discount) => {
        const link = readCartLink(path, discount);
        expect(link?.lines.length ?? 0).toBeLessThanOrEqual(20);
        expect(link?.discountCodes.length ?? 0).toBeLessThanOrEqual(20);
      }),
    );
  });
});

describe('a discount link', () => {
  it('is parsed into a code and a path of this shop', () => {
    const read = (code: string, search = '') =>
      readDiscountLink(code, `https://shop.example/discount/x${search}`);
    expect(read('HERON10', '?redirect=/hoodies')).toEqual({
      code: 'HERON10',
      redirectTo: '/hoodies',
    });
    expect(read('HERON10', '?redirect=//evil.example')?.redirectTo).toBe('/cart');
    expect(read('CALL +1 555 NOW')).toBeNull();
    expect(read('x'.repeat(65))).toBeNull();
  });
});

describe('discount codes', () => {
  it('are compared without regard to case', () => {
    expect(withCode(['Heron10'], ' HERON10 ')).toEqual(['Heron10']);
    expect(withoutCode(['Heron10', 'FIVER'], 'heron10')).toEqual(['FIVER']);
  });

  it.each(['', '   ', 'a\nb', 'x'.repeat(256), null, 5, ['A']])(
    '%j is invalid',
    (value) => expect(readCode(value)).toBeNull(),
  );

  it('have a reason for not applying where the store gives one', () => {
    expect(discountOutcome(true, [])).toBe('discount-applied');
    expect(discountOutcome(false, [])).toBe('discount-not-applicable');
    expect(discountOutcome(false, [{code: 'DISCOUNT_NOT_FOUND'}])).toBe(
      'discount-unknown',
    );
  });
});

it('a note is limited, with line ends counted as the store counts them', () => {
  expect(readNote(' a\r\nb ')).toBe('a\nb');
  expect(readNote('x'.repeat(5001))).toBeNull();
  expect(readNote(null)).toBeNull();
});
