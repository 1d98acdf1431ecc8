import {
  createCartHandler,
  createStorefrontClient,
  InMemoryCache,
} from '@shopify/hydrogen';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {variantIds} from './fixtures/small-shop';
import {createTestStore} from './fixtures/test-store';
import {defaultTokens} from '.';

/** Hydrogen's own cart documents, as its template uses them: a client that nobody here wrote. */
describe('Hydrogen’s cart handler works against the store', () => {
  const {store} = createTestStore();
  let url = '';
  beforeAll(async () => void ({url} = await store.listen()));
  afterAll(() => store.close());

  function handler() {
    let cartId: string | undefined;
    const {storefront} = createStorefrontClient({
      storeDomain: url,
      publicStorefrontToken: defaultTokens.publicToken,
      privateStorefrontToken: defaultTokens.privateToken,
      i18n: {country: 'US', language: 'EN'},
      waitUntil: () => undefined,
      cache: new InMemoryCache(),
      storefrontHeaders: {
        requestGroupId: 'test',
        buyerIp: '127.0.0.1',
        buyerIpSig: null,
        cookie: null,
        purpose: null,
      },
    });
    const cart = createCartHandler({
      storefront,
      getCartId: () => cartId,
      setCartId: () => new Headers(),
    });
    return {cart, remember: (id: string) => void (cartId = id)};
  }

  async function filled() {
    const {cart, remember} = handler();
    const created = await cart.create({
      lines: [{merchandiseId: variantIds.tee, quantity: 2}],
    });
    remember(created.cart.id);
    return cart;
  }

  test('lines are added, changed and removed', async () => {
    const cart = await filled();
    const added = await cart.addLines([{merchandiseId: variantIds.hoodie, quantity: 9}]);
    expect(added.cart.totalQuantity).toBe(5);
    expect(added.warnings).toMatchObject([{code: 'MERCHANDISE_NOT_ENOUGH_STOCK'}]);
    const read = await cart.get();
    // Hydrogen's type of a cart has nodes, its own document asks for edges.
    const [other, line] = read?.lines.edges?.map(({node}) => node) ?? [];
    expect(other?.merchandise.id).toBe(variantIds.hoodie);
    await cart.updateLines([{id: line?.id ?? '', quantity: 1}]);
    const removed = await cart.removeLines([other?.id ?? '']);
    expect(removed.userErrors).toEqual([]);
    expect((await cart.get())?.totalQuantity).toBe(1);
  });

  test('note, attributes, codes, buyer and gift cards are written and read', async () => {
    const cart = await filled();
    await cart.updateNote('Ring twice');
    await cart.updateAttributes([{key: 'gift', value: 'yes'}]);
    await cart.updateDiscountCodes(['TENOFF', 'NOPE']);
    await cart.updateGiftCardCodes(['GIFT-AAAA-BBBB-1234']);
    await cart.updateBuyerIdentity({email: 'fan@example.com', countryCode: 'US'});
    expect(await cart.get()).toMatchObject({
      note: 'Ring twice',
      attributes: [{key: 'gift', value: 'yes'}],
      discountCodes: [
        {code: 'TENOFF', applicable: true},
        {code: 'NOPE', applicable: false},
      ],
      buyerIdentity: {email: 'fan@example.com', countryCode: 'US'},
      cost: {subtotalAmount: {amount: '50.0'}, totalAmount: {amount: '25.0'}},
    });
  });

  test('metafields are set and deleted', async () => {
    const cart = await filled();
    const set = await cart.setMetafields([
      {key: 'custom.gift', type: 'boolean', value: 'true'},
    ]);
    expect(set.userErrors).toEqual([]);
    expect((await cart.deleteMetafield('custom.gift')).userErrors).toEqual([]);
    expect((await cart.deleteMetafield('custom.gift')).userErrors).toMatchObject([
      {code: 'METAFIELD_DOES_NOT_EXIST'},
    ]);
  });

  test('delivery addresses are added, changed and removed, and an option is chosen', async () => {
    const cart = await filled();
    const address = {
      deliveryAddress: {address1: '1 Quay', city: 'Town', countryCode: 'US'},
    } as const;
    const added = await cart.addDeliveryAddresses([{address, selected: true}]);
    expect(added.userErrors).toEqual([]);
    const {id} = added.cart;
    const read = `query Q($id: ID!) { cart(id: $id) {
      delivery { addresses { id selected address { ... on CartDeliveryAddress { city formatted } } } }
      deliveryGroups(first: 1) { nodes { id deliveryOptions { handle } selectedDeliveryOption { handle } } }
    } }`;
    const ask = async () => {
      const response = await fetch(`${url}/api/2025-01/graphql.json`, {
        method: 'POST',
        body: JSON.stringify({query: read, variables: {id}}),
        headers: {'content-type': 'application/json'},
      });
      return JSON.parse(await response.text());
    };
    const {data} = await ask();
    const [group] = data.cart.deliveryGroups.nodes;
    const [known] = data.cart.delivery.addresses;
    expect(known.address).toEqual({
      city: 'Town',
      formatted: ['1 Quay', 'Town', 'United States'],
    });
    const {handle: express} = group.deliveryOptions[1];
    await cart.updateSelectedDeliveryOption([
      {deliveryGroupId: group.id, deliveryOptionHandle: express},
    ]);
    await cart.updateDeliveryAddresses([
      {id: known.id, address: {deliveryAddress: {city: 'Port'}}},
    ]);
    expect((await ask()).data.cart).toMatchObject({
      delivery: {addresses: [{address: {city: 'Port'}}]},
      deliveryGroups: {nodes: [{selectedDeliveryOption: {handle: express}}]},
    });
    await cart.removeDeliveryAddresses([known.id]);
    expect((await ask()).data.cart.delivery.addresses).toEqual([]);
  });
});
