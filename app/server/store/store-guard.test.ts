import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';

import {createStorefrontClient} from '@shopify/hydrogen';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {StoreError} from './store-answer';
import {guardStore} from './store-guard';

const URL = 'https://store.example/api/2025-01/graphql.json';
const BODY = '{"query":"query Shop { shop { name } }"}';

/** Guards the store behind a platform that answers so. */
function guarded(answer: () => Response | Promise<Response>, url = URL) {
  const platform = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', platform);
  guardStore(url, 1000);
  return platform;
}

const ask = (body = BODY) => fetch(URL, {method: 'POST', body});

const failure = (promise: Promise<unknown>): Promise<StoreError> =>
  promise.then(
    () => Promise.reject(new Error('There was an answer.')),
    (error: unknown) =>
      error instanceof StoreError ? error : Promise.reject(new Error(String(error))),
  );

const denied = {code: 'ACCESS_DENIED'};

beforeEach(() => {
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => void vi.unstubAllGlobals());

describe('a guarded call', () => {
  it('returns a good answer', async () => {
    guarded(() => Response.json({data: {x: 1}}));
    expect(await (await ask()).json()).toEqual({data: {x: 1}});
  });

  it.each([null, []])('returns a good answer beside errors: %j', async (errors) => {
    guarded(() => Response.json({data: {x: 1}, errors}));
    expect(await (await ask()).json()).toMatchObject({data: {x: 1}});
  });

  it('passes partial data with its errors on', async () => {
    const partial = {data: {x: 1}, errors: [{message: 'no stock scope'}]};
    guarded(() => Response.json(partial));
    expect(await (await ask()).json()).toEqual(partial);
  });

  it.each<[string, () => Response | Promise<Response>, number | undefined]>([
    ['a 503 page', () => new Response('<h1>', {status: 503}), 503],
    ['an empty 429', () => new Response(null, {status: 429}), 429],
    ['an empty 430', () => new Response(null, {status: 430}), 430],
    ['a 200 with a page', () => new Response('<html>'), 200],
    ['an empty 200', () => new Response(''), 200],
    ['a truncated 200', () => new Response('{"data":{"x"'), 200],
    ['null', () => new Response('null'), 200],
    ['a number', () => new Response('7'), 200],
    ['data without a field', () => Response.json({data: {}}), 200],
    ['no data, no errors', () => Response.json({data: null}), 200],
    [
      'throttling in a 200',
      () => Response.json({errors: [{extensions: {code: 'THROTTLED'}}]}),
      429,
    ],
    ['a reset', () => Promise.reject(new TypeError('reset')), undefined],
  ])('fails on %s', async (_, answer, status) => {
    guarded(answer);
    expect(await failure(ask())).toMatchObject({status, errors: []});
  });

  it.each([
    [
      'errors beside nothing but nulls',
      {data: {x: null}, errors: [{message: 'Oops'}]},
      false,
    ],
    ['errors alone', {errors: [{message: 'no'}]}, false],
    [
      'nothing but what the token may not read',
      {data: {x: null}, errors: [{message: 'no', extensions: denied}]},
      true,
    ],
  ])('fails on %s', async (_, answer, isDenied) => {
    guarded(() => Response.json(answer));
    const {errors} = answer;
    expect(await failure(ask())).toMatchObject({status: 200, errors, isDenied});
  });

  it('states how long the store asks to wait, in milliseconds', async () => {
    guarded(() => new Response(null, {status: 429, headers: {'Retry-After': '2'}}));
    expect(await failure(ask())).toMatchObject({retryAfter: 2000});
  });

  it('never quotes a cart’s key', async () => {
    const message = 'There is no gid://shopify/Cart/1?key=secret';
    guarded(() => Response.json({errors: [{message}]}));
    expect((await failure(ask())).message).toBe(
      'Shop: There is no gid://shopify/Cart/1?key=…',
    );
  });

  it('goes to the store’s URL alone', async () => {
    guarded(() => new Response(null, {status: 503}));
    expect((await fetch('https://elsewhere.example/')).status).toBe(503);
    expect((await failure(ask())).status).toBe(503);
  });
});

describe('the guard', () => {
  it('is installed once, also for several stores', () => {
    guarded(() => Response.json({data: {x: 1}}));
    const {fetch: installed} = globalThis;
    guardStore('https://other.example/api/2025-01/graphql.json', 1000);
    expect(globalThis.fetch).toBe(installed);
  });

  it('guards the calls of Hydrogen’s client, and removes __proto__ keys', async () => {
    const text = '{"data":{"shop":{"name":"Herons","__proto__":{"isAdmin":true}}}}';
    guarded(() => new Response(text));
    const {storefront} = createStorefrontClient({
      storeDomain: 'store.example',
      publicStorefrontToken: 'token',
      i18n: {language: 'EN', country: 'US'},
    });
    expect(storefront.getApiUrl()).toBe(URL);
    const answer = await storefront.query('query Shop { shop { name } }', {
      cache: storefront.CacheNone(),
    });
    expect(JSON.stringify(answer)).toBe('{"shop":{"name":"Herons"}}');
    guarded(() => new Response('<html>'));
    expect(await failure(storefront.query('query Shop { shop { name } }'))).toMatchObject(
      {status: 200},
    );
  });
});

describe('the deadline', () => {
  it.each<[string, RequestListener]>([
    ['hangs', () => undefined],
    ['stalls in its body', (_, response) => void response.write('{"da')],
  ])('ends a call that %s', async (_, listener) => {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    guardStore(url, 30);
    expect(await failure(fetch(url, {method: 'POST', body: BODY}))).toMatchObject({
      status: undefined,
      message: expect.stringContaining('TimeoutError'),
    });
    server.closeAllConnections();
    server.close();
  });
});
