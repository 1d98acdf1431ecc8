import {describe, expect, test, vi} from 'vitest';

import {loader as notFound} from '~/routes/not-found';
import {loader as robots} from '~/routes/robots';
import {loader as sitemap} from '~/routes/sitemap';
import {loader as sitemapIndex} from '~/routes/sitemap-index';
import {callRoute} from '../support/route-call';
import {suiteStore} from '../support/suite';

const env = {PUBLIC_SITE_ORIGIN: 'https://shop.example'};

const store = suiteStore();

const page = (type: string, file: string) =>
  callRoute(store, sitemap, {
    path: `/sitemap/${type}/${file}`,
    params: {type, file},
    env,
  });

describe('a sitemap', () => {
  test.each([
    ['__proto__', '1.xml'],
    ['articles', '1.xml'],
    ['blogs', '9.xml'],
    ['policies', '2.xml'],
    ['products', 'abc'],
    ['products', '999.xml'],
    ['routes', '2.xml'],
  ])('%s/%s is not found, uncacheable', async (type, file) => {
    const answer = await page(type, file);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('of a failing store is a 503, uncacheable, rather than empty', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    store.control.addFault({fault: {kind: 'status', status: 503}});
    for (const answer of [
      await page('products', '1.xml'),
      await callRoute(store, sitemapIndex, {path: '/sitemap.xml', env}),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    }
  });

  test('is never made of a visitor’s Host header', async () => {
    const answer = await callRoute(store, sitemapIndex, {
      path: 'https://evil.example/sitemap.xml',
    });
    expect(answer.status).toBe(404);
    const text = await (
      await callRoute(store, robots, {path: 'https://evil.example/robots.txt'})
    ).text();
    expect(text).not.toContain('evil.example');
  });
});

describe('a path without a page', () => {
  const ask = (path: string) => callRoute(store, notFound, {path, env});

  test.each([
    ['/old-hoodie', '/products/crest-hoodie'],
    ['/collections/tees', '/shirts'],
    ['/megastore', '/'],
  ])('%s redirects where the merchant says: %s', async (path, location) => {
    const answer = await ask(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe(location);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
  });

  test.each(['/help', '/nowhere', '/old', '/old-hoodie/x', '/" OR path:/old-hoodie'])(
    '%s is not found',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Location')).toBeNull();
    },
  );

  test('is not found, either, while the store is down', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    store.control.addFault({fault: {kind: 'status', status: 503}});
    expect((await ask('/old-hoodie')).status).toBe(404);
  });
});
