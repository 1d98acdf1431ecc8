import {expect, test} from 'vitest';

import type {AppConfig} from '~/server/config';

import {AGENTS_IN_WORKER} from './index.server';

const {crawled, jsonPosts = []} = AGENTS_IN_WORKER;

test('any site posts JSON to the tools, up to 32 KB', () => {
  const [post] = jsonPosts;
  expect(post?.path.test('/api/ucp/mcp')).toBe(true);
  expect(post?.path.test('/api/cart')).toBe(false);
  expect(post).toMatchObject({maxBytes: 32 * 1024, isOpen: true});
});

test('crawlers may ask for the endpoints, unless they are switched off', () => {
  const endpoints = ['/.well-known/ucp', '/api/ucp/mcp'];
  expect(crawled?.({agents: true} as AppConfig)).toEqual(endpoints);
  expect(crawled?.({agents: false} as AppConfig)).toEqual([]);
});
