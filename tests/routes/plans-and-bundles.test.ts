import {beforeEach, describe, expect, test, vi} from 'vitest';

import type {CartReply} from '../../app/cart/cart';
import {numberIn} from '../../app/lib/global-id';
import {catalogueNamed} from '../support/catalogues';
import {CartVisitor} from '../support/cart-route';
import {callRoute} from '../support/route-call';
import {suiteStore} from '../support/suite';
import {loader as cartLink} from '~/routes/cart-link';
import {loader as productPage} from '~/routes/product';

/** Goods that a store may sell and other channels put into a cart, though this shop does not offer them itself. */

const store = suiteStore(catalogueNamed('extremes'));
let visitor: CartVisitor;
beforeEach(() => void (visitor = new CartVisitor(store)));

function variantOf(handle: string): string {
  const product = store.catalogue.products.find((each) => each.handle === handle);
  return `gid://shopify/ProductVariant/${product?.variants[0]?.id ?? 0}`;
}

const quantities = ({cart}: CartReply) => cart?.lines.map(({quantity}) => quantity);
const texts = ({messages}: CartReply) => messages.map(({text}) => text);

describe('a line with a selling plan', () => {
  const sellingPlanId = 'gid://shopify/SellingPlan/2';
  const addPlanned = () =>
    visitor.change('LinesAdd', {
      lines: [{merchandiseId: variantOf('bronze-statue'), quantity: 1, sellingPlanId}],
    });

  test('names its plan, and is no line with a single purchase', async () => {
    await addPlanned();
    const {reply} = await visitor.add(variantOf('bronze-statue'));
    expect(quantities(reply)).toEqual([1, 1]);
    expect(new Set(reply.cart?.lines.map(({key}) => key)).size).toBe(2);
    expect(reply.cart?.lines.map(({plan}) => plan)).toEqual([
      undefined,
      'A fifth now, the rest later',
    ]);
    expect(reply.cart).toMatchObject({
      subtotal: {amount: '40.0'},
      dueAtCheckout: {amount: '24.0'},
    });
  });

  test('keeps it with another quantity, and when it comes back', async () => {
    const {reply: first} = await addPlanned();
    const id = first.cart?.lines[0]?.id;
    const {reply} = await visitor.change('LinesUpdate', {lines: [{id, quantity: 3}]});
    expect(reply.cart?.lines).toEqual([
      expect.objectContaining({quantity: 3, sellingPlanId}),
    ]);
    await visitor.change('LinesRemove', {lineIds: [id]});
    const {reply: back} = await addPlanned();
    expect(back.cart?.lines).toEqual([
      expect.objectContaining({quantity: 1, sellingPlanId}),
    ]);
  });

  test('is that of a cart link', async () => {
    const lines = `${numberIn(variantOf('bronze-statue'))}:1`;
    const path = `/cart/${lines}?selling_plan=${numberIn(sellingPlanId)}`;
    const linked = await callRoute(store, cartLink, {path, params: {lines}});
    const [item] = 'items' in linked ? linked.items : [];
    expect(item).toMatchObject({quantity: 1, sellingPlanId});
    const {reply} = await visitor.change('CustomLink', {lines: [item]});
    expect(reply.cart?.lines).toMatchObject([{quantity: 1, sellingPlanId}]);
  });
});

describe('a bundle', () => {
  test('is one line of its own quantity, and says what it holds', async () => {
    const {reply} = await visitor.add(variantOf('match-day-bundle'), 2);
    expect(quantities(reply)).toEqual([2]);
    expect(reply.cart?.lines[0]).toMatchObject({
      total: {amount: '100.0'},
      components: [
        {merchandiseId: variantOf('plain-100'), name: 'Plain Tee 100', quantity: 2},
        {merchandiseId: variantOf('plain-101'), name: 'Plain Tee 101', quantity: 4},
      ],
    });
    const {reply: both} = await visitor.add(variantOf('plain-100'));
    expect(quantities(both)).toEqual([1, 2]);
  });
});

describe('a line that belongs to another', () => {
  test('is a line with a quantity of its own, and goes with the other', async () => {
    const {reply: empty} = await visitor.change('Create');
    const [statue, tee] = [variantOf('bronze-statue'), variantOf('plain-101')];
    const lines = [
      {merchandiseId: statue},
      {merchandiseId: tee, quantity: 2, parent: {merchandiseId: statue}},
    ];
    const [, key = ''] = /cart=([^;]+)/.exec(visitor.cookie) ?? [];
    await nest(`gid://shopify/Cart/${decodeURIComponent(key)}`, lines);
    const {reply} = await visitor.add(tee);
    expect(reply.cart?.id).toBe(empty.cart?.id);
    const held = reply.cart?.lines.map((line) => [line.title, line.quantity]) ?? [];
    expect(held.sort()).toEqual([
      ['Bronze Statue', 1],
      ['Plain Tee 101', 1],
      ['Plain Tee 101', 2],
    ]);
    const parent = reply.cart?.lines.find(({merchandiseId}) => merchandiseId === statue);
    const {reply: left} = await visitor.change('LinesRemove', {lineIds: [parent?.id]});
    expect(quantities(left)).toEqual([1]);
  });

  /** As another channel does, on a version that knows of it. */
  async function nest(cartId: string, lines: object[]) {
    const response = await fetch(`${store.url}/api/2026-04/graphql.json`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Storefront-Access-Token': store.env.PUBLIC_STOREFRONT_API_TOKEN ?? '',
      },
      body: JSON.stringify({
        query:
          'mutation ($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) { userErrors { message } } }',
        variables: {cartId, lines},
      }),
    });
    const answer = (await response.json()) as {data: unknown};
    expect(answer.data).toEqual({cartLinesAdd: {userErrors: []}});
  }
});

describe('a product that requires a plan', () => {
  test('is not offered', async () => {
    const params = {handle: 'membership'};
    const answer = await callRoute(store, productPage, {
      path: '/products/membership',
      params,
    });
    expect(answer).toMatchObject({product: {isPlanOnly: true, availableForSale: true}});
    const statue = {path: '/products/bronze-statue', params: {handle: 'bronze-statue'}};
    const other = await callRoute(store, productPage, statue);
    expect(other).not.toHaveProperty('product.isPlanOnly');
  });

  test('is refused in words where a link asks for it, and puts nothing into the cart', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const {reply} = await visitor.add(variantOf('membership'));
    expect(warn).toHaveBeenCalledOnce();
    expect(reply.status).toBe('refused');
    expect(texts(reply)).toEqual(['This item cannot be bought right now.']);
    const {reply: after} = await visitor.read();
    expect(after.cart?.lines ?? []).toEqual([]);
  });
});
