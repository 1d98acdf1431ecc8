import {expect, it} from 'vitest';

import type {AddOnPage} from '~/market';

import {pendingViewOf} from './Skeleton';

const ADD_ON_PAGES: readonly AddOnPage[] = [{path: '/lists/:name', pending: 'grid'}];

it.each([
  '/',
  '/latest',
  '/products',
  '/shirts',
  '/hoodies/',
  '/collections/spring',
  '/lists/mine',
])('shows placeholder blocks for %s (§2)', (path) =>
  expect(pendingViewOf(path, ADD_ON_PAGES)).toBe('grid'),
);

it('shows a single block for a product (§2)', () => {
  expect(pendingViewOf('/products/crest-tee', ADD_ON_PAGES)).toBe('product');
});

it.each(['/cart', '/collections', '/nothing/here'])(
  'shows the full-screen spinner for %s, which has no placeholder (§2)',
  (path) => expect(pendingViewOf(path, ADD_ON_PAGES)).toBe('spinner'),
);
