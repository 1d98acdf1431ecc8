import {describe, expect, test} from 'vitest';
import {createCart, addLines} from '../fixtures/cart-documents';
import {productData, smallShop, variantData, variantIds} from '../fixtures/small-shop';
import {createTestStore} from '../fixtures/test-store';

const shopName = '{ shop { name } }';

describe('Endpoint, version', () => {
  test.each([
    ['2025-01', '2025-01'],
    ['2026-04', '2026-04'],
    ['unstable', 'unstable'],
    ['2024-07', '2025-01'],
    ['2025-07', '2026-04'],
    ['2026-07', '2026-07'],
    ['2026-10', '2026-10'],
    ['2027-01', '2026-10'],
  ])(
    'a request for %s is answered by %s, named in a header',
    async (asked, answering) => {
      const {status, headers, body} = await createTestStore().ask(shopName, {
        version: asked,
      });
      expect(status).toBe(200);
      expect(headers['x-shopify-api-version']).toBe(answering);
      expect(headers['x-request-id']).toBeTruthy();
      expect(body.data).toEqual({shop: {name: 'Small Shop'}});
    },
  );

  test('a version whose support has ended falls forward', async () => {
    const {store, ask} = createTestStore();
    store.control.retireVersion('2025-01');
    expect((await ask(shopName)).headers['x-shopify-api-version']).toBe('2026-04');
  });

  test('a malformed version is not found', async () => {
    expect((await createTestStore().ask(shopName, {version: 'latest'})).status).toBe(404);
  });

  test('only POST is answered, and /api/graphql too', async () => {
    const {store} = createTestStore();
    const request = {
      headers: {'content-type': 'application/json'},
      body: `{"query":"${shopName}"}`,
    };
    const url = new URL('http://store.test/api/graphql');
    expect((await store.handle({...request, method: 'GET', url})).status).toBe(405);
    const answer = await store.handle({...request, method: 'POST', url});
    expect(answer.headers['x-shopify-api-version']).toBe('2025-01');
    expect(answer.body).toContain('Small Shop');
  });

  test('unstable answers the consentManagement that Hydrogen’s browser code asks', async () => {
    const {body} = await createTestStore().ask(
      'query ensureCookies { consentManagement { cookies(visitorConsent:{}) { cookieDomain } } }',
      {version: 'unstable'},
    );
    expect(body.errors).toBeUndefined();
    expect(body.data).toMatchObject({
      consentManagement: {cookies: {cookieDomain: 'localhost'}},
    });
  });
});

describe('Token', () => {
  const tags = '{ product(handle: "tee") { title tags } }';

  test('without one products, carts and search are answered; tags, metafields and menus are not', async () => {
    const {ask} = createTestStore();
    const query =
      '{ product(handle: "tee") { title } search(query: "tee", first: 1) { totalCount } }';
    expect((await ask(query, {anonymous: true})).body.errors).toBeUndefined();
    for (const refused of [
      tags,
      '{ product(handle: "tee") { metafield(namespace: "a", key: "b") { value } } }',
      '{ menu(handle: "main-menu") { id } }',
    ]) {
      const {status, body} = await ask(refused, {anonymous: true});
      expect(status).toBe(200);
      expect(body.errors).toMatchObject([{extensions: {code: 'ACCESS_DENIED'}}]);
    }
  });

  test('without one a query may cost at most 1,000', async () => {
    const {ask} = createTestStore();
    const query =
      '{ products(first: 250) { nodes { variants(first: 250) { nodes { id image { id } product { id featuredImage { id } priceRange { minVariantPrice { amount } maxVariantPrice { amount } } collections(first: 250) { nodes { id } } } } } } } }';
    expect((await ask(query, {anonymous: true})).body.errors).toMatchObject([
      {extensions: {code: 'MAX_COMPLEXITY_EXCEEDED', maxCost: 1000}},
    ]);
    expect((await ask(query)).body.errors).toBeUndefined();
  });

  test.each<[string, (index: number) => string]>([
    ['aliases', (index) => `a${index}: __typename`],
    ['fields of one name', () => '__typename'],
    ['fields that do not exist', (index) => `a${index}: nope`],
    ['fields in conflict', (index) => `a: a${index}`],
    ['fragments', (index) => `... on QueryRoot { a${index}: __typename }`],
  ])('5,000 %s in one query are refused before they are validated', async (_, field) => {
    const {ask} = createTestStore();
    const fields = Array.from({length: 5000}, (_, index) => field(index));
    const {body} = await ask(`{ ${fields.join(' ')} }`);
    expect(body.errors).toMatchObject([
      {message: 'Complexity exceeded', extensions: {code: 'MAX_COMPLEXITY_EXCEEDED'}},
    ]);
  });

  test('fragments that multiply each other are refused, too', async () => {
    const {ask} = createTestStore();
    const names = Array.from({length: 40}, (_, index) => index);
    const fragments = names.map(
      (index) =>
        `fragment F${index} on Product { variants(first: 1) { nodes { a: product { ...F${index + 1} } b: product { ...F${index + 1} } } } }`,
    );
    const query = `{ product(handle: "tee") { ...F0 } } ${fragments.join(' ')} fragment F40 on Product { id }`;
    const {body} = await ask(query);
    expect(body.errors).toMatchObject([{message: 'Complexity exceeded'}]);
  });

  test('a right one answers, public or private; a wrong one is 401', async () => {
    const {ask} = createTestStore({publicToken: 'p', privateToken: 's'});
    const sent: Record<string, string>[] = [
      {'x-shopify-storefront-access-token': 'p'},
      {'shopify-storefront-private-token': 's'},
    ];
    for (const headers of sent) {
      const {body} = await ask(tags, {headers, anonymous: true});
      expect(body.data).toEqual({product: {title: 'Tee', tags: ['cotton']}});
    }
    const {status, body} = await ask(tags, {
      headers: {'x-shopify-storefront-access-token': 'wrong'},
    });
    expect(status).toBe(401);
    expect(body).toEqual({errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}]});
  });
});

