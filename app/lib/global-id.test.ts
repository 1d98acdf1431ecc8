import {expect, test} from 'vitest';

import {isIdOf, numberIn} from './global-id';

test('a product is known by the number in its id', () => {
  expect(numberIn('gid://shopify/Product/7001')).toBe('7001');
  expect(numberIn('gid://shopify/Product/')).toBe('');
  expect(numberIn(null)).toBe('');
});

test('an id names the type of its resource', () => {
  expect(isIdOf('Product', 'gid://shopify/Product/7001')).toBe(true);
  expect(isIdOf('Video', 'gid://shopify/Product/7001')).toBe(false);
  expect(isIdOf('Product', 'gid://shopify/Product/7001?key=1')).toBe(false);
  expect(isIdOf('Product', 7001)).toBe(false);
});
