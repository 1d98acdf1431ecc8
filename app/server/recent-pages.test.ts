import {describe, expect, test} from 'vitest';

import {RECENT_MS} from './recent';
import {RecentPages, type RecentPage} from './recent-pages';

const NOW = 1_000_000;

function page(endsAt: number | null = null): RecentPage {
  const facts = {
    ...{method: 'GET', status: 200, setsCookie: false},
    ...{isPersonal: false, isDoubtful: false, endsAt, now: NOW},
  };
  return {body: '<p>Crest</p>', etag: 'W/"1"', headers: new Headers(), facts};
}

describe('the pages that were just made', () => {
  test('answer for a second, by their whole address', () => {
    const pages = new RecentPages();
    const kept = page();
    pages.keep('https://shop.example/?after=1', kept);
    expect(pages.find('https://shop.example/?after=1', NOW + RECENT_MS - 1)).toBe(kept);
    expect(pages.find('https://shop.example/', NOW)).toBeNull();
    expect(pages.find('https://shop.example/?after=1', NOW + RECENT_MS)).toBeNull();
  });

  test('answer each who comes by a link with an identifier of its own', () => {
    const pages = new RecentPages();
    const kept = page();
    pages.keep('https://shop.example/?fbclid=one', kept);
    expect(pages.find('https://shop.example/?fbclid=two&utm_source=x', NOW)).toBe(kept);
    expect(pages.find('https://shop.example/', NOW)).toBe(kept);
  });

  test('answer no longer once something on them has ended', () => {
    const pages = new RecentPages();
    pages.keep('https://shop.example/', page(NOW + 300));
    expect(pages.find('https://shop.example/', NOW + 299)).not.toBeNull();
    expect(pages.find('https://shop.example/', NOW + 300)).toBeNull();
  });

  test('answer nobody when the clock was set back', () => {
    const pages = new RecentPages();
    pages.keep('https://shop.example/', page());
    expect(pages.find('https://shop.example/', NOW - 1)).toBeNull();
  });

  test('are few: the oldest makes room', () => {
    const pages = new RecentPages();
    for (let count = 0; count <= 100; count += 1)
      pages.keep(`https://shop.example/${count}`, page());
    expect(pages.find('https://shop.example/0', NOW)).toBeNull();
    expect(pages.find('https://shop.example/1', NOW)).not.toBeNull();
    expect(pages.find('https://shop.example/100', NOW)).not.toBeNull();
  });
});
