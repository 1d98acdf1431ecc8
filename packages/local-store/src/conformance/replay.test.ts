import {afterEach, describe, expect, test} from 'vitest';

import type {Catalogue} from '../catalogue';
import {productData, smallShop, variantData} from '../fixtures/small-shop';
import {testNow} from '../fixtures/test-store';
import {createLocalStore, defaultTokens, type LocalStore} from '..';

/**
 * Whole requests and answers, as they go over HTTP, of the shape that was recorded on a live store (2026-04) and with
 * goods of this file. The rules beside it say single facts; what is replayed here has nothing besides.
 */
interface Exchange {
  query: string;
  variables?: Record<string, unknown>;
  /** The body of the answer; its cost is checked by itself. */
  answer: {data: object; extensions?: object};
}

const version = '2026-04';
const updatedAt = '2025-01-01T00:00:00Z';

/** Of a shop at home in the United States that prices in Canada, too. */
const recorded: Catalogue = {
  ...smallShop,
  markets: [{countryCode: 'CA', currencyCode: 'CAD', rate: 1.25}],
  products: [
    productData(1, 'Pennant', [variantData(11, 'One', {price: 2000, stock: 5})], {
      deliveredTo: ['US'],
      tags: ['felt', 'Wall'],
    }),
    productData(2, 'Ash Pole', [variantData(21, 'One', {price: 800, stock: 5})], {
      tags: ['Ash'],
    }),
  ],
  pages: ['care', 'history', 'makers'].map((handle, at) => ({
    id: at + 1,
    handle,
    title: `Pennant ${handle}`,
    body: '<p>On pennants.</p>',
    createdAt: updatedAt,
    updatedAt,
  })),
  metaobjects: [
    {
      id: 1,
      type: 'maker',
      handle: 'loft',
      updatedAt,
      fields: [
        {key: 'town', type: 'single_line_text_field', value: 'Harbor'},
        {key: 'name', type: 'single_line_text_field', value: 'The Loft'},
      ],
    },
  ],
};

let store: LocalStore | null = null;
afterEach(() => store?.close());

/** Sends each request after the answer to the one before, and compares every answer as a whole. */
async function replay(catalogue: Catalogue, exchanges: readonly Exchange[]) {
  let ids = 0;
  // Ids count up, so that a recording can name those of a cart and of its lines.
  store = createLocalStore({
    catalogue,
    now: () => testNow,
    newId: () => `id-${++ids}`,
  });
  const {url} = await store.listen();
  for (const {query, variables = {}, answer} of exchanges) {
    const response = await fetch(`${url}/api/${version}/graphql.json`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Storefront-Access-Token': defaultTokens.publicToken,
      },
      body: JSON.stringify({query, variables}),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(response.headers.get('X-Shopify-API-Version')).toBe(version);
    expect(await response.json()).toEqual({
      ...answer,
      extensions: {
        cost: {requestedQueryCost: expect.any(Number)},
        ...answer.extensions,
      },
    });
  }
}

// What is not delivered to the buyer.

const payload = `{
  cart {
    id
    totalQuantity
    buyerIdentity { countryCode }
    cost { subtotalAmount { amount currencyCode } }
    lines(first: 10) {
      nodes {
        id
        quantity
        cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }
        merchandise { ... on ProductVariant { id availableForSale quantityAvailable } }
      }
    }
    deliveryGroups(first: 10) { nodes { id } }
  }
  userErrors { code field message }
  warnings { code message target }
}`;
const CREATE = `mutation($input: CartInput) { cartCreate(input: $input) ${payload} }`;
const ADD_ADDRESSES = `mutation($cartId: ID!, $addresses: [CartSelectableAddressInput!]!) { cartDeliveryAddressesAdd(cartId: $cartId, addresses: $addresses) ${payload} }`;

const pennant = 'gid://shopify/ProductVariant/11';
const cartId = 'gid://shopify/Cart/id-2?key=id3';
const lineId = 'gid://shopify/CartLine/id-4?cart=id-2';

const input = (countryCode: string) => ({
  lines: [{merchandiseId: pennant, quantity: 2}],
  buyerIdentity: {countryCode},
});
const addresses = (countryCode: string) => [
  {selected: true, address: {deliveryAddress: {address1: '1 Quay', countryCode}}},
];

/** The cart of such an answer. `sold` is what the line may have: none where it is not delivered. */
function cartOf(
  countryCode: string,
  currencyCode: string,
  sold: {quantity: number; amount: string; available: number},
) {
  const {quantity, amount, available} = sold;
  const money = {amount, currencyCode};
  return {
    id: cartId,
    totalQuantity: quantity,
    buyerIdentity: {countryCode},
    cost: {subtotalAmount: money},
    lines: {
      nodes: [
        {
          id: lineId,
          quantity,
          cost: {subtotalAmount: money, totalAmount: money},
          merchandise: {
            id: pennant,
            availableForSale: available > 0,
            quantityAvailable: available,
          },
        },
      ],
    },
    deliveryGroups: {nodes: []},
  };
}

