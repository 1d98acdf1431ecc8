import {createClubCatalogue} from '@quillhaven/club';
import {expect, test} from 'vitest';

import {createCart, mutateCart} from '../fixtures/cart-documents';
import {createTestStore, testNow} from '../fixtures/test-store';

const catalogue = createClubCatalogue(testNow);
const store = createTestStore({catalogue});
const {ask} = store;

const variantOf = (handle: string) => {
  const id = catalogue.products.find((one) => one.handle === handle)?.variants[0]?.id;
  return `gid://shopify/ProductVariant/${id ?? 0}`;
};

const ROAD = 'Harbour Road Club Shop';
const KIOSK = 'Turnstile 4 Kiosk';

interface Answer {
  node: {
    storeAvailability: {nodes: {available: boolean; location: {name: string}}[]};
  };
}

/** Where a variant is available, and where it is not, in the answer's order. */
async function availability(handle: string, args = 'first: 5') {
  const {body} = await ask<Answer>(
    `{ node(id: "${variantOf(handle)}") { ... on ProductVariant {
      storeAvailability(${args}) { nodes { available pickUpTime location { name } } }
    } } }`,
  );
  return body.data.node.storeAvailability.nodes.map(({available, location}) => [
    location.name,
    available,
  ]);
}

test('a variant is available where it is stocked, by city and name or nearest first', async () => {
  expect(await availability('bar-scarf')).toEqual([
    [ROAD, true],
    [KIOSK, true],
  ]);
  expect(await availability('crest-hoodie')).toEqual([
    [ROAD, true],
    [KIOSK, false],
  ]);
  const near = 'near: {latitude: 43.69, longitude: -70.3}';
  expect(await availability('bar-scarf', `first: 1, ${near}`)).toEqual([[KIOSK, true]]);
});

test('a location has its address and the merchant’s metafields', async () => {
  const {body} = await ask(
    `{ locations(first: 1) { nodes {
      name address { formatted latitude } metafield(namespace: "custom", key: "opening_hours") { value }
    } } }`,
  );
  expect(body.data).toMatchObject({
    locations: {
      nodes: [
        {
          name: ROAD,
          address: {
            formatted: ['12 Harbour Road', 'Quillhaven ME 04101', 'United States'],
            latitude: 43.6571,
          },
          metafield: {value: expect.stringContaining('Mon–Sat') as string},
        },
      ],
    },
  });
});

test('the checkout collects where the cart prefers, by the number of the location', async () => {
  const {id, checkoutUrl} = await createCart(store, {
    lines: [{merchandiseId: variantOf('bar-scarf')}],
  });
  const checkout = async (pickupHandle: string) => {
    const delivery = {deliveryMethod: ['PICK_UP'], pickupHandle: [pickupHandle]};
    await mutateCart(
      store,
      'cartBuyerIdentityUpdate',
      {cartId: 'ID!', buyerIdentity: 'CartBuyerIdentityInput!'},
      {cartId: id, buyerIdentity: {preferences: {delivery}}},
    );
    const url = new URL(checkoutUrl);
    const {body} = await store.store.handle({method: 'GET', url, headers: {}, body: ''});
    return String(body);
  };
  expect(await checkout('70190002')).toContain(`Pick up at ${KIOSK}`);
  // As on a live store, a global id is not refused, and means nothing.
  expect(await checkout('gid://shopify/Location/70190002')).not.toContain('Pick up at');
});
