import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {personalCalls} from '~/platform/store/personal-call';
import {GROUP_HEADER, openStoreScope} from '~/platform/store/store-fetch';

import {GET_CART_QUERY} from './cart.documents';

const variables = {id: 'gid://shopify/Cart/1?key=k'};

const onTrouble = vi.fn();
let close: (() => void) | undefined;

/** The calls of one visitor's request, to a store that answers so. */
function callsTo(answer: () => Response) {
  const store = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', store);
  close = openStoreScope('visit', {
    deadline: Date.now() + 4000,
    timeoutMs: 1000,
    retries: 0,
    lastGood: null,
    waitUntil: () => undefined,
    clock: Date.now,
    onTrouble,
  });
  const ask = personalCalls({
    getApiUrl: () => 'https://store.example/api/2025-01/graphql.json',
    getHeaders: () => ({[GROUP_HEADER]: 'visit'}),
  });
  return {ask, store};
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

afterEach(() => {
  close?.();
  onTrouble.mockClear();
  vi.unstubAllGlobals();
});

it('sends the document and its variables, and hands on what the store answers', async () => {
  const {ask, store} = callsTo(() => Response.json({data: {cart: null}}));
  expect(await ask(GET_CART_QUERY, variables)).toEqual({cart: null});
  const [, init] = store.mock.calls[0] ?? [];
  const sent = JSON.parse(String(init?.body)) as {query: string; variables: unknown};
  expect(sent.query).toMatch(/^query GetCart\(\$id: ID!\) \{ cart\(id: \$id\) \{/);
  expect(sent.query).not.toContain('#');
  expect(sent.variables).toEqual(variables);
});

it('hands on the errors that came beside it, and says that the page may be wrong', async () => {
  const errors = [{message: 'no'}];
  const {ask} = callsTo(() => Response.json({data: {cart: {}}, errors}));
  expect(await ask(GET_CART_QUERY, variables)).toEqual({cart: {}, errors});
  expect(onTrouble).toHaveBeenCalledOnce();
});

it.each([
  ['an error page', () => new Response('<html>')],
  ['half an answer', () => new Response('{"data":{"cart":{"id":')],
  ['a refusal', () => Response.json({errors: [{message: 'no'}]})],
  ['a status of 500', () => new Response(null, {status: 500})],
])('throws for %s', async (_, answer) => {
  const {ask} = callsTo(answer);
  await expect(ask(GET_CART_QUERY, variables)).rejects.toThrow('GetCart: ');
  expect(onTrouble).toHaveBeenCalledOnce();
});

it('asks for nobody once the visitor’s request has been answered', async () => {
  const {ask, store} = callsTo(() => Response.json({data: {cart: null}}));
  close?.();
  await expect(ask(GET_CART_QUERY, variables)).rejects.toThrow('GetCart belongs to no');
  expect(store).not.toHaveBeenCalled();
});
