import {expect, it} from 'vitest';

import {ROOT_MARKET} from '~/lib/market';

import {hrefIn, pathFor} from './paths';

const german = {prefix: '/de-de'};

it('a handle is one segment of a path, whatever is in it', () =>
  expect(pathFor('product', 'a/b?c ü')).toBe('/products/a%2Fb%3Fc%20%C3%BC'));

it('a URL stays in its market', () => {
  expect(hrefIn(ROOT_MARKET, pathFor('home'))).toBe('/');
  expect(hrefIn(german, pathFor('home'))).toBe('/de-de');
  expect(hrefIn(german, pathFor('product', 'de-de'))).toBe('/de-de/products/de-de');
});
