import {describe, expect, it} from 'vitest';

import {cartIdOf, cookieValueOf} from './cart-cookie.server';
import {MAX_LINE_QUANTITY, readLineQuantity} from './cart-form.server';
import {cartBadge} from '../components/CartButton';
import {ANSWER_MESSAGES} from './messages';
import {errorMessage, warningMessage} from './notices.server';

describe('the cart cookie (§10.8)', () => {
  it('stores the id without its prefix, and restores it', () => {
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
  ])('ignores a malformed value: %j', (value) => {
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

  it('accepts 0 where it removes the line', () => {
    expect(readLineQuantity('0', 0)).toBe(0);
  });
});

it('the badge shows the count up to 99, and 99+ above (§9)', () => {
  expect([0, 99, 100].map(cartBadge)).toEqual(['0', '99', '99+']);
});

describe('sentences for the codes of the store (§10.10)', () => {
  it('shows the merchant’s text for VALIDATION_CUSTOM, and a generic sentence for unknown codes', () => {
    expect(errorMessage(ANSWER_MESSAGES, 'VALIDATION_CUSTOM', 'One per fan.')).toBe(
      'One per fan.',
    );
    expect(errorMessage(ANSWER_MESSAGES, 'FROM_THE_FUTURE', 'internal text')).toBe(
      ANSWER_MESSAGES.form.generic,
    );
    expect(errorMessage(ANSWER_MESSAGES, null, '')).toBe(ANSWER_MESSAGES.form.generic);
    expect(warningMessage(ANSWER_MESSAGES.warnings, 'FROM_THE_FUTURE')).toBe(
      ANSWER_MESSAGES.warnings.generic,
    );
  });

  it.each(['MERCHANDISE_NOT_APPLICABLE', 'SELLING_PLAN_NOT_APPLICABLE'])(
    'says of %s what older versions say with INVALID',
    (code) =>
      expect(errorMessage(ANSWER_MESSAGES, code, '')).toBe(
        'This item cannot be bought right now.',
      ),
  );

  it('names the remaining stock, and sold-out lines', () => {
    const line = {quantity: 1, merchandise: {product: {title: 'Hoodie'}}};
    expect(
      warningMessage(ANSWER_MESSAGES.warnings, 'MERCHANDISE_NOT_ENOUGH_STOCK', {line}),
    ).toBe('Only 1 available.');
    expect(
      warningMessage(ANSWER_MESSAGES.warnings, 'MERCHANDISE_OUT_OF_STOCK', {line}),
    ).toBe('Hoodie has sold out.');
  });
});
