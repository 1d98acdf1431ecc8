import {expect, test} from 'vitest';

import {isIdNumber, isIdOf, numberIn} from './global-id';

test('a product is known by the number in its id', () => {
  expect(numberIn('gid://shopify/Product/7001')).toBe('7001');
  expect(numberIn('gid://shopify/Product/')).toBe('');
  expect(numberIn(null)).toBe('');
});

test('a number has one spelling', () => {
  expect(['7', '70190002', '9'.repeat(20)].every(isIdNumber)).toBe(true);
  expect(['', '0', '07', '-1', '1e3', '9'.repeat(21)].some(isIdNumber)).toBe(false);
});

test('an id names the type of its resource', () => {
  expect(isIdOf('Product', 'gid://shopify/Product/7001')).toBe(true);
  expect(isIdOf('Video', 'gid://shopify/Product/7001')).toBe(false);
  expect(isIdOf('Product', 'gid://shopify/Product/7001?key=1')).toBe(false);
  expect(isIdOf('Product', 7001)).toBe(false);
});
