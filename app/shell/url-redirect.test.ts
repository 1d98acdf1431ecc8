import {describe, expect, it} from 'vitest';

import {redirectSearch, redirectTarget} from './redirect-or-404.server';

const OWN = 'https://shop.example';
const targetOf = (target: string) =>
  redirectTarget(
    '/old',
    target,
    {
      ownOrigins: [OWN, 'https://club.myshopify.com'],
      storeOrigin: 'https://club.myshopify.com',
    },
    ['https://help.example'],
  );

describe('a redirect of the store’s admin', () => {
  it.each([
    ['/shirts', '/shirts'],
    ['/search?q=crest', '/search?q=crest'],
    ['https://shop.example/hoodies', '/hoodies'],
    ['https://club.myshopify.com/pages/sizes', '/pages/sizes'],
    ['https://help.example/sizes', 'https://help.example/sizes'],
  ])('may lead to %s', (target, location) => expect(targetOf(target)).toBe(location));

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'https://shop.example//evil.example',
    'https://shop.example.evil.example/',
    'https://help.example@evil.example/',
    'https://user@help.example/',
    'http://help.example/',
    'javascript:alert(1)',
    '/old',
    'https://shop.example/old',
    '/a\r\nSet-Cookie: b',
  ])('never leads to %s', (target) => expect(targetOf(target)).toBeNull());
});

describe('the search for a redirect', () => {
  it('quotes the path', () => {
    expect(redirectSearch('/a"b OR path:*')).toBe('path:"/a\\"b OR path:*"');
  });

  it('is not made for the home page, or for what is too long to be one', () => {
    expect(redirectSearch('/')).toBeNull();
    expect(redirectSearch(`/${'a'.repeat(300)}`)).toBeNull();
  });
});
