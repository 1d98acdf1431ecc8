import {describe, expect, it} from 'vitest';

import {withoutClickIds} from './click-ids';

describe('an address without what services add', () => {
  it.each([
    ['/', '/'],
    ['/?fbclid=IwAR0x', '/'],
    ['/hoodies?utm_source=a&after=abc&UTM_Medium=b', '/hoodies?after=abc'],
    ['/products/crest-hoodie?Size=M&gclid=1&gclid=2', '/products/crest-hoodie?Size=M'],
    ['/search?q=utm_source', '/search?q=utm_source'],
    ['/?unknown=1', '/?unknown=1'],
  ])('%s is %s', (address, page) => {
    const origin = 'https://shop.example';
    expect(withoutClickIds(origin + address)).toBe(origin + page);
  });
});
