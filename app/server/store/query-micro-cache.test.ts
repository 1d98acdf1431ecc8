import type {Storefront} from '@shopify/hydrogen';
import {describe, expect, it, vi} from 'vitest';

import {QueryMicroCache, withMicroCache} from './query-micro-cache';

const DOCUMENT = 'query Shop { shop { name } }';

/** A client whose answers are told apart by their number, with a clock and trouble of the test's own. */
function client(answer: (call: number) => object | Promise<object> = (call) => ({call})) {
  const state = {now: 10_000, isDegraded: false, calls: 0};
  const storefront = {
    query: async () => answer((state.calls += 1)),
  } as unknown as Pick<Storefront, 'query'>;
  const remembering = withMicroCache(storefront, new QueryMicroCache(), {
    clock: () => state.now,
    isDegraded: () => state.isDegraded,
  });
  return {
    state,
    ask: (options?: object) => remembering.query(DOCUMENT, options) as Promise<unknown>,
  };
}

describe('the query micro-cache', () => {
  it('serves the same query for a second', async () => {
    const {state, ask} = client();
    const first = await ask();
    state.now += 999;
    expect(await ask()).toBe(first);
    state.now += 1;
    expect(await ask()).toEqual({call: 2});
  });

  it('keys answers by their variables', async () => {
    const {ask} = client();
    await ask({variables: {handle: 'one'}});
    expect(await ask({variables: {handle: 'two'}})).toEqual({call: 2});
    expect(await ask({variables: {handle: 'one'}})).toEqual({call: 1});
  });

  it('serves nothing when the clock was set back', async () => {
    const {state, ask} = client();
    await ask();
    state.now -= 1;
    expect(await ask()).toEqual({call: 2});
  });

  it('stores no uncacheable query', async () => {
    const {ask} = client();
    const cache = {mode: 'no-store'};
    await ask({cache});
    expect(await ask({cache})).toEqual({call: 2});
    expect(await ask()).toEqual({call: 3});
  });

  it('stores no answer with errors, and none of a degraded request', async () => {
    const partial = client((call) => ({call, errors: [{message: 'no stock'}]}));
    await partial.ask();
    await partial.ask();
    expect(partial.state.calls).toBe(2);
    const {state, ask} = client();
    state.isDegraded = true;
    await ask();
    state.isDegraded = false;
    expect(await ask()).toEqual({call: 2});
  });

  it('freezes its answers', async () => {
    const {ask} = client(() => ({shop: {names: ['Herons']}}));
    const {shop} = (await ask()) as {shop: {names: string[]}};
    expect(() => shop.names.push('Gulls')).toThrow(TypeError);
  });

  it('holds a hundred answers at most', () => {
    const recent = new QueryMicroCache();
    for (let count = 0; count < 150; count += 1) recent.keep(`${count}`, {count}, 0);
    const left = Array.from({length: 150}, (_, count) => recent.find(`${count}`, 0));
    expect(left.filter(Boolean)).toHaveLength(100);
    expect(left.at(-1)).toEqual({count: 149});
  });

  it('makes one call for sixty concurrent requests', async () => {
    let give: (answer: object) => void = () => undefined;
    const {state, ask} = client(() => new Promise<object>((resolve) => (give = resolve)));
    const asked = Array.from({length: 60}, () => ask());
    await vi.waitFor(() => expect(state.calls).toBe(1));
    give({shop: 'Herons'});
    expect(new Set(await Promise.all(asked)).size).toBe(1);
    expect(state.calls).toBe(1);
  });

  it('lets the next request call when the first fails', async () => {
    const {state, ask} = client((call) =>
      call === 1 ? Promise.reject(new Error('reset')) : {call},
    );
    const [first, second] = await Promise.allSettled([ask(), ask()]);
    expect(first.status).toBe('rejected');
    expect(second).toEqual({status: 'fulfilled', value: {call: 2}});
    expect(await ask()).toEqual({call: 2});
    expect(state.calls).toBe(2);
  });

  it('waits half a second at most, since a cancelled request never ends', async () => {
    vi.useFakeTimers();
    const {ask} = client((call) => (call === 1 ? new Promise(() => {}) : {call}));
    void ask();
    const second = ask();
    await vi.advanceTimersByTimeAsync(600);
    expect(await second).toEqual({call: 2});
    // The next one waits for nobody.
    expect(await ask()).toEqual({call: 2});
    vi.useRealTimers();
  });
});
