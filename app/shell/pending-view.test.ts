import {expect, it} from 'vitest';

import {pendingViewOf} from './pending-view';

it.each(['/', '/latest', '/products', '/shirts', '/hoodies/', '/collections/spring'])(
  'stands in for the grid of %s with placeholder blocks (§2)',
  (path) => expect(pendingViewOf(path)).toBe('grid'),
);

it('stands in for a product with a single block (§2)', () => {
  expect(pendingViewOf('/products/crest-tee')).toBe('product');
});

it.each(['/cart', '/collections', '/nothing/here'])(
  'has the full-screen spinner for %s, which has no placeholder of its own (§2)',
  (path) => expect(pendingViewOf(path)).toBe('spinner'),
);
