import {describe, expect, it} from 'vitest';

import {redirectSearch} from './redirect-or-404.server';

describe('the search for a redirect', () => {
  it('quotes the path, with and without its market, decoded and as it is', () => {
    expect(redirectSearch(['/a"b OR path:*'])).toBe('path:"/a\\"b OR path:*"');
    expect(redirectSearch(['/de-de/a%20b', '/a%20b'])).toBe(
      'path:"/de-de/a b" OR path:"/de-de/a%20b" OR path:"/a b" OR path:"/a%20b"',
    );
  });

  it('is not made for the home page, or for what is too long to be one', () => {
    expect(redirectSearch(['/'])).toBeNull();
    expect(redirectSearch([`/${'a'.repeat(300)}`])).toBeNull();
  });
});
