import {expect, it} from 'vitest';

import {cartBadgeLabel} from './cart-badge';

it('shows the count up to 99, and 99+ above (§9)', () => {
  expect(cartBadgeLabel(0)).toBe('0');
  expect(cartBadgeLabel(99)).toBe('99');
  expect(cartBadgeLabel(100)).toBe('99+');
});
