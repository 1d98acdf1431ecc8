import {beforeEach, describe, expect, it, vi} from 'vitest';

// Its query declares itself as kept for an outage.
import {COLLECTION_QUERY} from '~/collection/collection.documents';

import {STORE_BUDGET_MS} from '../context';
import {variables} from '../env';
import {RequestTrace} from '../log';

import {OptionalFields} from './optional-fields';
import {isStale} from './stale-if-error';
import {withLimits, type StoreLimits} from './store-client';
import {StoreError} from './store-answer';

const PAGE = 'query Page { page { title } }';

type Answer = Record<string, unknown>;
type Call = () => Answer | Promise<Answer>;

/** The part of the Cache API that is used, in memory. */
function memoryCache(): Cache {
  const kept = new Map<string, Response>();
  return {
    match: async (request: Request) => kept.get(request.url)?.clone(),
    put: async (request: Request, response: Response) => {
      kept.set(request.url, response);
    },
  } as unknown as Cache;
}

/** A page's client of a store that answers so, the last answer for ever. */
function clientOf(calls: Call[], limits: Partial<StoreLimits> = {}) {
  const background: Promise<unknown>[] = [];
  const call = vi.fn<(document: string, options?: object) => Promise<Answer>>(
    async () => {
      const next = calls.length > 1 ? calls.shift() : calls[0];
      return next?.() ?? {};
    },
  );
  const onDegraded = vi.fn();
  const client = withLimits({query: call, mutate: call} as never, {
    deadline: Date.now() + 4000,
    retries: 0,
    market: '',
    optional: new OptionalFields(),
    staleCache: null,
    waitUntil: (promise) => void background.push(promise),
    clock: Date.now,
    trace: new RequestTrace('request', Date.now),
    onDegraded,
    ...limits,
  }) as {
    query(document: string, options?: {variables: object}): Promise<Answer>;
    mutate(document: string): Promise<Answer>;
  };
  return {...client, call, onDegraded, settle: () => Promise.all(background)};
}

const fail = (status?: number, details: object = {}) => {
  throw new StoreError('Page', 'failed', {...(status && {status}), ...details});
};
const good = () => ({x: 1});
const down = () => fail(503, {retryAfter: 0});
const denied = {message: 'no', extensions: {code: 'ACCESS_DENIED'}};
const hangs = () => new Promise<never>(() => undefined);

beforeEach(() => {
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
});

describe('the page’s deadline', () => {
  it('leaves time to answer within 4.5 s', () => {
    expect(STORE_BUDGET_MS).toBeLessThan(4500);
    expect(Number(variables.STORE_TIMEOUT_MS.fallback)).toBeLessThan(STORE_BUDGET_MS);
  });

  it('ends a call', async () => {
    const {query} = clientOf([hangs], {deadline: Date.now() + 30});
    await expect(query(PAGE)).rejects.toThrow('no time left');
  });

  it('lets no call begin afterwards', async () => {
    const {query, call} = clientOf([good], {deadline: Date.now() - 1});
    await expect(query(PAGE)).rejects.toThrow(StoreError);
    expect(call).not.toHaveBeenCalled();
  });
});

describe('a degraded page', () => {
  it.each<[string, Call[], boolean]>([
    ['a call that fails', [down], true],
    [
      'an answer that lacks something for now',
      [() => ({x: 1, errors: [{message: 'Oops'}]})],
      true,
    ],
    ['a good answer', [good], false],
    ['a good answer at the second attempt', [down, good], false],
    ['a field that the token may not read', [() => ({x: 1, errors: [denied]})], false],
    [
      'a question that the token may not ask',
      [() => fail(200, {answer: {errors: [denied]}})],
      false,
    ],
  ])('after %s: %j', async (_, calls, expected) => {
    const {query, onDegraded} = clientOf(calls, {retries: 1});
    await query(PAGE).catch(() => undefined);
    expect(onDegraded.mock.calls.length > 0).toBe(expected);
  });
});

