import {describe, expect, it} from 'vitest';

import {clickIdsIn, withoutClickIds} from './click-ids';

describe('a URL without click ids', () => {
  it.each([
    ['/', '/'],
    ['/?fbclid=IwAR0x', '/'],
    ['/hoodies?utm_source=a&after=abc&UTM_Medium=b', '/hoodies?after=abc'],
    ['/products/crest-hoodie?Size=M&gclid=1&gclid=2', '/products/crest-hoodie?Size=M'],
    ['/search?q=utm_source', '/search?q=utm_source'],
    ['/?unknown=1', '/?unknown=1'],
    ['/search?q=a%20b&sort=&utm_id=1', '/search?q=a%20b&sort='],
    ['/?%66bclid=1&utm%5Fid', '/'],
    ['/shirts?gad_source=1&gad_campaignid=2&_hsenc=a&yclid=3', '/shirts'],
    ['?q=%E4%%&gclid=1', '?q=%E4%%'],
  ])('%s is %s', (url, page) => {
    expect(withoutClickIds(url)).toBe(page);
    expect(withoutClickIds(`https://shop.example${url}`)).toBe(
      `https://shop.example${page}`,
    );
  });

  it('takes as long for ten thousand click ids as for ten thousand other parameters', () => {
    const query = (prefix: string) =>
      Array.from({length: 10_000}, (_, index) => `${prefix}${index}`).join('&');
    const time = (prefix: string) => {
      const times = [1, 2, 3].map(() => {
        const started = performance.now();
        withoutClickIds(`https://shop.example/?${query(prefix)}`);
        return performance.now() - started;
      });
      return Math.min(...times);
    };
    // Removed one by one they took hundreds of times as long.
    expect(time('utm_')).toBeLessThan(20 * (time('other_') + 5));
  });
});

it.each([
  ['/', ''],
  ['/?a=1', ''],
  ['/?utm_source=a%20b&after=c&fbclid=1', 'utm_source=a%20b&fbclid=1'],
])('the click ids in %s are “%s”', (url, ids) => expect(clickIdsIn(url)).toBe(ids));
