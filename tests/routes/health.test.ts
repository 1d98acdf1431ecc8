import {expect, test, vi} from 'vitest';

import {loader} from '~/routes/api.health';
import type {AppContext} from '~/server/context';
import {callRoute, routeArgs} from '../support/route-call';
import {suiteStore} from '../support/suite';

const store = suiteStore();

test('health answers without asking the store, uncacheable', async () => {
  store.control.addFault({fault: {kind: 'reset', when: 'before'}});
  const answer = await callRoute(store, loader, {path: '/api/health'});
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toEqual({status: 'ok', request: expect.any(String)});
  expect(store.control.requests()).toEqual([]);
});

test('a deep check asks the store', async () => {
  const answer = await callRoute(store, loader, {path: '/api/health?deep=1'});
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({status: 'ok', store: 'ok'});
  expect(store.control.requests()).toHaveLength(1);
});

test('a deep check holds for two seconds', async () => {
  let now = Date.now();
  const contexts: AppContext[] = [];
  const observe = (context: AppContext) => void contexts.push(context);
  const path = '/api/health?deep=1';
  await callRoute(store, loader, {path, clock: () => now, observe});
  const [context] = contexts;
  const askAgain = async () => {
    const request = new Request(`http://localhost:3000${path}`);
    const later = context && {...context, began: now};
    return later && loader(routeArgs(request, later));
  };
  now += 1999;
  expect((await askAgain())?.status).toBe(200);
  expect(store.control.requests()).toHaveLength(1);
  now += 1;
  expect((await askAgain())?.status).toBe(200);
  expect(store.control.requests()).toHaveLength(2);
});

test('a deep check says 503 when the store fails, and logs the cause with the request’s id', async () => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  store.control.addFault({fault: {kind: 'status', status: 503, body: ''}});
  const answer = await callRoute(store, loader, {path: '/api/health?deep=1'});
  expect(answer.status).toBe(503);
  const health = (await answer.json()) as {request: string};
  expect(health).toMatchObject({status: 'failing', store: 'failing'});
  const line: unknown = JSON.parse(String(write.mock.calls[0]?.[0]));
  expect(line).toMatchObject({event: 'store.call_failed', request: health.request});
});
