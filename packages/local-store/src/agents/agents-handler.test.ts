import {expect, test} from 'vitest';

import {createTestStore} from '../fixtures/test-store';
import {smallShop} from '../fixtures/small-shop';

const {store} = createTestStore();
const meta = {'ucp-agent': {profile: 'https://agent.example/profile.json'}};

async function post(body: object | string, method = 'POST') {
  const answer = await store.handle({
    method,
    url: new URL('http://store.test/api/ucp/mcp'),
    headers: {'content-type': 'application/json'},
    body:
      typeof body === 'string' ? body : JSON.stringify({jsonrpc: '2.0', id: 1, ...body}),
  });
  return {status: answer.status, body: answer.body ? String(answer.body) : ''};
}

async function call(name: string, given: object) {
  const params = {name, arguments: {meta, ...given}};
  const {body} = await post({method: 'tools/call', params});
  const {result} = JSON.parse(body) as {
    result: {structuredContent: Record<string, unknown>; content: {text: string}[]};
  };
  expect(JSON.parse(result.content[0]?.text ?? '')).toEqual(result.structuredContent);
  return result.structuredContent;
}

interface Found {
  id: string;
  title: string;
  variants: {id: string; price: {amount: number; currency: string}}[];
}

test('a profile names the endpoint of the tools', async () => {
  const answer = await store.handle({
    method: 'GET',
    url: new URL('http://store.test/.well-known/ucp'),
    headers: {},
    body: '',
  });
  expect(JSON.parse(String(answer.body))).toMatchObject({
    ucp: {
      services: {
        'dev.ucp.shopping': [{endpoint: expect.stringContaining('/api/ucp/mcp')}],
      },
    },
  });
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
});

test('an agent searches, reads a product, and makes a cart with its checkout', async () => {
  const [product] = smallShop.products;
  const found = await call('search_catalog', {catalog: {query: product?.title ?? ''}});
  const [first] = found.products as Found[];
  expect(first?.title).toBe(product?.title);
  const read = await call('get_product', {catalog: {id: first?.id}});
  expect(read.product).toEqual(first);
  const variant = first?.variants[0];
  const made = await call('create_cart', {
    cart: {line_items: [{item: {id: variant?.id}, quantity: 2}]},
  });
  const total = 2 * (variant?.price.amount ?? 0);
  expect(made).toMatchObject({
    ucp: {
      version: '2026-08-25',
      capabilities: {'dev.ucp.shopping.cart': [{version: '2026-08-25'}]},
    },
    currency: variant?.price.currency,
    line_items: [{item: {id: variant?.id, price: variant?.price.amount}, quantity: 2}],
    totals: [{type: 'subtotal', amount: total}, {type: 'total'}],
    continue_url: expect.stringContaining('http'),
  });
  expect(await call('get_cart', {id: made.id})).toEqual(made);
});

test('a missing product, and a malformed call, are errors of the protocol', async () => {
  const missing = await call('get_product', {
    catalog: {id: 'gid://shopify/Product/999999'},
  });
  expect(missing).toMatchObject({
    ucp: {status: 'error'},
    messages: [{code: 'not_found'}],
  });
  expect(await call('create_cart', {cart: 7})).toHaveProperty('ucp');
  const unknown = await post({method: 'tools/call', params: {name: 'constructor'}});
  expect(JSON.parse(unknown.body)).toMatchObject({id: 1, error: {code: -32601}});
  const nameless = {method: 'tools/call', params: {name: 'get_cart', arguments: {}}};
  expect(JSON.parse((await post(nameless)).body)).toMatchObject({
    error: {code: -32001, data: {code: 'invalid_profile_url'}},
  });
  expect(JSON.parse((await post('{')).body)).toMatchObject({error: {code: -32601}});
  expect((await post('', 'GET')).status).toBe(405);
  expect(JSON.parse((await post({method: 'tools/list'})).body)).toMatchObject({
    result: {tools: [{name: 'search_catalog'}, {}, {}, {}]},
  });
});
