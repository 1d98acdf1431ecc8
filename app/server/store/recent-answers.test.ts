import type {Storefront} from '@shopify/hydrogen';
import {describe, expect, it} from 'vitest';

import {RecentAnswers, rememberAnswers} from './recent-answers';

const DOCUMENT = 'query Shop { shop { name } }';

/** A client whose answers are told apart by their number, with a clock and trouble of the test's own. */
function client(answer: (call: number) => object = (call) => ({call})) {
  const state = {now: 10_000, isDoubtful: false, calls: 0};
  const storefront = {
    query: async () => answer((state.calls += 1)),
  } as unknown as Pick<Storefront, 'query'>;
  const remembering = rememberAnswers(storefront, new RecentAnswers(), {
    clock: () => state.now,
    isDoubtful: () => state.isDoubtful,
  });
  return {
    state,
    ask: (options?: object) => remembering.query(DOCUMENT, options) as Promise<unknown>,
  };
}

describe('answers that a worker has just had', () => {
  it('answer the same query for a second', async () => {
    const {state, ask} = client();
    const first = await ask();
    state.now += 999;
    expect(await ask()).toBe(first);
    state.now += 1;
    expect(await ask()).toEqual({call: 2});
  });

  it('answer no other variables', async () => {
    const {ask} = client();
    await ask({variables: {handle: 'one'}});
    expect(await ask({variables: {handle: 'two'}})).toEqual({call: 2});
    expect(await ask({variables: {handle: 'one'}})).toEqual({call: 1});
  });

  it('do not answer while the clock stands before they were had', async () => {
    const {state, ask} = client();
    await ask();
    state.now -= 1;
    expect(await ask()).toEqual({call: 2});
  });

  it('are none of what nobody may keep', async () => {
    const {ask} = client();
    const cache = {mode: 'no-store'};
    await ask({cache});
    expect(await ask({cache})).toEqual({call: 2});
    expect(await ask()).toEqual({call: 3});
  });

  it('are none with errors, and none of a request that met trouble', async () => {
    const partial = client((call) => ({call, errors: [{message: 'no stock'}]}));
    await partial.ask();
    await partial.ask();
    expect(partial.state.calls).toBe(2);
    const {state, ask} = client();
    state.isDoubtful = true;
    await ask();
    state.isDoubtful = false;
    expect(await ask()).toEqual({call: 2});
  });

  it('cannot be changed by the page of one visitor', async () => {
    const {ask} = client(() => ({shop: {names: ['Herons']}}));
    const {shop} = (await ask()) as {shop: {names: string[]}};
    expect(() => shop.names.push('Gulls')).toThrow(TypeError);
  });

  it('are a hundred at most', () => {
    const recent = new RecentAnswers();
    for (let count = 0; count < 150; count += 1) recent.keep(`${count}`, {count}, 0);
    const left = Array.from({length: 150}, (_, count) => recent.find(`${count}`, 0));
    expect(left.filter(Boolean)).toHaveLength(100);
    expect(left.at(-1)).toEqual({count: 149});
  });
});
