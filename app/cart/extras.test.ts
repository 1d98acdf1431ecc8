import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {type CartExtra, type CartExtras} from './cart';
import {isExtraApplied, readCode, readNote, withCode, withoutCode} from './extras';
import {readCartLink, readDiscountLink} from './linked-cart.server';
import {discountOutcome} from './messages';

describe('a link to a cart', () => {
  it('names variants, quantities and codes', () => {
    expect(readCartLink('11:2,12:1', 'HERON10,FIVER')).toEqual({
      lines: [
        {merchandiseId: 'gid://shopify/ProductVariant/11', quantity: 2},
        {merchandiseId: 'gid://shopify/ProductVariant/12', quantity: 1},
      ],
      discountCodes: ['HERON10', 'FIVER'],
    });
  });

  it('adds up a variant that is named twice', () => {
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
  ])('%s is none', (path) => expect(readCartLink(path, null)).toBeNull());

  it('whatever it holds, names no more than 20 variants and 20 codes', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, discount) => {
        const link = readCartLink(path, discount);
        expect(link?.lines.length ?? 0).toBeLessThanOrEqual(20);
        expect(link?.discountCodes.length ?? 0).toBeLessThanOrEqual(20);
      }),
    );
  });
});

describe('a link to a discount', () => {
  it('names a code, and where it leads on this shop', () => {
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
  it('are one whatever their case', () => {
    expect(withCode(['Heron10'], ' HERON10 ')).toEqual(['Heron10']);
    expect(withoutCode(['Heron10', 'FIVER'], 'heron10')).toEqual(['FIVER']);
  });

  it.each(['', '   ', 'a\nb', 'x'.repeat(256), null, 5, ['A']])('%j is none', (value) =>
    expect(readCode(value)).toBeNull(),
  );

  it('say why they do not work where the store does', () => {
    expect(discountOutcome(true, [])).toBe('discount-applied');
    expect(discountOutcome(false, [])).toBe('discount-not-applicable');
    expect(discountOutcome(false, [{code: 'DISCOUNT_NOT_FOUND'}])).toBe(
      'discount-unknown',
    );
  });
});

it('a note is counted with the line ends that the store counts, and bounded', () => {
  expect(readNote(' a\r\nb ')).toBe('a\nb');
  expect(readNote('x'.repeat(5001))).toBeNull();
  expect(readNote(null)).toBeNull();
});

describe('after an answer was lost, the cart read again tells whether the change was made', () => {
  const held: CartExtras = {
    discountCodes: [{code: 'HERON10', applicable: true}],
    giftCards: [{id: 'gid://shopify/AppliedGiftCard/1', lastCharacters: 'cafe'}],
    note: 'a\nb',
  };

  it.each<[CartExtra, boolean]>([
    [{field: 'discountCodes', kept: [], entered: 'heron10 '}, true],
    [{field: 'discountCodes', kept: ['HERON10']}, true],
    [{field: 'discountCodes', kept: []}, false],
    [{field: 'discountCodes', kept: ['HERON10'], entered: 'FIVER'}, false],
    [{field: 'addGiftCard', code: 'XXXX-CAFE'}, true],
    [{field: 'addGiftCard', code: 'XXXX-BABE'}, false],
    [{field: 'removeGiftCard', id: 'gid://shopify/AppliedGiftCard/1'}, false],
    [{field: 'removeGiftCard', id: 'gid://shopify/AppliedGiftCard/2'}, true],
    [{field: 'note', note: ' a\r\nb '}, true],
    [{field: 'note', note: ''}, false],
  ])('%j: %s', (extra, made) => expect(isExtraApplied(extra, held)).toBe(made));
});
