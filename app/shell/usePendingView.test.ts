import {expect, it} from 'vitest';

import {pendingViewOf} from './Skeleton';

it.each(['/', '/latest', '/products', '/shirts', '/hoodies/', '/collections/spring'])(
  'shows placeholder blocks for %s (§2)',
  (path) => expect(pendingViewOf(path)).toBe('grid'),
);

it('shows a single block for a product (§2)', () => {
  expect(pendingViewOf('/products/crest-tee')).toBe('product');
});

it.each(['/cart', '/collections', '/nothing/here'])(
  'shows the full-screen spinner for %s, which has no placeholder (§2)',
  (path) => expect(pendingViewOf(path)).toBe('spinner'),
);
