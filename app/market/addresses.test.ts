import {expect, it} from 'vitest';

import {ROOT_MARKET} from '~/lib/market';

import {addressIn, pathFor} from './addresses';

const german = {prefix: '/de-de'};

it('a handle is one segment of a path, whatever is in it', () =>
  expect(pathFor('product', 'a/b?c ü')).toBe('/products/a%2Fb%3Fc%20%C3%BC'));

it('an address stays in its market', () => {
  expect(addressIn(ROOT_MARKET, pathFor('home'))).toBe('/');
  expect(addressIn(german, pathFor('home'))).toBe('/de-de');
  expect(addressIn(german, pathFor('product', 'de-de'))).toBe('/de-de/products/de-de');
});