test('Missing scope: 200, partial data, and an error with path and requiredAccess', async () => {
  const {ask} = createTestStore({scopes: ['unauthenticated_read_product_tags']});
  const {status, body} = await ask(
    '{ product(handle: "hoodie") { title totalInventory variants(first: 1) { nodes { quantityAvailable } } } }',
  );
  expect(status).toBe(200);
  expect(body.data).toEqual({
    product: {
      title: 'Hoodie',
      totalInventory: null,
      variants: {nodes: [{quantityAvailable: null}]},
    },
  });
  expect(body.errors?.[0]).toMatchObject({
    path: ['product', 'totalInventory'],
    extensions: {
      code: 'ACCESS_DENIED',
      documentation: 'https://shopify.dev/api/usage/access-scopes',
      requiredAccess: '`unauthenticated_read_product_inventory` access scope.',
    },
  });
});

describe('Error shape', () => {
  const {ask} = createTestStore();

  test('a bad variable names the value and its problems, with status 200 and no data', async () => {
    const {status, body} = await ask(
      'query Q($cartId: ID!) { cart(id: $cartId) { id } }',
      {
        variables: {cartId: 'nonsense'},
      },
    );
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('data');
    const explanation = "Invalid global id 'nonsense'";
    expect(body.errors).toMatchObject([
      {
        message: 'Variable $cartId of type ID! was provided invalid value',
        extensions: {
          value: 'nonsense',
          problems: [{path: [], explanation, message: explanation}],
        },
      },
    ]);
  });

  test('a missing variable is one that is null', async () => {
    const {body} = await ask('query Q($id: ID!) { cart(id: $id) { id } }');
    expect(body.errors).toMatchObject([
      {
        extensions: {
          value: null,
          problems: [{explanation: 'Expected value to not be null'}],
        },
      },
    ]);
  });

  test('a problem deep in an input is named by its path', async () => {
    const {body} = await ask(
      'mutation M($lines: [CartLineInput!]) { cartCreate(input: {lines: $lines}) { cart { id } } }',
      {variables: {lines: [{merchandiseId: variantIds.tee, quantity: 'many'}]}},
    );
    expect(body.errors).toMatchObject([
      {extensions: {problems: [{path: [0, 'quantity']}]}},
    ]);
  });

  test.each([
    ['{ cart(id: "x") { id } }', 'argumentLiteralsIncompatible', "Invalid global id 'x'"],
    [
      'query Q { shop { nme } }',
      'undefinedField',
      "Field 'nme' doesn't exist on type 'Shop'",
    ],
    [
      '{ product(slug: "x") { id } }',
      'argumentNotAccepted',
      "Field 'product' doesn't accept argument 'slug'",
    ],
    [
      '{ cart { id } }',
      'missingRequiredArguments',
      "Field 'cart' is missing required arguments: id",
    ],
    [
      'query Q($a: Int) { shop { name } }',
      'variableNotUsed',
      'Variable $a is declared by Q but not used',
    ],
  ])('%s answers %s', async (query, code, message) => {
    const {status, body} = await ask(query);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('data');
    expect(body.errors).toMatchObject([{message, extensions: {code}}]);
  });

  test('a resolver’s argument answers INVALID_FIELD_ARGUMENTS, a null field, and the rest', async () => {
    const {body} = await ask(
      `{ shop { name } product(handle: "tee") { variants(first: 300) { nodes { id } } } }`,
    );
    expect(body.data).toEqual({shop: {name: 'Small Shop'}, product: null});
    expect(body.errors).toMatchObject([
      {path: ['product', 'variants'], extensions: {code: 'INVALID_FIELD_ARGUMENTS'}},
    ]);
  });

  test('a document that does not parse, and an empty one', async () => {
    expect((await ask('{ shop {')).body.errors).toHaveLength(1);
    expect((await ask('')).status).toBe(400);
  });
});

