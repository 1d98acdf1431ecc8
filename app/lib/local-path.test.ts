import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {localPath, withQuery} from './local-path';

describe('localPath', () => {
  it.each(['/cart', '/products/hoodie?Size=M', '/'])('keeps %s', (path) => {
    expect(localPath(path)).toBe(path);
  });

  it.each([
    ['/collections/夏', '/collections/%E5%A4%8F'],
    ['/search?q=red shirt#all', '/search?q=red%20shirt#all'],
    ['/❤', '/%E2%9D%A4'],
  ])('encodes %s', (path, encoded) => {
    expect(localPath(path)).toBe(encoded);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/a\r\nSet-Cookie: x=1',
    '',
    'cart',
    null,
    ['/a'],
  ])('refuses %j', (path) => {
    expect(localPath(path)).toBeNull();
  });

  it('never leaves the origin, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.string({unit: fc.constantFrom('/', '\\', '.', ':', '@', '%', 'e', '?', '#')}),
        (asked) => {
          const origin = 'https://shop.example';
          expect(new URL(localPath(asked) ?? '/', origin).origin).toBe(origin);
        },
      ),
      {numRuns: 2000},
    );
  });
});

describe('withQuery', () => {
  it.each([
    ['/a', '', '/a'],
    ['/a', '?b=1&c=%20+', '/a?b=1&c=%20+'],
    ['/a?b=1#c', '?b=2&d=3', '/a?b=1&d=3#c'],
    ['https://a.example/#c', 'd=3', 'https://a.example/?d=3#c'],
    ['/a?%62=1', '?b=2&', '/a?%62=1'],
  ])('%s with %s is %s', (url, search, expected) => {
    expect(withQuery(url, search)).toBe(expected);
  });

  it('leaves out the named parameters', () => {
    expect(withQuery('/a', '?b=1&c=2', /^b$/)).toBe('/a?c=2');
  });
});
