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

/** The store's answer of an empty cart with this id. */
const cartOf = (id: string) => ({
  id,
  checkoutUrl: 'https://checkout.example',
  buyerIdentity: {countryCode: null},
  cost: {subtotalAmount: money, totalAmount: money},
  discountAllocations: [],
  discountCodes: [{code: 'HERON10', applicable: true}],
  appliedGiftCards: [],
  note: '',
  attributes: [],
  lines: {pageInfo: {hasNextPage: false}, edges: []},
});

/** An environment of one variant and a cart with this id. `answerOf` answers its changes. */
const environmentOf = (
  id: string,
  answerOf: (document: string) => object | null,
  cart: object = cartOf(id),
) =>
  ({
    storefront: {
      CacheCustom: () => null,
      CacheNone: () => null,
      query: () => Promise.resolve({nodes: [variant], cart}),
      mutate: (document: string) => {
        const answer = answerOf(document);
        return answer ? Promise.resolve(answer) : Promise.reject(new Error('No answer'));
      },
    },
    now: 0,
    market: ROOT_MARKET,
    config: {markets: [], freeDelivery: [], hasDrops: false},
    parts: {cart: []},
  }) as unknown as Parameters<typeof changeCart>[1];

/** An environment whose store creates a cart with this id, and does not answer what follows. */
const storeWith = (id: string) =>
  environmentOf(id, (document) =>
    document.includes('cartCreate(')
      ? {cartCreate: {cart: cartOf(id), userErrors: [], warnings: []}}
      : null,
  );

const postOf = (action: string, inputs: object, headers: HeadersInit = {}) =>
  new Request('https://shop.example/api/cart', {
    method: 'POST',
    headers,
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

const NOTE_REFUSED = {
  kind: 'error',
  text: 'We could not take over the note of the link. Please enter it here.',
  lineKey: 'extra:note',
};
const LINK_REFUSED = {
  kind: 'error',
  text: 'We could not take over everything that the link brings.',
  lineKey: null,
};

it.each([
  ['nothing', [], []],
  ['the note', ['cartNoteUpdate'], [NOTE_REFUSED]],
  ['the attributes', ['cartAttributesUpdate'], [LINK_REFUSED]],
  ['both', ['cartNoteUpdate', 'cartAttributesUpdate'], [NOTE_REFUSED, LINK_REFUSED]],
])(
  'says what a link has brought where the store refuses %s',
  async (_, refused, said) => {
    const id = 'gid://shopify/Cart/a1?key=b2';
    const userErrors = [{code: 'INVALID', field: ['note'], message: 'is refused'}];
    const payloadOf = (field: string) => ({
      userErrors: refused.includes(field) ? userErrors : [],
      warnings: [],
    });
    const environment = environmentOf(id, () => ({
      cartNoteUpdate: payloadOf('cartNoteUpdate'),
      cartAttributesUpdate: payloadOf('cartAttributesUpdate'),
      cartDiscountCodesUpdate: {cart: cartOf(id), ...payloadOf('')},
    }));
    const inputs = {
      codes: ['HERON10'],
      note: 'Ring twice.',
      attributes: [{key: 'source', value: 'mail'}],
    };
    const post = postOf(LINK_ACTION, inputs, {Cookie: 'cart=a1%3Fkey%3Db2'});
    const {reply} = await changeCart(post, environment);
    expect(reply.status).toBe('ok');
    expect(reply.messages).toEqual([
      ...said,
      {
        kind: 'notice',
        text: 'Your discount code is applied.',
        lineKey: 'extra:discounts',
      },
    ]);
  },
);

const LEFT_OUT = {
  kind: 'warning',
  text: 'Your cart says something else there already, so a part of what the link brings was left out.',
  lineKey: null,
};

it.each([
  ['nothing, as it has nothing', {}, []],
  ['a note of its own', {note: 'Leave it at the gate.'}, [LEFT_OUT]],
  ['the same note', {note: 'Ring twice.'}, []],
  ['another source', {attributes: [{key: 'source', value: 'ad'}]}, [LEFT_OUT]],
  ['the same source', {attributes: [{key: 'source', value: 'mail'}]}, []],
])(
  'says that a part of a link was left out where the cart keeps %s',
  async (_, own, said) => {
    const id = 'gid://shopify/Cart/a1?key=b2';
    const done = {userErrors: [], warnings: []};
    const cart = {...cartOf(id), ...own};
    const answer = {
      cartNoteUpdate: done,
      cartAttributesUpdate: done,
      cartDiscountCodesUpdate: {cart, ...done},
    };
    const inputs = {note: 'Ring twice.', attributes: [{key: 'source', value: 'mail'}]};
    const post = postOf(LINK_ACTION, inputs, {Cookie: 'cart=a1%3Fkey%3Db2'});
    const {reply} = await changeCart(
      post,
      environmentOf(id, () => answer, cart),
    );
    expect(reply.messages).toEqual(said);
  },
);

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
