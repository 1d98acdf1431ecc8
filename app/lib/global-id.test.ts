import {expect, test} from 'vitest';

import {numberIn} from './global-id';

test('a product is known by the number in its id', () => {
  expect(numberIn('gid://shopify/Product/7001')).toBe('7001');
  expect(numberIn('gid://shopify/Product/')).toBe('');
  expect(numberIn(null)).toBe('');
});
