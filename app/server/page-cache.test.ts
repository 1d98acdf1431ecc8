import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';

import type {AppConfig} from './config';
import {
  CachePolicy,
  decideCaching,
  entityTag,
  isolateCache,
  matchesTag,
  MICRO_CACHE_MS,
  PageMicroCache,
  type CacheConditions,
  type CachedPage,
} from './page-cache';

const page: CacheConditions = {
  method: 'GET',
  status: 200,
  isData: false,
  setsCookie: false,
  isPrivate: false,
  isDegraded: false,
  endsAt: Infinity,
  now: 1_000_000,
};

const NEVER = {'Cache-Control': 'private, no-store'};

describe('caching of pages', () => {
  it('caches an anonymous page at the edge, and lets browsers revalidate it', () => {
    expect(decideCaching(page)).toEqual({
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Oxygen-Cache-Control': 'public, max-age=60, stale-while-revalidate=600',
    });
  });

  it('lets browsers keep data while it is fresh at the edge, and never beyond an end date', () => {
    const browsers = (conditions: Partial<CacheConditions>) =>
      decideCaching({...page, isData: true, ...conditions})['Cache-Control'];
    expect(browsers({})).toBe('public, max-age=60, must-revalidate');
    expect(browsers({endsAt: page.now + 5000})).toBe(
      'public, max-age=4, must-revalidate',
    );
    expect(browsers({endsAt: page.now - 1})).toBe('public, max-age=0, must-revalidate');
    expect(browsers({isPrivate: true})).toBe(NEVER['Cache-Control']);
  });

  it.each<[string, Partial<CacheConditions>]>([
    ['that sets a cookie', {setsCookie: true}],
    ['of one visitor', {isPrivate: true}],
    ['made while the store is in trouble', {isDegraded: true}],
    ['that is an error', {status: 500}],
    ['that is not found', {status: 404}],
    ['that answers a post', {method: 'POST'}],
  ])('does not cache a page %s', (_, conditions) => {
    expect(decideCaching({...page, ...conditions})).toEqual(NEVER);
  });

  it('never caches a page at the edge beyond the next end date on it', () => {
    fc.assert(
      fc.property(fc.integer({min: -1000, max: 2_000_000}), (left) => {
        const caching = decideCaching({...page, endsAt: page.now + left});
        const seconds = [
          ...(caching['Oxygen-Cache-Control'] ?? '').matchAll(/=(\d+)/g),
        ].reduce((sum, [, value]) => sum + Number(value), 0);
        // With a second for the way to the cache, whose time begins when the page arrives.
        expect(seconds * 1000).toBeLessThanOrEqual(Math.max(left - 1000, 0));
      }),
    );
  });

  it('follows the earliest of several end dates', () => {
    const caching = new CachePolicy();
    caching.endsAt(300);
    caching.endsAt(null);
    caching.endsAt(200);
    caching.endsAt(400);
    expect(caching.conditions.endsAt).toBe(200);
  });
});

describe('entity tags', () => {
  it('are equal for equal pages alone', async () => {
    const tagOf = (page: string) => entityTag(new TextEncoder().encode(page));
    const first = await tagOf('<p>tee</p>[1763634000000]');
    expect(await tagOf('<p>tee</p>[1763634000000]')).toBe(first);
    expect(await tagOf('<p>tee</p>[1763634000999]')).not.toBe(first);
  });

  it.each([
    [null, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", W/"a"', true],
    ['"b"', false],
  ])('If-None-Match %s: %s', (header, expected) => {
    expect(matchesTag(header, 'W/"a"')).toBe(expected);
  });
});

const NOW = 1_000_000;

function cachedPage(endsAt = Infinity): CachedPage {
  const conditions = {
    ...{method: 'GET', status: 200, isData: false, setsCookie: false},
    ...{isPrivate: false, isDegraded: false, endsAt, now: NOW},
  };
  const body = new Uint8Array();
  return {body, etag: 'W/"1"', headers: new Headers(), conditions};
}

describe('the page micro-cache', () => {
  test('serves a page for a second, by its whole URL', () => {
    const pages = new PageMicroCache();
    const kept = cachedPage();
    pages.keep('https://shop.example/?after=1', kept, NOW);
    expect(pages.find('https://shop.example/?after=1', NOW + MICRO_CACHE_MS - 1)).toBe(
      kept,
    );
    expect(pages.find('https://shop.example/', NOW)).toBeNull();
    expect(pages.find('https://shop.example/?after=1', NOW + MICRO_CACHE_MS)).toBeNull();
  });

  test('serves no page on which something has expired', () => {
    const pages = new PageMicroCache();
    pages.keep('https://shop.example/', cachedPage(NOW + 300), NOW);
    expect(pages.find('https://shop.example/', NOW + 299)).not.toBeNull();
    expect(pages.find('https://shop.example/', NOW + 300)).toBeNull();
  });

  test('serves nothing when the clock was set back', () => {
    const pages = new PageMicroCache();
    pages.keep('https://shop.example/', cachedPage(), NOW);
    expect(pages.find('https://shop.example/', NOW - 1)).toBeNull();
  });

  test('evicts the oldest page', () => {
    const pages = new PageMicroCache();
    for (let count = 0; count <= 100; count += 1)
      pages.keep(`https://shop.example/${count}`, cachedPage(), NOW);
    expect(pages.find('https://shop.example/0', NOW)).toBeNull();
    expect(pages.find('https://shop.example/1', NOW)).not.toBeNull();
    expect(pages.find('https://shop.example/100', NOW)).not.toBeNull();
  });
});

describe('what an isolate keeps', () => {
  it('is kept for each configuration, for its time', () => {
    const [one, other] = [{}, {}] as [AppConfig, AppConfig];
    const cacheOf = isolateCache<string>(300_000);
    cacheOf(one).keep('7', 'reviews', 1000);
    expect(cacheOf(one).find('7', 300_999)).toBe('reviews');
    expect(cacheOf(one).find('7', 301_000)).toBeNull();
    expect(cacheOf(other).find('7', 1000)).toBeNull();
  });
});
