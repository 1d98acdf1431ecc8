import {expect, test} from 'vitest';

import type {AppConfig} from '~/server/config';

import {ANALYTICS_IN_WORKER} from './index.server';

const {sources, jsonPosts = []} = ANALYTICS_IN_WORKER;

test('documents load Shopify’s scripts and send their events, but not in a preview', () => {
  const on = {analytics: {}} as AppConfig;
  expect(sources?.(on, false)).toEqual({
    'script-src': [
      'https://cdn.shopify.com/shopifycloud/consent-tracking-api/',
      'https://cdn.shopify.com/shopifycloud/perf-kit/',
    ],
    'connect-src': ['https://monorail-edge.shopifysvc.com'],
  });
  expect(sources?.(on, true)).toEqual({});
  expect(sources?.({} as AppConfig, false)).toEqual({});
});

test.each([
  ['/api/unstable/graphql.json', true],
  ['/api/2026-04/graphql.json', true],
  ['/api/latest/graphql.json', false],
  ['/x/api/unstable/graphql.json', false],
])('the consent script posts JSON to %s: %s', (path, isTaken) =>
  expect(jsonPosts.map((post) => [post.path.test(path), post.isOpen])).toEqual([
    [isTaken, undefined],
  ]),
);