describe('Limits', () => {
  const shop = {
    ...smallShop,
    products: [
      productData(
        9,
        'Wide',
        Array.from({length: 600}, (_, index) => variantData(9000 + index, `S${index}`)),
      ),
    ],
  };
  const lines = (count: number, from = 0) =>
    Array.from({length: count}, (_, index) => ({
      merchandiseId: `gid://shopify/ProductVariant/${9000 + from + index}`,
    }));

  test('first is at most 250, and one of first and last is needed', async () => {
    const {ask} = createTestStore();
    const page = (args: string) => ask(`{ products${args} { nodes { id } } }`);
    const message = async (args: string) => (await page(args)).body.errors?.[0]?.message;
    expect(await message('(first: 250)')).toBeUndefined();
    expect(await message('(first: 251)')).toBe('first cannot exceed 250');
    expect(await message('(last: 251)')).toBe('last cannot exceed 250');
    expect(await message('')).toBe('you must provide one of first or last');
  });

  test('an input list holds at most 250', async () => {
    const {ask} = createTestStore({catalogue: shop});
    const create =
      'mutation M($lines: [CartLineInput!]) { cartCreate(input: {lines: $lines}) { cart { totalQuantity } } }';
    const {body} = await ask(create, {variables: {lines: lines(251)}});
    expect(body.errors).toMatchObject([{extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'}}]);
    const ok = await ask(create, {variables: {lines: lines(250)}});
    expect(ok.body.data).toEqual({cartCreate: {cart: {totalQuantity: 250}}});
    const literal = `{ nodes(ids: [${`"${variantIds.tee}",`.repeat(251)}]) { id } }`;
    expect((await ask(literal)).body.errors).toMatchObject([
      {extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'}},
    ]);
  });

  test('a cart holds at most 500 lines, read in pages of 250', async () => {
    const fixture = createTestStore({catalogue: shop});
    const {id} = await createCart(fixture, {lines: lines(250)});
    await addLines(fixture, id, lines(250, 250));
    const {cart, userErrors} = await addLines(fixture, id, lines(1, 500));
    expect(userErrors).toMatchObject([{code: 'INVALID', field: ['lines']}]);
    expect(cart?.totalQuantity).toBe(500);
    const page = `query P($id: ID!, $after: String) {
      cart(id: $id) { lines(first: 250, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }
    }`;
    interface Page {
      cart: {
        lines: {
          nodes: {id: string}[];
          pageInfo: {hasNextPage: boolean; endCursor: string};
        };
      };
    }
    const first = (await fixture.ask<Page>(page, {variables: {id}})).body.data.cart.lines;
    expect(first.pageInfo.hasNextPage).toBe(true);
    const after = first.pageInfo.endCursor;
    const second = (await fixture.ask<Page>(page, {variables: {id, after}})).body.data
      .cart.lines;
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect(new Set([...first.nodes, ...second.nodes].map((line) => line.id)).size).toBe(
      500,
    );
  });
});

describe('Extensions, ids', () => {
  test('a success tells its cost, and the context if one was asked for', async () => {
    const {ask} = createTestStore();
    expect((await ask(shopName)).body.extensions).toEqual({
      cost: {requestedQueryCost: expect.any(Number)},
    });
    const query =
      'query Q($country: CountryCode = ZZ, $language: LanguageCode) @inContext(country: $country, language: $language) { shop { name } }';
    const context = async (variables: object) =>
      (await ask(query, {variables: {...variables}})).body.extensions?.context;
    expect(await context({})).toEqual({country: 'US', language: 'EN'});
    expect(await context({country: 'CA', language: 'FR'})).toEqual({
      country: 'US',
      language: 'EN',
    });
  });

  test('a base64 global id finds what the plain one finds', async () => {
    const {ask} = createTestStore();
    const id = Buffer.from(variantIds.tee).toString('base64');
    const {body} = await ask('query N($id: ID!) { node(id: $id) { __typename id } }', {
      variables: {id},
    });
    expect(body.data).toEqual({node: {__typename: 'ProductVariant', id: variantIds.tee}});
  });
});

test('CORS: a preflight allows every header that it announces', async () => {
  const {store} = createTestStore();
  const asked = 'content-type,x-shopify-uniquetoken,x-something-new';
  const {status, headers} = await store.handle({
    method: 'OPTIONS',
    url: new URL('http://store.test/api/2025-01/graphql.json'),
    headers: {origin: 'http://shop.test', 'access-control-request-headers': asked},
    body: '',
  });
  expect(status).toBe(204);
  expect(headers['access-control-allow-headers']).toBe(asked);
  expect(headers['access-control-allow-origin']).toBe('*');
  const checkout = await store.handle({
    method: 'GET',
    url: new URL('http://store.test/cart/c/x'),
    headers: {origin: 'http://shop.test'},
    body: '',
  });
  expect(checkout.headers).toMatchObject({
    'access-control-allow-origin': 'http://shop.test',
    'access-control-allow-credentials': 'true',
  });
});
