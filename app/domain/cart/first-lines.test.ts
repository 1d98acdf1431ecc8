import {describe, expect, it} from 'vitest';

import {furtherLines, linesAskedFor, withFirstLines} from './first-lines';
import {showCart} from './show-cart';
import {type CartLineView, type CartView} from './view';

const money = {amount: '0.0', currencyCode: 'USD'};

const line = (number: number): CartLineView => ({
  key: `line ${number}`,
  id: `line ${number}`,
  merchandiseId: `variant ${number}`,
  handle: null,
  title: 'Scarf',
  variantTitle: null,
  image: null,
  quantity: 2,
  total: money,
  minimum: 1,
  maximum: null,
  increment: 1,
});

const cartOf = (count: number): CartView => ({
  id: 'cart',
  webUrl: 'https://checkout.example/c/1',
  updatedAt: '2026-01-01T00:00:00Z',
  lines: Array.from({length: count}, (_, number) => line(number)),
  subtotal: money,
  total: money,
  tax: null,
  deductions: [],
  extras: {discountCodes: [], giftCards: [], note: ''},
});

describe('a large cart', () => {
  it('is sent with its first lines, and counts every item all the same', () => {
    const first = withFirstLines(cartOf(301), 25);
    expect(first.lines).toHaveLength(25);
    expect(first.beyond).toEqual({lines: 276, quantity: 552});
    expect(showCart(first, [])).toMatchObject({count: 602, beyond: 276});
  });

  it('is sent whole where all of it is shown', () => {
    const whole = cartOf(25);
    expect(withFirstLines(whole, 25)).toBe(whole);
    expect(showCart(whole, [])).toMatchObject({count: 50, beyond: 0});
  });

  it('shows 25 lines at first, and up to 500 where the address asks for them', () => {
    expect(['', '7', '-1', 'x', null].map(linesAskedFor)).toEqual([25, 25, 25, 25, 25]);
    expect(linesAskedFor('275')).toBe(275);
    expect(linesAskedFor('9000')).toBe(500);
  });

  it('goes on by 250 lines a page (§9)', () => {
    expect([26, 250, 476].map(furtherLines)).toEqual([26, 250, 250]);
  });
});
