import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {anyString} from '../../tests/support/any-string';
import {readSitemapPath, robotsText, sitemapIndex} from './sitemap';
import {escapeMarkup} from '~/lib/text';

describe('a URL of a sitemap', () => {
  it.each([
    ['products', '1.xml', {type: 'products', page: 1}],
    ['routes', '1000.xml', {type: 'routes', page: 1000}],
  ])('accepts %s/%s', (type, file, read) =>
    expect(readSitemapPath(type, file)).toEqual(read),
  );

  it.each([
    ['__proto__', '1.xml'],
    ['constructor', '1.xml'],
    ['articles', '1.xml'],
    ['products', '0.xml'],
    ['products', '01.xml'],
    ['products', '-1.xml'],
    ['products', '1e3.xml'],
    ['products', '1001.xml'],
    ['products', 'abc'],
    ['products', '1.xml.gz'],
  ])('rejects %s/%s', (type, file) => expect(readSitemapPath(type, file)).toBeNull());
});

it('limits the number of sitemaps', () => {
  const index = sitemapIndex('https://shop.example', {
    routes: 1,
    products: 1e9,
    collections: 0,
    pages: 0,
    policies: 0,
    blogs: 0,
  });
  expect(index.match(/<loc>/g)).toHaveLength(1001);
});

it('escapes any text for XML', () => {
  fc.assert(
    fc.property(anyString({maxLength: 100}), (text) => {
      const escaped = escapeMarkup(text);
      // eslint-disable-next-line no-control-regex -- control characters are what is looked for
      expect(escaped).not.toMatch(/[<>"'\u0000-\u0008]/);
      expect(escaped).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos);)/);
    }),
  );
});

describe('robots.txt', () => {
  const review = {path: '/review/:handle', pending: 'spinner', isPrivate: true} as const;
  const settings = {markets: [], pages: [review], allowed: ['/api/open']};

  it('names the sitemap only where the shop’s origin is configured', () => {
    expect(robotsText('https://shop.example', settings)).toContain(
      'Sitemap: https://shop.example/sitemap.xml',
    );
    expect(robotsText(null, settings)).not.toContain('Sitemap');
  });

  it('disallows paths, not the patterns of routes', () => {
    const text = robotsText(null, settings);
    expect(text).toContain('Disallow: /review/\n');
    expect(text).not.toContain(':handle');
  });

  it('allows what add-ons open below /api/', () => {
    expect(robotsText(null, settings)).toContain('Allow: /api/open\n');
    expect(robotsText(null, {...settings, allowed: []})).not.toContain('Allow');
  });
});
