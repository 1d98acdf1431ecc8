import {CartForm} from '@shopify/hydrogen';
import {expect, it, vi} from 'vitest';

import {ROOT_MARKET} from '~/lib/market';

import {changeCart} from './cart-request.server';

const money = {amount: '0.0', currencyCode: 'USD'};

/** An environment whose store creates a cart with this id. */
const storeWith = (id: string) => {
  const cart = {
    id,
    checkoutUrl: 'https://checkout.example',
    buyerIdentity: {countryCode: null},
    cost: {subtotalAmount: money, totalAmount: money},
    discountAllocations: [],
    discountCodes: [],
    appliedGiftCards: [],
    lines: {pageInfo: {hasNextPage: false}, edges: []},
  };
  const cartCreate = {cart, userErrors: [], warnings: []};
  return {
    storefront: {mutate: () => Promise.resolve({cartCreate})},
    now: 0,
    market: ROOT_MARKET,
    config: {markets: [], freeDelivery: []},
    parts: {cart: []},
  } as unknown as Parameters<typeof changeCart>[1];
};

it('logs that a created cart cannot be kept, as its id is of another form, without its key', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const input = JSON.stringify({action: CartForm.ACTIONS.Create, inputs: {}});
  const body = new URLSearchParams({[CartForm.INPUT_NAME]: input});
  const request = new Request('https://shop.example/api/cart', {method: 'POST', body});
  const environment = storeWith('gid://shopify/Cart/v2:a1?secret=b2');
  const {reply, cookies} = await changeCart(request, environment);
  expect(reply).toMatchObject({status: 'ok', cartId: null});
  expect(cookies).toEqual([]);
  const form = 'xxx://xxxxxxx/xxxx/xx:xx?xxxxxx=xx';
  expect(error.mock.calls).toEqual([
    [JSON.stringify({level: 'error', event: 'cart.id_refused', form})],
  ]);
});
