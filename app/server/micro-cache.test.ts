import {describe, expect, test} from 'vitest';

import {MICRO_CACHE_MS, PageMicroCache, type CachedPage} from './page-cache';

const NOW = 1_000_000;

function page(endsAt: number | null = null): CachedPage {
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
    const kept = page();
    pages.keep('https://shop.example/?after=1', kept);
    expect(pages.find('https://shop.example/?after=1', NOW + MICRO_CACHE_MS - 1)).toBe(
      kept,
    );
    expect(pages.find('https://shop.example/', NOW)).toBeNull();
    expect(pages.find('https://shop.example/?after=1', NOW + MICRO_CACHE_MS)).toBeNull();
  });

  test('serves no page on which something has expired', () => {
    const pages = new PageMicroCache();
    pages.keep('https://shop.example/', page(NOW + 300));
    expect(pages.find('https://shop.example/', NOW + 299)).not.toBeNull();
    expect(pages.find('https://shop.example/', NOW + 300)).toBeNull();
  });

  test('serves nothing when the clock was set back', () => {
    const pages = new PageMicroCache();
    pages.keep('https://shop.example/', page());
    expect(pages.find('https://shop.example/', NOW - 1)).toBeNull();
  });

  test('evicts the oldest page', () => {
    const pages = new PageMicroCache();
    for (let count = 0; count <= 100; count += 1)
      pages.keep(`https://shop.example/${count}`, page());
    expect(pages.find('https://shop.example/0', NOW)).toBeNull();
    expect(pages.find('https://shop.example/1', NOW)).not.toBeNull();
    expect(pages.find('https://shop.example/100', NOW)).not.toBeNull();
  });
});
