import {createStorefrontClient} from '@shopify/hydrogen';
import {beforeEach, describe, expect, it, vi} from 'vitest';

// Its query declares itself as kept for an outage.
// eslint-disable-next-line import-x/no-restricted-paths -- only for that
import '~/collection/collection.documents';

import {STORE_BUDGET_MS} from '../context';
import {variables} from '../env';

import {isStale} from './stale-if-error';
import {describeOperation, type StoreCall} from './store-call';
import {StoreError} from './store-error';
import {callStore, GROUP_HEADER, openStoreScope, type StoreScope} from './store-fetch';

const query: StoreCall = {
  url: 'https://store.example/api/2025-01/graphql.json',
  init: {method: 'POST', body: '{"query":"query collection { x }"}'},
  kind: 'query',
  operation: 'collection',
};
const mutation: StoreCall = {...query, kind: 'mutation', operation: 'cartLinesAdd'};
const cart: StoreCall = {...query, operation: 'GetCart'};

const good = () => Response.json({data: {x: 1}});
const denied = (x: 1 | null) =>
  Response.json({
    data: {x, y: null},
    errors: [{message: 'no', extensions: {code: 'ACCESS_DENIED'}}],
  });

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

function scopeWith(options: Partial<StoreScope> = {}) {
  const background: Promise<unknown>[] = [];
  const scope: StoreScope = {
    deadline: Date.now() + 4000,
    timeoutMs: 50,
    retries: 0,
    staleCache: null,
    waitUntil: (promise) => void background.push(promise),
    clock: Date.now,
    onDegraded: () => undefined,
    ...options,
  };
  return {scope, settle: () => Promise.all(background)};
}

function answering(...answers: (() => Response | Promise<Response>)[]) {
  return vi.fn<typeof fetch>(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (!next) throw new Error('no answer');
    return next();
  });
}

async function failureOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof StoreError))
    throw new Error(`not a StoreError: ${String(error)}`);
  return error;
}

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => undefined);
  }
});

