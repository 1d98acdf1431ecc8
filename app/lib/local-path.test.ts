import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {localPath} from './local-path';

describe('localPath', () => {
  it.each(['/cart', '/products/hoodie?Size=M', '/'])('keeps %s', (path) => {
    expect(localPath(path)).toBe(path);
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
    '/❤',
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
