import type {Storefront} from '@shopify/hydrogen';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {QueryMicroCache, withMicroCache} from './query-micro-cache';

const DOCUMENT = 'query Shop { shop { name } }';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker whose requests ask one store; its answers are told apart by their number. */
function worker(answer: (call: number) => object | Promise<object> = (call) => ({call})) {
  const cached = new QueryMicroCache();
  const state = {calls: 0, refreshes: [] as unknown[]};
  return {
    state,
    /** One request's query. */
    ask: (options?: object, market = '') => {
      const storefront = {
        query: async () => answer((state.calls += 1)),
      } as unknown as Pick<Storefront, 'query'>;
      return withMicroCache(storefront, cached, {
        market,
        clock: Date.now,
        waitUntil: (refresh) => void state.refreshes.push(refresh),
      }).query(DOCUMENT, options) as Promise<unknown>;
    },
  };
}

const after = <Value>(milliseconds: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), milliseconds));

describe('the query micro-cache', () => {
  it('serves the same query for a second', async () => {
    const {state, ask} = worker();
    const first = await ask();
    vi.setSystemTime(Date.now() + 999);
    expect(await ask()).toBe(first);
    expect(state).toEqual({calls: 1, refreshes: []});
  });

  it('serves it for two seconds more while one request refreshes it', async () => {
    const {state, ask} = worker((call) => after(call > 1 ? 300 : 0, {call}));
    const first = ask();
    await vi.advanceTimersByTimeAsync(1000);
    const later = Promise.all([ask(), ask(), ask()]);
    await vi.advanceTimersByTimeAsync(0);
    expect(await later).toEqual(Array(3).fill(await first));
    expect(state).toMatchObject({calls: 2, refreshes: {length: 1}});
    await vi.advanceTimersByTimeAsync(300);
    expect(await ask()).toEqual({call: 2});
  });

  it('serves no answer that is older', async () => {
    const {ask} = worker();
    await ask();
    vi.setSystemTime(Date.now() + 2999);
    expect(await ask()).toEqual({call: 1});
    await vi.runAllTimersAsync();
    vi.setSystemTime(Date.now() + 3000);
    expect(await ask()).toEqual({call: 3});
  });

  it('tries a failed refresh again a second later, and serves the old answer meanwhile', async () => {
    const {state, ask} = worker((call) => {
      if (call > 1) throw new Error('down');
      return {call};
    });
    await ask();
    for (const [ahead, calls] of [
      [1000, 2],
      [999, 2],
      [1, 3],
    ] as const) {
      vi.setSystemTime(Date.now() + ahead);
      expect(await ask()).toEqual({call: 1});
      expect(state.calls).toBe(calls);
      await Promise.all(state.refreshes);
    }
    vi.setSystemTime(Date.now() + 1000);
    await expect(ask()).rejects.toThrow('down');
  });

  it('keys answers by all they depend on: variables, and the market', async () => {
    const {ask} = worker();
    const asked: [options: object, market?: string][] = [
      [{variables: {handle: 'one'}}],
      [{variables: {handle: 'two'}}],
      [{variables: {handle: 'one'}}, '/de-de'],
      [{variables: {handle: 'one'}}, '/en-de'],
    ];
    for (const [index, options] of asked.entries()) {
      expect(await ask(...options)).toEqual({call: index + 1});
    }
    for (const [index, options] of asked.entries()) {
      expect(await ask(...options)).toEqual({call: index + 1});
    }
  });

  it('serves nothing when the clock was set back', async () => {
    const {ask} = worker();
    await ask();
    vi.setSystemTime(Date.now() - 1);
    expect(await ask()).toEqual({call: 2});
  });

  it('keeps no query with CacheNone', async () => {
    const {ask} = worker((call) => after(100, {call}));
    const cache = {mode: 'no-store'};
    const both = Promise.all([ask({cache}), ask({cache})]);
    await vi.runAllTimersAsync();
    expect(await both).toEqual([{call: 1}, {call: 2}]);
  });

  it('keeps no answer with errors', async () => {
    const {state, ask} = worker((call) => ({call, errors: [{message: 'no stock'}]}));
    await ask();
    await ask();
    expect(state.calls).toBe(2);
  });

  it('freezes its answers', async () => {
    const {ask} = worker(() => ({shop: {names: ['Herons']}}));
    const {shop} = (await ask()) as {shop: {names: string[]}};
    expect(() => shop.names.push('Gulls')).toThrow(TypeError);
  });
});
