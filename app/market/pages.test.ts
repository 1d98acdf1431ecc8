import {describe, expect, it} from 'vitest';

import routes from '../routes';
import {pageAt, PAGES} from './pages';

it('every page has a row in the route table', async () => {
  const paths = (await routes).map(({path = '', index}) => (index ? '/' : `/${path}`));
  for (const {path} of Object.values(PAGES)) expect(paths).toContain(path);
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