const NONE = {quantity: 0, amount: '0.0', available: 0};
const warnings = [
  {
    code: 'MERCHANDISE_OUT_OF_STOCK',
    message: "The product 'Pennant - One' is already sold out.",
    target: lineId,
  },
];

describe('a product that is delivered to the United States alone', () => {
  test('in the cart of a buyer in Canada', () =>
    replay(recorded, [
      {
        query: CREATE,
        variables: {input: input('CA')},
        answer: {
          data: {
            cartCreate: {cart: cartOf('CA', 'CAD', NONE), userErrors: [], warnings},
          },
        },
      },
    ]));

  test('in a cart whose selected address is in Canada, and then at home again', () =>
    replay(recorded, [
      {
        query: CREATE,
        variables: {input: input('US')},
        answer: {
          data: {
            cartCreate: {
              cart: cartOf('US', 'USD', {quantity: 2, amount: '40.0', available: 5}),
              userErrors: [],
              warnings: [],
            },
          },
        },
      },
      {
        query: ADD_ADDRESSES,
        variables: {cartId, addresses: addresses('CA')},
        answer: {
          data: {
            cartDeliveryAddressesAdd: {
              cart: cartOf('US', 'USD', NONE),
              userErrors: [],
              warnings,
            },
          },
        },
      },
      {
        query: ADD_ADDRESSES,
        variables: {cartId, addresses: addresses('US')},
        answer: {
          data: {
            cartDeliveryAddressesAdd: {
              cart: cartOf('US', 'USD', {quantity: 0, amount: '0.0', available: 5}),
              userErrors: [],
              warnings: [],
            },
          },
        },
      },
    ]));
});

// Countries and languages.

const LOCALIZATION =
  'query($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) { localization { country { isoCode } language { isoCode } availableCountries { isoCode } } }';

const used = (country: string) => ({
  data: {
    localization: {
      country: {isoCode: country},
      language: {isoCode: 'EN'},
      availableCountries: [{isoCode: 'US'}],
    },
  },
  extensions: {context: {country, language: 'EN'}},
});

test('a shop in Canada that sells to the United States alone names the country that it uses', () => {
  const shop = {...recorded.shop, countryCode: 'CA', shipsTo: ['US']};
  return replay({...recorded, shop}, [
    {
      query: LOCALIZATION,
      variables: {country: 'JP', language: 'JA'},
      answer: used('CA'),
    },
    {
      query: LOCALIZATION,
      variables: {country: 'US', language: 'EN'},
      answer: used('US'),
    },
  ]);
});

// Search, tags, metaobjects.

const SEARCH =
  'query($first: Int!) { search(query: "pennant", first: $first, types: [PRODUCT, PAGE]) { totalCount nodes { __typename ... on Product { title } ... on Page { title } } pageInfo { hasNextPage } } }';

const found = (...nodes: {__typename: string; title: string}[]) => ({
  data: {search: {totalCount: nodes.length, nodes, pageInfo: {hasNextPage: false}}},
});
const product = {__typename: 'Product', title: 'Pennant'};
const page = (title: string) => ({__typename: 'Page', title});

test('a search with products holds two pages at most, and none of two results', () =>
  replay(recorded, [
    {
      query: SEARCH,
      variables: {first: 9},
      answer: found(product, page('Pennant makers'), page('Pennant history')),
    },
    {query: SEARCH, variables: {first: 2}, answer: found(product)},
  ]));

test('tags have no next page, however many are asked for', () =>
  replay(recorded, [
    {
      query:
        '{ productTags(first: 250) { edges { node } pageInfo { hasNextPage hasPreviousPage } } }',
      answer: {
        data: {
          productTags: {
            edges: [{node: 'Ash'}, {node: 'felt'}, {node: 'Wall'}],
            pageInfo: {hasNextPage: false, hasPreviousPage: false},
          },
        },
      },
    },
    {
      query: '{ productTags(first: 2) { nodes pageInfo { hasNextPage } } }',
      answer: {
        data: {productTags: {nodes: ['Ash', 'felt'], pageInfo: {hasNextPage: false}}},
      },
    },
  ]));

test('the fields of a metaobject come by key', () =>
  replay(recorded, [
    {
      query:
        '{ metaobject(handle: {type: "maker", handle: "loft"}) { id type handle updatedAt fields { key type value } } }',
      answer: {
        data: {
          metaobject: {
            id: 'gid://shopify/Metaobject/1',
            type: 'maker',
            handle: 'loft',
            updatedAt,
            fields: [
              {key: 'name', type: 'single_line_text_field', value: 'The Loft'},
              {key: 'town', type: 'single_line_text_field', value: 'Harbor'},
            ],
          },
        },
      },
    },
  ]));
