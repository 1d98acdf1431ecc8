import {describe, expect, it} from 'vitest';

import {redirectTarget} from './merchant-redirect';

const OWN = 'https://shop.example';
const STORE = 'https://club.myshopify.com';
const targetOf = (target: string) =>
  redirectTarget(['/de-de/old', '/old'], target, {
    ownOrigins: [OWN, STORE],
    storeOrigin: STORE,
  });

describe('a redirect of the store’s admin', () => {
  it.each([
    ['/shirts', '/shirts'],
    ['/search?q=crest', '/search?q=crest'],
    ['/pages/fit#table', '/pages/fit#table'],
    ['/pages/größen', '/pages/gr%C3%B6%C3%9Fen'],
    ['/pages/gr%C3%B6%C3%9Fen', '/pages/gr%C3%B6%C3%9Fen'],
    ['/search?q=red shirt', '/search?q=red%20shirt'],
    ['https://shop.example/hoodies', '/hoodies'],
    ['https://shop.example/apps/returns', '/apps/returns'],
    ['https://club.myshopify.com/pages/sizes', '/pages/sizes'],
    [
      'https://club.myshopify.com/apps/returns',
      'https://club.myshopify.com/apps/returns',
    ],
    ['https://returns.example/start#how', 'https://returns.example/start#how'],
    ['HTTPS://Returns.example', 'https://returns.example/'],
  ])('may lead to %s', (target, location) => expect(targetOf(target)).toBe(location));

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://shop.example//evil.example',
    'https://help.example@evil.example/',
    'https://user@help.example/',
    'http://help.example/',
    'javascript:alert(1)',
    'mailto:a@b.example',
    '/old',
    '/OLD/',
    '/old?again=1',
    '/%6Fld',
    '/de-de/old',
    'https://shop.example/old',
    '/a\r\nSet-Cookie: b',
    '',
  ])('never leads to %j', (target) => expect(targetOf(target)).toBeNull());
});
