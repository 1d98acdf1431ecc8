import type {Storefront} from '@shopify/hydrogen';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {QueryMicroCache, withMicroCache} from './query-micro-cache';

const DOCUMENT = 'query Shop { shop { name } }';
const BUDGET_MS = 4000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker whose requests ask one store; its answers are told apart by their number. */
function worker(answer: (call: number) => object | Promise<object> = (call) => ({call})) {
  const cached = new QueryMicroCache();
  const state = {calls: [] as number[], degraded: 0, refreshes: [] as unknown[]};
  const began = Date.now();
  return {
    state,
    /** One request's query. Rejects, as the store's client does, once its page has no time left. */
    ask: (options?: object, market = '') => {
      const deadline = Date.now() + BUDGET_MS;
      const storefront = {
        query: async () => {
          if (Date.now() >= deadline) throw new Error('no time left');
          state.calls.push(Date.now() - began);
          return answer(state.calls.length);
        },
      } as unknown as Pick<Storefront, 'query'>;
      return withMicroCache(storefront, cached, {
        market,
        clock: Date.now,
        deadline,
        waitUntil: (refresh) => void state.refreshes.push(refresh),
        onDegraded: () => void (state.degraded += 1),
      }).query(DOCUMENT, options) as Promise<unknown>;
    },
  };
}

const after = <Value>(milliseconds: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), milliseconds));

/** Sixty requests at once, and what came of them when all are answered. */
async function sixty(ask: () => Promise<unknown>) {
  const asked = Promise.allSettled(Array.from({length: 60}, () => ask()));
  await vi.advanceTimersByTimeAsync(2 * BUDGET_MS);
  return asked;
}

describe('the query micro-cache', () => {
  it('serves the same query for a second', async () => {
    const {state, ask} = worker();
    const first = await ask();
    vi.setSystemTime(Date.now() + 999);
    expect(await ask()).toBe(first);
    expect(state).toMatchObject({calls: {length: 1}, refreshes: []});
  });

  it('serves it for two seconds more while one request refreshes it', async () => {
    const {state, ask} = worker((call) => after(call > 1 ? 300 : 0, {call}));
    const first = ask();
    await vi.advanceTimersByTimeAsync(1000);
    const later = Promise.all([ask(), ask(), ask()]);
    await vi.advanceTimersByTimeAsync(0);
    expect(await later).toEqual(Array(3).fill(await first));
    expect(state).toMatchObject({calls: {length: 2}, refreshes: {length: 1}});
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
      expect(state).toMatchObject({calls: {length: calls}, degraded: 0});
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

  it('keeps no query that nobody may keep, and makes none wait', async () => {
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
    expect(state).toMatchObject({calls: {length: 2}, degraded: 0});
  });

  it('freezes its answers', async () => {
    const {ask} = worker(() => ({shop: {names: ['Herons']}}));
    const {shop} = (await ask()) as {shop: {names: string[]}};
    expect(() => shop.names.push('Gulls')).toThrow(TypeError);
  });
});

describe('of sixty requests for an answer that is not there yet', () => {
  it.each([
    [200, 1],
    [900, 2],
    [3900, 7],
  ])('one leads each half second: %d ms of the store, %d calls', async (takes, calls) => {
    const {state, ask} = worker((call) => after(takes, {call}));
    const answers = await sixty(ask);
    expect(new Set(answers.map(({status}) => status))).toEqual(new Set(['fulfilled']));
    expect(state.calls).toHaveLength(calls);
    for (const [index, at] of state.calls.slice(1).entries()) {
      expect(at - (state.calls[index] ?? 0)).toBeGreaterThanOrEqual(500);
    }
  });

  it('none waits beyond its own deadline, or calls after it', async () => {
    const {state, ask} = worker(() => after(60_000, {}));
    const began = Date.now();
    const ended: number[] = [];
    const waiting = Array.from({length: 60}, () =>
      ask().catch(() => void ended.push(Date.now() - began)),
    );
    await vi.advanceTimersByTimeAsync(BUDGET_MS + 100);
    // All but those that lead: the store's client bounds their calls.
    expect(ended).toHaveLength(waiting.length - state.calls.length);
    expect(state.calls.length).toBeLessThanOrEqual(1 + BUDGET_MS / 500);
    expect(Math.max(...state.calls)).toBeLessThan(BUDGET_MS);
  });

  it('another leads at once when one fails, and the others get its answer', async () => {
    const {state, ask} = worker(async (call) => {
      await after(200, null);
      if (call === 1) throw new Error('reset');
      return {call};
    });
    const [first, ...others] = await sixty(ask);
    expect(first).toMatchObject({status: 'rejected'});
    expect(new Set(others.map((other) => JSON.stringify(other))).size).toBe(1);
    expect(others[0]).toEqual({status: 'fulfilled', value: {call: 2}});
    expect(state).toMatchObject({calls: {length: 2}, degraded: 0});
  });

  it('another leads after half a second when the visitor of one has gone', async () => {
    // A cancelled request never goes on: neither its answer comes, nor its failure.
    const {state, ask} = worker((call) => (call === 1 ? after(60_000, {}) : {call}));
    void ask();
    const second = ask();
    await vi.advanceTimersByTimeAsync(700);
    expect(await second).toEqual({call: 2});
    expect(state.calls).toHaveLength(2);
  });

  it('all get what the store gave when two fail: an error, or a part', async () => {
    const down = worker(async () => {
      await after(200, null);
      throw new Error('down');
    });
    const failed = await sixty(down.ask);
    expect(new Set(failed.map(({status}) => status))).toEqual(new Set(['rejected']));
    // Requests that made no call themselves learn that their page is degraded.
    expect(down.state).toMatchObject({calls: {length: 2}, degraded: 58});

    const partial = worker((call) => after(200, {call, errors: [{message: 'no stock'}]}));
    const answers = await sixty(partial.ask);
    expect(answers.filter(({status}) => status === 'fulfilled')).toHaveLength(60);
    expect(partial.state).toMatchObject({calls: {length: 2}, degraded: 58});
  });
});
