import {describe, expect, test} from 'vitest';

import {lineChanges} from './payload';
import {cartView as cart, lineView as line} from '../../../tests/support/cart-view';

describe('lineChanges', () => {
  const [two, three] = [line('a', 2), line('a', 3)];

  test('reports added lines and increased quantities', () => {
    expect(lineChanges(null, cart([two]))).toEqual([{line: two, rise: 2}]);
    expect(lineChanges(cart([two]), cart([three]))).toEqual([{line: three, rise: 1}]);
  });

  test('reports removed lines and decreased quantities', () => {
    expect(lineChanges(cart([three]), cart([two]))).toEqual([{line: two, rise: -1}]);
    expect(lineChanges(cart([two]), cart([]))).toEqual([{line: two, rise: -2}]);
  });

  test('ignores changes of price, order or codes', () => {
    const other = line('b', 1);
    const dearer = {...two, total: {amount: '9.0', currencyCode: 'USD'}};
    expect(lineChanges(cart([two, other]), cart([other, dearer]))).toEqual([]);
  });

  test('reports no removals when the cart was replaced', () => {
    const [old, other] = [cart([three], {id: 'old'}), cart([two], {id: 'new'})];
    expect(lineChanges(old, other)).toEqual([{line: two, rise: 2}]);
  });
});
