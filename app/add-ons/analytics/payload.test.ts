import {describe, expect, test} from 'vitest';

import {lineChanges, riseOf} from './payload';
import {cartView as cart, lineView as line} from '../../../tests/support/cart-view';

const changes = (...states: Parameters<typeof lineChanges>) =>
  lineChanges(...states).map((change) => ({
    kind: riseOf(change) > 0 ? 'added' : 'removed',
    ...change,
  }));

describe('lineChanges', () => {
  const [two, three] = [line('a', 2), line('a', 3)];

  test('reports added lines and increased quantities', () => {
    expect(changes(null, cart([two]))).toEqual([
      {kind: 'added', before: null, after: two},
    ]);
    expect(changes(cart([two]), cart([three]))).toEqual([
      {kind: 'added', before: two, after: three},
    ]);
  });

  test('reports removed lines and decreased quantities', () => {
    expect(changes(cart([three]), cart([two]))).toEqual([
      {kind: 'removed', before: three, after: two},
    ]);
    expect(changes(cart([two]), cart([]))).toEqual([
      {kind: 'removed', before: two, after: null},
    ]);
  });

  test('ignores changes of price, order or codes', () => {
    const other = line('b', 1);
    const dearer = {...two, total: {amount: '9.0', currencyCode: 'USD'}};
    expect(changes(cart([two, other]), cart([other, dearer]))).toEqual([]);
  });

  test('reports no removals when the cart was replaced', () => {
    expect(changes(cart([three], {id: 'old'}), cart([two], {id: 'new'}))).toEqual([
      {kind: 'added', before: null, after: two},
    ]);
  });
});
