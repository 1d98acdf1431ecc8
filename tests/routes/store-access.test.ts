import {describe, expect, test, vi} from 'vitest';

import {loader as home} from '~/routes/home';
import {loader as productPage} from '~/routes/product';
import {callRoute} from '../support/route-call';
import {suiteStore} from '../support/suite';

const store = suiteStore();

const TOKEN_HEADER = 'x-shopify-storefront-access-token';

describe('a call to the store', () => {
  test('carries the public token in a header, and no other where none is set (§6, §7)', async () => {
    // Hydrogen recommends a private token; the specification's shop has none.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await callRoute(store, home, {env: {PRIVATE_STOREFRONT_API_TOKEN: ''}});
    const [request] = store.control.requests();
    expect(request?.headers).toMatchObject({
      [TOKEN_HEADER]: store.env.PUBLIC_STOREFRONT_API_TOKEN,
      'content-type': expect.stringContaining('application/json'),
    });
    expect(request?.headers).not.toHaveProperty('shopify-storefront-private-token');
  });

  test('goes to the path of API version 2025-01 (§7, §9)', async () => {
    await callRoute(store, home);
    const paths = store.control.requests().map(({path}) => path);
    expect(new Set(paths)).toEqual(new Set(['/api/2025-01/graphql.json']));
  });

  test('goes there also where the store’s domain was pasted with a path', async () => {
    const pathsAt = async (domain: string) => {
      store.control.clearRequests();
      await callRoute(store, home, {env: {PUBLIC_STORE_DOMAIN: domain}});
      return new Set(store.control.requests().map(({path}) => path));
    };
    const paths = await pathsAt(store.url);
    expect(paths.size).toBe(1);
    expect(await pathsAt(`${store.url}/admin/`)).toEqual(paths);
  });

  test('asks for the collection by its global id, 50 products at a time (§7, §10.2)', async () => {
    await callRoute(store, home);
    const call = store.control
      .requests()
      .find(({operation}) => operation === 'collection');
    expect(call?.variables).toMatchObject({
      id: `gid://shopify/Collection/${store.env.PUBLIC_COLLECTION_ID}`,
      productsFirst: 50,
    });
  });

  test('asks for 250 pictures and 250 variants of a product (§9)', async () => {
    await callRoute(store, productPage, {
      path: '/products/bar-scarf',
      params: {handle: 'bar-scarf'},
    });
    const call = store.control.requests().find(({operation}) => operation === 'Product');
    expect(call?.variables).toMatchObject({imagesFirst: 250, variantsFirst: 250});
  });
});