describe('retries', () => {
  it('are off by default (§9)', () => {
    expect(variables.STORE_RETRIES.fallback).toBe('0');
  });

  it('repeat a query as often as set', async () => {
    const {query, call} = clientOf([down, down, good], {retries: 2});
    expect(await query(PAGE)).toEqual({x: 1});
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('never repeat a mutation', async () => {
    const {mutate, call} = clientOf([down, good], {retries: 2});
    await expect(mutate('mutation change { x }')).rejects.toThrow(StoreError);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Call]>([
    [
      'that the store refused',
      () => fail(200, {answer: {errors: [{message: 'bad field'}]}}),
    ],
    ['that is at fault', () => fail(400)],
    ['that must wait longer than the page can', () => fail(429, {retryAfter: 30_000})],
  ])('never repeat a call %s', async (_, refusal) => {
    const {query, call} = clientOf([refusal, good], {retries: 2});
    await expect(query(PAGE)).rejects.toThrow(StoreError);
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe('a field that the store refuses (§10.32)', () => {
  const document = 'query Page { page { title tags @skip(if: false) } }';
  const change = 'mutation change { change { tags @skip(if: false) } }';
  const denies = () => fail(200, {answer: {data: {x: null}, errors: [deniedTags]}});
  const deniedTags = {...denied, path: ['page', 'tags']};
  const unknown = () =>
    fail(200, {
      answer: {errors: [{extensions: {code: 'undefinedField', fieldName: 'tags'}}]},
    });

  it.each<[string, Call]>([
    ['is denied', denies],
    ['is denied beside data', () => ({x: 1, errors: [deniedTags]})],
    ['is unknown', unknown],
  ])('is left out of a second query where it %s', async (_, refusal) => {
    const optional = new OptionalFields();
    const {query, call, onDegraded} = clientOf([refusal, good], {optional});
    expect(await query(document)).toEqual({x: 1});
    expect(call.mock.calls).toEqual([
      [document, undefined],
      ['query Page { page { title } }', undefined],
    ]);
    expect(onDegraded).not.toHaveBeenCalled();
    // The next request, of any kind, does not ask for it.
    const later = clientOf([good], {optional});
    await later.mutate(change);
    expect(later.call).toHaveBeenCalledWith('mutation change { change { } }', undefined);
  });

  it('is left out of a second mutation only where the first was not executed', async () => {
    const refused = clientOf([unknown, good]);
    expect(await refused.mutate(change)).toEqual({x: 1});
    const executed = clientOf([denies, good]);
    await expect(executed.mutate(change)).rejects.toThrow(StoreError);
    expect(executed.call).toHaveBeenCalledTimes(1);
  });

  it('is no reason to ask for ever', async () => {
    const {query, call} = clientOf([unknown]);
    await expect(query(document)).rejects.toThrow(StoreError);
    expect(call).toHaveBeenCalledTimes(2);
  });
});

describe('stale-if-error', () => {
  /** The answer to a query during an outage, after this one. */
  async function outageAfter(
    answer: Call,
    document: string = COLLECTION_QUERY,
    asked = {},
  ) {
    const {query, settle, onDegraded} = clientOf([answer, down], {
      staleCache: memoryCache(),
    });
    await query(document, {variables: asked});
    await settle();
    expect(onDegraded).not.toHaveBeenCalled();
    const stale = await query(document, {variables: asked});
    expect(onDegraded).toHaveBeenCalled();
    return stale;
  }

  it('serves the last answer while the store is down, marked as stale', async () => {
    const answer = await outageAfter(good);
    expect(answer).toMatchObject({x: 1});
    expect(isStale(answer)).toBe(true);
  });

  it.each<[string, Answer]>([
    ['a missing part', {x: null}],
    ['a denied part', {x: 1, errors: [denied]}],
  ])('never serves an answer with %s', async (_, answer) => {
    await expect(outageAfter(() => answer)).rejects.toThrow(StoreError);
  });

  it.each<[string, string, object]>([
    ['a query that does not say so', PAGE, {}],
    ['made-up cursors', COLLECTION_QUERY, {after: 'x'}],
    ['filters', COLLECTION_QUERY, {filters: [{tag: 'x'}]}],
    [
      'types of a collection by its handle',
      COLLECTION_QUERY,
      {handle: 'x', filters: [{productType: 'y'}]},
    ],
    ['orders', COLLECTION_QUERY, {sortKey: 'PRICE'}],
  ])('stores nothing that is unbounded: %s', async (_, document, asked) => {
    await expect(outageAfter(good, document, asked)).rejects.toThrow(StoreError);
  });

  it('writes a copy at most every ten minutes, and at once where the clock was set back', async () => {
    const staleCache = memoryCache();
    const put = vi.spyOn(staleCache, 'put');
    let now = 0;
    const {query, settle} = clientOf([good], {
      staleCache,
      clock: () => now,
      deadline: 20 * 60_000,
    });
    for (const [minutes, writes] of [
      [0, 1],
      [9, 1],
      [10, 2],
      [19, 2],
      [3, 3],
      [4, 3],
    ] as const) {
      now = minutes * 60_000;
      await query(COLLECTION_QUERY);
      await settle();
      expect(put).toHaveBeenCalledTimes(writes);
    }
  });

  it('remembers the 5,000 newest times of writing', async () => {
    const staleCache = memoryCache();
    const put = vi.spyOn(staleCache, 'put');
    const {query, settle} = clientOf([good], {staleCache, clock: () => 0});
    const ask = async (...ids: number[]) => {
      for (const id of ids) await query(COLLECTION_QUERY, {variables: {id: `${id}`}});
      await settle();
    };
    await ask(...Array(5001).keys());
    expect(put).toHaveBeenCalledTimes(5001);
    await ask(5000, 1);
    expect(put).toHaveBeenCalledTimes(5001);
    await ask(0);
    expect(put).toHaveBeenCalledTimes(5002);
  });

  it('keeps a copy for each market', async () => {
    const staleCache = memoryCache();
    const {query, settle} = clientOf([good], {staleCache});
    await query(COLLECTION_QUERY);
    await settle();
    const abroad = clientOf([down], {staleCache, market: '/de-de'});
    await expect(abroad.query(COLLECTION_QUERY)).rejects.toThrow(StoreError);
  });
});

describe('the log', () => {
  it('names the operation and the store’s request id, and no variable', async () => {
    const {query} = clientOf([() => fail(500, {requestId: 'r-1'})]);
    const asked = {variables: {id: 'gid://shopify/Cart/1?key=secret'}};
    await expect(query(PAGE, asked)).rejects.toThrow(StoreError);
    const line = String(vi.mocked(console.error).mock.calls[0]?.[0]);
    expect(JSON.parse(line)).toMatchObject({operation: 'Page', requestId: 'r-1'});
    expect(line).not.toContain('secret');
  });
});