describe('a call to the store', () => {
  it('returns a good answer unchanged', async () => {
    const response = await callStore(query, scopeWith().scope, answering(good));
    expect(await response.json()).toEqual({data: {x: 1}});
  });

  it('removes __proto__ keys', async () => {
    const text = '{"data":{"shop":{"name":"Herons","__proto__":{"isAdmin":true}}}}';
    vi.stubGlobal(
      'fetch',
      answering(() => new Response(text)),
    );
    const close = openStoreScope('once', scopeWith().scope);
    const {storefront} = createStorefrontClient({
      storeDomain: 'store.example',
      publicStorefrontToken: 'token',
      i18n: {language: 'EN', country: 'US'},
      storefrontHeaders: {
        requestGroupId: 'once',
        buyerIp: null,
        buyerIpSig: null,
        cookie: null,
        purpose: null,
      },
    });
    const answer = await storefront.query('query Shop { shop { name } }', {
      cache: storefront.CacheNone(),
    });
    expect(JSON.stringify(answer)).toBe('{"shop":{"name":"Herons"}}');
    close();
    vi.unstubAllGlobals();
  });

  it.each<[string, () => Response | Promise<Response>, string, number | undefined]>([
    ['a 503 page', () => new Response('<h1>', {status: 503}), 'status', 503],
    ['an empty 429', () => new Response(null, {status: 429}), 'status', 429],
    ['an empty 430', () => new Response(null, {status: 430}), 'status', 430],
    ['a 200 with a page', () => new Response('<html>'), 'malformed', 200],
    ['an empty 200', () => new Response(''), 'malformed', 200],
    ['a truncated 200', () => new Response('{"data":{"x"'), 'malformed', 200],
    ['null', () => new Response('null'), 'malformed', 200],
    ['a number', () => new Response('7'), 'malformed', 200],
    ['data without a field', () => Response.json({data: {}}), 'malformed', 200],
    ['no data, no errors', () => Response.json({data: null}), 'malformed', 200],
    [
      'throttling in a 200',
      () => Response.json({errors: [{extensions: {code: 'THROTTLED'}}]}),
      'status',
      429,
    ],
    [
      'errors beside nothing but nulls',
      () => Response.json({data: {product: null}, errors: [{message: 'Internal error'}]}),
      'refused',
      200,
    ],
    ['errors alone', () => Response.json({errors: [{message: 'no'}]}), 'refused', 200],
    ['nothing but what the token may not read', () => denied(null), 'denied', 200],
    ['a reset', () => Promise.reject(new TypeError('reset')), 'network', undefined],
  ])('fails on %s', async (_, answer, failure, status) => {
    const error = await failureOf(callStore(query, scopeWith().scope, answering(answer)));
    expect(error.failure).toBe(failure);
    expect(error.status).toBe(status);
  });

  it('times out when the response hangs or stalls', async () => {
    const hangs = () => new Promise<Response>(() => undefined);
    const drips = () =>
      new Response(
        new ReadableStream({
          start: (body) => body.enqueue(new TextEncoder().encode('{"da')),
        }),
      );
    for (const answer of [hangs, drips]) {
      const error = await failureOf(
        callStore(query, scopeWith().scope, answering(answer)),
      );
      expect(error.failure).toBe('timeout');
    }
  });

  it('never outlasts its page’s deadline', async () => {
    const hangs = () => new Promise<Response>(() => undefined);
    const {scope} = scopeWith({deadline: Date.now() + 60, timeoutMs: 60_000});
    const error = await failureOf(callStore(query, scope, answering(hangs)));
    expect(error.failure).toBe('timeout');
  });

  it('leaves time to answer within 4.5 s', () => {
    expect(STORE_BUDGET_MS).toBeLessThan(4500);
    expect(Number(variables.STORE_TIMEOUT_MS.fallback)).toBeLessThan(STORE_BUDGET_MS);
  });

  it('is skipped after the page’s deadline', async () => {
    const fetch = answering(good);
    const {scope} = scopeWith({deadline: Date.now() - 1});
    expect((await failureOf(callStore(query, scope, fetch))).failure).toBe('timeout');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('passes partial data with its errors on', async () => {
    const partial = {data: {x: 1}, errors: [{message: 'no stock scope'}]};
    const fetch = answering(() => Response.json(partial));
    expect(await (await callStore(query, scopeWith().scope, fetch)).json()).toEqual(
      partial,
    );
  });
});

describe('a degraded page', () => {
  async function isDegraded(...answers: (() => Response)[]) {
    const onDegraded = vi.fn();
    const {scope} = scopeWith({onDegraded, retries: 1});
    await callStore(query, scope, answering(...answers)).catch(() => undefined);
    return onDegraded.mock.calls.length > 0;
  }
  const partial = () => Response.json({data: {x: 1}, errors: [{message: 'Oops'}]});
  const down = () => new Response(null, {status: 503, headers: {'Retry-After': '0'}});

  it.each([
    ['a call that fails', [down], true],
    ['an answer that lacks something for now', [partial], true],
    ['a good answer', [good], false],
    ['a good answer at the second attempt', [down, good], false],
    ['a field that the token may not read', [() => denied(1)], false],
    ['a question that the token may not ask', [() => denied(null)], false],
  ])('after %s: %j', async (_, answers, expected) => {
    expect(await isDegraded(...answers)).toBe(expected);
  });

  it('follows a stale answer too', async () => {
    const onDegraded = vi.fn();
    const {scope, settle} = scopeWith({staleCache: memoryCache(), onDegraded});
    await callStore(query, scope, answering(good));
    await settle();
    expect(onDegraded).not.toHaveBeenCalled();
    await callStore(query, scope, answering(down));
    expect(onDegraded).toHaveBeenCalled();
  });
});

describe('retries', () => {
  const busy = () => new Response(null, {status: 503, headers: {'Retry-After': '0'}});

  it('are off by default (§9)', async () => {
    const fetch = answering(busy, good);
    await failureOf(callStore(query, scopeWith().scope, fetch));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('repeat a query as often as set', async () => {
    const fetch = answering(busy, busy, good);
    await callStore(query, scopeWith({retries: 2}).scope, fetch);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('never repeat a mutation', async () => {
    const fetch = answering(busy, good);
    await failureOf(callStore(mutation, scopeWith({retries: 2}).scope, fetch));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('never repeat a refused call', async () => {
    const fetch = answering(
      () => Response.json({errors: [{message: 'bad field'}]}),
      good,
    );
    await failureOf(callStore(query, scopeWith({retries: 2}).scope, fetch));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('wait no longer than the page can', async () => {
    const later = () => new Response(null, {status: 429, headers: {'Retry-After': '30'}});
    const fetch = answering(later, good);
    await failureOf(callStore(query, scopeWith({retries: 1}).scope, fetch));
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('stale-if-error', () => {
  const down = () => new Response(null, {status: 503});

  async function outageAfter(answer: () => Response, call: StoreCall) {
    const {scope, settle} = scopeWith({staleCache: memoryCache()});
    await callStore(call, scope, answering(answer));
    await settle();
    return callStore(call, scope, answering(down));
  }

  it('serves the last answer while the store is down, marked as stale', async () => {
    const answer = await (await outageAfter(good, query)).json();
    expect(answer).toMatchObject({data: {x: 1}});
    expect(isStale(answer as Parameters<typeof isStale>[0])).toBe(true);
  });

  it('never serves an incomplete answer', async () => {
    const missing = () => Response.json({data: {x: null}});
    expect((await failureOf(outageAfter(missing, query))).status).toBe(503);
    const partial = () => Response.json({data: {x: 1}, errors: [{message: 'no'}]});
    expect((await failureOf(outageAfter(partial, query))).status).toBe(503);
  });

  it('never serves a cart or a mutation', async () => {
    expect((await failureOf(outageAfter(good, cart))).status).toBe(503);
    expect((await failureOf(outageAfter(good, mutation))).status).toBe(503);
  });

  it.each([
    ['searches', 'Search', {term: 'hoodie'}],
    ['suggestions', 'Suggestions', {term: 'hoo'}],
    ['made-up paths', 'UrlRedirect', {search: 'path:/nowhere'}],
    ['made-up choices', 'ProductVariant', {handle: 'tee', selectedOptions: []}],
    ['made-up cursors', 'collection', {after: 'x'}],
    ['filters', 'collection', {narrowed: true}],
    ['orders', 'collection', {sortKey: 'PRICE'}],
    ['operations that nobody thought of', 'constructor', {}],
  ])('stores nothing that is unbounded: %s', async (_, operation, variables) => {
    const body = JSON.stringify({query: '', variables});
    const call = {...query, operation, init: {method: 'POST', body}};
    expect((await failureOf(outageAfter(good, call))).status).toBe(503);
  });
});

describe('the wrapped fetch', () => {
  it('bounds the calls of an open scope and leaves every other alone', async () => {
    const platform = answering(down);
    vi.stubGlobal('fetch', platform);
    const close = openStoreScope('group', scopeWith().scope);
    const init = {method: 'POST', body: '{}', headers: {[GROUP_HEADER]: 'group'}};
    await failureOf(globalThis.fetch(query.url, init));
    expect((await globalThis.fetch('https://elsewhere.example/')).status).toBe(503);
    close();
    expect((await globalThis.fetch(query.url, init)).status).toBe(503);
    vi.unstubAllGlobals();
  });

  function down() {
    return new Response(null, {status: 503});
  }
});

describe('logging', () => {
  it('names the operation and the store’s request id, and no variable', async () => {
    const secret = 'gid://shopify/Cart/1?key=secret';
    const call = {...cart, init: {method: 'POST', body: JSON.stringify({id: secret})}};
    const fetch = answering(
      () => new Response(null, {status: 500, headers: {'X-Request-ID': 'r-1'}}),
    );
    await failureOf(callStore(call, scopeWith().scope, fetch));
    const line = String(vi.mocked(console.error).mock.calls[0]?.[0]);
    expect(JSON.parse(line)).toMatchObject({operation: 'GetCart', requestId: 'r-1'});
    expect(line).not.toContain('secret');
  });
});

describe('an error', () => {
  it('never quotes a cart’s key', async () => {
    const message = 'There is no gid://shopify/Cart/1?key=secret';
    const refusal = answering(() => Response.json({errors: [{message}]}));
    const error = await failureOf(callStore(cart, scopeWith().scope, refusal));
    expect(error.message).toContain('Cart/1?key=…');
    expect(error.message).not.toContain('secret');
  });
});

describe('an operation', () => {
  it.each([
    ['{"query":"query collection($id: ID!) { x }"}', 'query', 'collection'],
    ['{"query":"mutation cartCreate { x }"}', 'mutation', 'cartCreate'],
    ['{"query":"fragment A on B { c } query GetCart { x }"}', 'query', 'GetCart'],
    [
      '{"query":"{ shop { name } }","variables":{"q":"mutation x"}}',
      'query',
      'anonymous',
    ],
  ])('of %s is a %s named %s', (body, kind, operation) => {
    expect(describeOperation(body)).toEqual({kind, operation});
  });
});
