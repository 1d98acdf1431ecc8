import {CartForm} from '@shopify/hydrogen';
import {expect, it, vi} from 'vitest';

import {ROOT_MARKET} from '~/lib/market';

import {LINK_ACTION} from '../cart';
import {changeCart} from './cart-request.server';

const money = {amount: '0.0', currencyCode: 'USD'};

/** A variant that may be bought. */
const variant = {
  id: 'gid://shopify/ProductVariant/1',
  quantityRule: {minimum: 1, maximum: null, increment: 1},
  product: {id: 'gid://shopify/Product/1', title: 'Hoodie', tags: []},
};

/** An environment whose store creates a cart with this id, and does not answer what follows. */
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
    storefront: {
      CacheCustom: () => null,
      query: () => Promise.resolve({nodes: [variant]}),
      mutate: (document: string) =>
        document.includes('cartCreate(')
          ? Promise.resolve({cartCreate})
          : Promise.reject(new Error('No answer')),
    },
    now: 0,
    market: ROOT_MARKET,
    config: {markets: [], freeDelivery: [], hasDrops: false},
    parts: {cart: []},
  } as unknown as Parameters<typeof changeCart>[1];
};

const postOf = (action: string, inputs: object) =>
  new Request('https://shop.example/api/cart', {
    method: 'POST',
    body: new URLSearchParams({
      [CartForm.INPUT_NAME]: JSON.stringify({action, inputs}),
    }),
  });

const lines = [{merchandiseId: variant.id, quantity: 1}];

const silence = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

it('keeps the cart that an add has created, where the rest fails', async () => {
  silence();
  const id = 'gid://shopify/Cart/a1?key=b2';
  const request = postOf(CartForm.ACTIONS.LinesAdd, {lines});
  const answer = await changeCart(request, storeWith(id));
  expect(answer).toMatchObject({status: 502, reply: {status: 'unknown', cart: null}});
  expect(answer.reply.cartId).toBe('gid://shopify/Cart/a1');
  expect(answer.cookies).toEqual([expect.stringMatching(/^cart=a1%3Fkey%3Db2; Path=/)]);
});

it.each([
  ['a link', {lines}],
  ['a link of codes alone', {codes: ['HERON10']}],
])('has %s create the cart with all that it brings', async (_, inputs) => {
  const id = 'gid://shopify/Cart/a1?key=b2';
  const answer = await changeCart(postOf(LINK_ACTION, inputs), storeWith(id));
  expect(answer).toMatchObject({status: 200, reply: {status: 'ok'}});
  expect(answer.cookies).toEqual([expect.stringMatching(/^cart=a1%3Fkey%3Db2; Path=/)]);
});

it('logs that a created cart cannot be kept, as its id is of another form, without its key', async () => {
  const error = silence();
  const request = postOf(CartForm.ACTIONS.Create, {});
  const environment = storeWith('gid://shopify/Cart/v2:a1?secret=b2');
  const {reply, cookies} = await changeCart(request, environment);
  expect(reply).toMatchObject({status: 'ok', cartId: null});
  expect(cookies).toEqual([]);
  const form = 'xxx://xxxxxxx/xxxx/xx:xx?xxxxxx=xx';
  expect(error.mock.calls).toEqual([
    [JSON.stringify({level: 'error', event: 'cart.id_refused', form})],
  ]);
});
