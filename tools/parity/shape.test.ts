import {expect, test} from 'vitest';

import {shapeDifferences, shapeOf} from './shape';

test('a shape tells ids, decimals, instants and addresses from other texts', () => {
  const value = {
    id: 'gid://shopify/Cart/a1?key=2',
    amount: '25.0',
    at: '2026-04-01T10:00:00Z',
    url: 'https://shop.example/x',
    title: 'Tee',
    count: 3,
  };
  expect(shapeOf(value)).toEqual({
    id: 'id of Cart',
    amount: 'decimal',
    at: 'instant',
    url: 'address',
    title: 'text',
    count: 'number',
  });
});

test('what one element of a list leaves open, another one tells', () => {
  expect(shapeOf([{a: null}, {a: 1}, {b: []}])).toEqual([{a: 'number', b: ['anything']}]);
});

test('differences are named by their path; null and empty lists differ from nothing', () => {
  const one = shapeOf({cart: {id: 'gid://shopify/Cart/1', lines: [{n: 1}], note: null}});
  const other = shapeOf({cart: {id: '1', lines: [{n: '1'}], note: 'x', more: true}});
  expect(shapeDifferences(one, other)).toEqual([
    'cart.id: id of Cart, text',
    'cart.lines[].n: number, text',
    'cart.more: missing, boolean',
  ]);
  expect(shapeDifferences(shapeOf({list: []}), shapeOf({list: [1]}))).toEqual([]);
});
