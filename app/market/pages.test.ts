import {describe, expect, it} from 'vitest';

import {ROOT_MARKET} from '~/lib/market';

import {ADD_ON_PAGES} from '~/shop/pages';

import routes from '../routes';
import {hrefIn, pageAt, PAGES, pathFor} from './pages';

const german = {prefix: '/de-de'};

it('a handle is one segment of a path, whatever is in it', () =>
  expect(pathFor('product', 'a/b?c ü')).toBe('/products/a%2Fb%3Fc%20%C3%BC'));

it('a URL stays in its market', () => {
  expect(hrefIn(ROOT_MARKET, pathFor('home'))).toBe('/');
  expect(hrefIn(german, pathFor('home'))).toBe('/de-de');
  expect(hrefIn(german, pathFor('product', 'de-de'))).toBe('/de-de/products/de-de');
});

it('every page has a row in the route table', async () => {
  const paths = (await routes).map(({path = '', index}) => (index ? '/' : `/${path}`));
  for (const {path} of [...Object.values(PAGES), ...ADD_ON_PAGES])
    expect(paths).toContain(path);
});

describe('the page at a path', () => {
  it.each([
    ['/', 'home'],
    ['/latest/', 'latest'],
    ['/products', 'products'],
    ['/products/crest-tee', 'product'],
    ['/pages/contact', 'page'],
    ['/policies', 'policies'],
    ['/policies/refund-policy', 'policy'],
    ['/blogs/tideline', 'blog'],
    ['/blogs/tideline/dawn', 'article'],
    ['/blogs', null],
    ['/pages', null],
    ['/nowhere', null],
    ['/products/a/b', null],
  ])('%s is %s', (path, page) => expect(pageAt(path)).toBe(page));
});
