import {createStorefrontApiClient} from '@shopify/storefront-api-client';
import ShopifyBuy from 'shopify-buy';
import {afterAll, beforeAll, expect, test} from 'vitest';

import {variantIds} from './fixtures/small-shop';
import {createTestStore} from './fixtures/test-store';
import {defaultTokens} from '.';

/**
 * Shopify's other clients walk from a product to an order, with documents that nobody here wrote or, in the first case,
 * as its guide has them. Hydrogen's own are in hydrogen.test.ts, the components of hydrogen-react in
 * tests/e2e/hydrogen-react.spec.ts.
 */

const {store} = createTestStore();
let url = '';
beforeAll(async () => void ({url} = await store.listen()));
afterAll(() => store.close());

/** Both ask https of a domain. The store's own certificate is its user's affair (README, "Start it"). */
const overHttp: typeof fetch = (input, init) =>
  fetch(String(input).replace(/^https:/, 'http:'), init);

/** Opens a checkout as a browser does, and pays what it says. */
async function pay(checkoutUrl: string): Promise<string> {
  const page = await (await fetch(checkoutUrl)).text();
  const due = /name="due" value="(\d+)"/.exec(page)?.[1] ?? '';
  const order = await fetch(checkoutUrl, {
    method: 'POST',
    headers: {'Content-Type': 'application/x-www-form-urlencoded'},
    body: new URLSearchParams({due, email: 'fan@example.com'}),
  });
  expect(new URL(order.url).pathname).toMatch(/^\/orders\//);
  return order.text();
}

test('@shopify/storefront-api-client walks from a product to an order', async () => {
  const client = createStorefrontApiClient({
    storeDomain: url,
    // The only one that the client still knows in years to come.
    apiVersion: 'unstable',
    publicAccessToken: defaultTokens.publicToken,
    customFetchApi: overHttp,
  });
  const {data: found} = await client.request(
    'query Product($handle: String!) { product(handle: $handle) { title variants(first: 1) { nodes { id } } } }',
    {variables: {handle: 'tee'}},
  );
  expect(found.product.title).toBe('Tee');
  const merchandiseId = found.product.variants.nodes[0].id;
  const {data: made, errors} = await client.request(
    'mutation Create($lines: [CartLineInput!]) { cartCreate(input: {lines: $lines}) { cart { id totalQuantity checkoutUrl } userErrors { message } } }',
    {variables: {lines: [{merchandiseId, quantity: 2}]}},
  );
  expect(errors).toBeUndefined();
  const {cart} = made.cartCreate;
  expect(cart.totalQuantity).toBe(2);
  const {errors: refused} = await client.request('{ nowhere }');
  expect(refused?.graphQLErrors?.[0]).toMatchObject({
    extensions: {code: 'undefinedField'},
  });
  expect(await pay(cart.checkoutUrl)).toContain('$50.00');
});

test('shopify-buy walks from a product to an order', async () => {
  const client = ShopifyBuy.buildClient(
    {
      domain: new URL(url).host,
      storefrontAccessToken: defaultTokens.publicToken,
    },
    overHttp,
  );
  expect((await client.product.fetchAll()).map(({title}) => title)).toContain('Hoodie');
  const {variants} = await client.product.fetchByHandle('tee');
  expect(variants.map(({id}) => id)).toEqual([variantIds.tee, variantIds.teeLarge]);
  const {id} = await client.checkout.create();
  const added = await client.checkout.addLineItems(id, [
    {variantId: variantIds.tee, quantity: 1},
    {variantId: variantIds.hoodie, quantity: 9},
  ]);
  // The store has three.
  expect(added.lineItems.map(({title, quantity}) => [title, quantity])).toEqual([
    ['Tee', 1],
    ['Hoodie', 3],
  ]);
  const [tee, hoodie] = added.lineItems;
  await client.checkout.updateLineItems(id, [{id: tee?.id ?? '', quantity: 2}]);
  await client.checkout.removeLineItems(id, [hoodie?.id ?? '']);
  await client.checkout.addDiscount(id, 'TENOFF');
  const {lineItems, discountApplications, webUrl} = await client.checkout.fetch(id);
  expect(lineItems.map(({quantity}) => quantity)).toEqual([2]);
  expect(discountApplications.map(({code}) => code)).toEqual(['TENOFF']);
  expect(await pay(webUrl)).toContain('$45.00');
});
