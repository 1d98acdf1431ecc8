import {beforeEach, describe, expect, test, vi} from 'vitest';

import {allScopes, type Scope} from '@quillhaven/local-store';
import type {CollectionPage} from '~/collection/collection-page';
import {loader as suggest} from '~/routes/api.search';
import {loader as cartLink} from '~/routes/cart-link';
import {loader as collection} from '~/routes/collection';
import {loader as home} from '~/routes/home';
import {loader as productPage} from '~/routes/product';
import {loader as search} from '~/routes/search';
import {loader as sitemap} from '~/routes/sitemap';
import {loadRoot} from '~/shell/index.server';
import {CartVisitor} from '../support/cart-route';
import {callRoute, type RouteRequest} from '../support/route-call';
import {writeSections} from '../support/sections';
import {ordinaryProduct} from '../support/shelf';
import {captureConsole, suiteStore} from '../support/suite';

/** A store that lacks a field, or whose token may not read it: one feature is missing, and the shop goes on (§10.32). */

const store = suiteStore();
captureConsole('warn', 'error');
// The worker remembers for a minute which fields the store refuses.
beforeEach(() => void vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 61_000}));

const product = () => ordinaryProduct(store);
const variant = () => `gid://shopify/ProductVariant/${product().variants[0]?.id ?? 0}`;

/** What a loader gives, which is no error page. */
async function load<Result>(
  route: Parameters<typeof callRoute<Promise<Result>>>[1],
  request: RouteRequest = {},
) {
  const answer = await callRoute(store, route, request);
  if (answer instanceof Response) throw new Error(`${request.path} is ${answer.status}`);
  return answer;
}

/** Opens home, a collection, a product and a search, adds to a cart, and returns what depends on a scope. */
async function visit() {
  const {handle} = product();
  const root = await load(({context}) => loadRoot(context));
  const {cards} = await load<CollectionPage>(home);
  const headwear = {path: '/collections/headwear', params: {handle: 'headwear'}};
  expect(await load(collection, headwear)).toHaveProperty('cards.length');
  const page = await load(productPage, {path: `/products/${handle}`, params: {handle}});
  if (!('product' in page)) throw new Error('The product has ended.');
  const results = await load(search, {path: '/search?q=hoodie'});
  expect(results.cards.length).toBeGreaterThan(0);
  const visitor = new CartVisitor(store);
  // The page reads its cart before it adds: what is refused then is not asked for again.
  await visitor.change('Create');
  await visitor.read();
  const {reply} = await visitor.add(variant());
  expect(reply).toMatchObject({status: 'ok', cart: {lines: [{quantity: 1}]}});
  const suggested = await callRoute(store, suggest, {path: '/api/search?q=shipping'});
  return {
    tags: [cards.map(({endDate}) => endDate), page.product.tags],
    stock: reply.cart?.lines.map(({inStock}) => inStock),
    texts: [root.navigation, await suggested.json()],
  };
}

type Feature = keyof Awaited<ReturnType<typeof visit>>;

describe('a token without', () => {
  test.each<[Scope, Feature[]]>([
    ['unauthenticated_read_product_tags', ['tags']],
    ['unauthenticated_read_product_inventory', ['stock']],
    ['unauthenticated_read_content', ['texts']],
    ['unauthenticated_read_metaobjects', []],
    ['unauthenticated_read_selling_plans', []],
    ['unauthenticated_read_product_pickup_locations', []],
    ['unauthenticated_read_customers', []],
    ['unauthenticated_read_customer_tags', []],
    ['unauthenticated_write_customers', []],
  ])('%s costs %j', async (scope, expected) => {
    const all = await visit();
    store.control.setScopes(allScopes.filter((each) => each !== scope));
    const less = await visit();
    const names: Feature[] = ['tags', 'stock', 'texts'];
    const lost = names.filter(
      (name) => JSON.stringify(all[name]) !== JSON.stringify(less[name]),
    );
    expect(lost).toEqual(expected);
    store.control.clearRequests();
    await load(home);
    const operations = store.control.requests().map(({operation}) => operation);
    expect(new Set(operations).size).toBe(operations.length);
  });
});

test('products that staff pin come first for a token that may not read tags', async () => {
  const [, , {handle: third} = {}] = (await load<CollectionPage>(home)).cards;
  const pinned = store.catalogue.products.find(({handle}) => handle === third);
  const grid = {pinned: [`gid://shopify/Product/${pinned?.id ?? 0}`]};
  await writeSections(store, JSON.stringify({version: 1, pages: {}, grid}));
  store.control.setScopes(
    allScopes.filter((each) => each !== 'unauthenticated_read_product_tags'),
  );
  expect((await load<CollectionPage>(home)).cards[0]?.handle).toBe(third);
});

test('a sitemap is there for a token that may not read tags', async () => {
  store.control.setScopes(
    allScopes.filter((each) => each !== 'unauthenticated_read_product_tags'),
  );
  const answer = await callRoute(store, sitemap, {
    path: '/sitemap/products/1.xml',
    params: {type: 'products', file: '1.xml'},
    env: {PUBLIC_SITE_ORIGIN: 'https://shop.example'},
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('/products/');
});

test('a schema without the tax of a cart costs the tax', async () => {
  const fieldName = 'totalTaxAmount';
  const extensions = {code: 'undefinedField', typeName: 'CartCost', fieldName};
  store.control.addFault({
    operation: 'cartLinesAdd',
    times: 1,
    fault: {kind: 'errors', errors: [{message: 'No such field', extensions}]},
  });
  const visitor = new CartVisitor(store);
  await visitor.change('Create');
  const {reply} = await visitor.add(variant());
  expect(reply).toMatchObject({status: 'ok', cart: {lines: [{quantity: 1}], tax: null}});
});

describe('an answer', () => {
  /** The store's answers, with their text changed. */
  function answers(change: (text: string) => string) {
    const platform = globalThis.fetch;
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      const response = await platform(...asked);
      return new Response(change(await response.text()), response);
    });
  }
  beforeEach(() => void vi.unstubAllGlobals());

  test('with an error beside its data is shown', async () => {
    store.control.addFault({fault: {kind: 'errors', data: true}});
    await visit();
  });

  test('with new enum values is shown', async () => {
    answers((text) =>
      text
        .replaceAll(
          /"(type|code|referenceUnit|weightUnit)":"[A-Z_]+"/g,
          '"$1":"BRAND_NEW"',
        )
        .replaceAll('"__typename":"MediaImage"', '"__typename":"Hologram"')
        .replaceAll(/"(acceptedCardBrands|supportedDigitalWallets)":\[/g, '"$1":["NEW",'),
    );
    await visit();
  });

  test('that lacks a product of a cart link is that of a link without it', async () => {
    const lines = `${product().variants[0]?.id}:1`;
    const request = {path: `/cart/${lines}`, params: {lines}};
    expect(await load(cartLink, request)).toHaveProperty('items.length', 1);
    answers(() => '{"data":{"nodes":[null]}}');
    expect(await callRoute(store, cartLink, request)).toHaveProperty('status', 404);
  });
});
