import {describe, expect, it} from 'vitest';

import {viewFirstLines} from './cart-view';
import {furtherLines, linesAskedFor} from './first-lines';
import {type ServerCart, type ServerLine} from './server-cart';
import {showCart} from './show-cart';

const money = {amount: '0.0', currencyCode: 'USD'};

const line = (number: number): ServerLine => ({
  id: `line ${number}`,
  quantity: 2,
  attributes: [],
  merchandise: {
    // Two lines of one thing: the second is called by its own id.
    id: `variant ${Math.floor(number / 2)}`,
    title: 'One size',
    selectedOptions: [],
  },
});

const cartOf = (count: number): ServerCart => ({
  id: 'cart',
  checkoutUrl: 'https://checkout.example/c/1',
  updatedAt: '2026-01-01T00:00:00Z',
  cost: {subtotalAmount: money, totalAmount: money},
  discountAllocations: [],
  discountCodes: [],
  appliedGiftCards: [],
  lines: {edges: Array.from({length: count}, (_, number) => ({node: line(number)}))},
});

describe('a large cart', () => {
  it('is sent with its first lines, and counts every item all the same', () => {
    const first = viewFirstLines(cartOf(301), 25);
    expect(first.lines).toHaveLength(25);
    expect(first.beyond).toEqual({lines: 276, quantity: 552});
    expect(showCart(first, [])).toMatchObject({count: 602, beyond: 276});
  });

  it('calls its first lines as it does where all are sent', () => {
    const keys = (most: number) =>
      viewFirstLines(cartOf(301), most).lines.map(({key}) => key);
    expect(keys(25)).toEqual(keys(301).slice(0, 25));
    expect(keys(25).slice(0, 3)).toEqual(['variant 0', 'line 1', 'variant 1']);
  });

  it('counts lines of which the quantity alone is known', () => {
    const [start, whole] = [cartOf(25), cartOf(301)];
    const beyond = whole.lines.edges.slice(25).map(({node: {quantity}}) => ({quantity}));
    expect(viewFirstLines({...start, beyond}, 25)).toEqual(viewFirstLines(whole, 25));
  });

  it('is sent whole where all of it is shown', () => {
    const whole = viewFirstLines(cartOf(25), 25);
    expect(whole).not.toHaveProperty('beyond');
    expect(showCart(whole, [])).toMatchObject({count: 50, beyond: 0});
  });

  it('shows 15 lines at first, and up to 500 where the address asks for them', () => {
    expect(['', '7', '-1', 'x', null].map(linesAskedFor)).toEqual([15, 15, 15, 15, 15]);
    expect(linesAskedFor('275')).toBe(275);
    expect(linesAskedFor('9000')).toBe(500);
  });

  it('goes on by 250 lines a page (§9)', () => {
    expect([26, 250, 476].map(furtherLines)).toEqual([26, 250, 250]);
  });
});
