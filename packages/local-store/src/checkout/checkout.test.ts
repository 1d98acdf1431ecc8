import {describe, expect, test} from 'vitest';
import {createCart, readCart, addLines} from '../fixtures/cart-documents';
import {variantIds} from '../fixtures/small-shop';
import {createTestStore, type TestStore} from '../fixtures/test-store';
import {defaultAdminApp} from '../server/options';

async function visit({store}: TestStore, url: string, body?: URLSearchParams) {
  const response = await store.handle({
    method: body ? 'POST' : 'GET',
    url: new URL(url, 'http://store.test'),
    headers: {},
    body: String(body ?? ''),
  });
  return {...response, page: String(response.body)};
}

/** Opens the checkout and presses "Pay now" on what it shows. */
async function pay(store: TestStore, url: string, email = '') {
  const {page} = await visit(store, url);
  const due = /name="due"\s+value="(\d+)"/.exec(page)?.[1] ?? '';
  return visit(store, url, new URLSearchParams({due, email}));
}

const hoodies = {merchandiseId: variantIds.hoodie, quantity: 2};

describe('Checkout page (issue: the embedded local store)', () => {
  test('it shows the lines, discounts, gift cards and what is left to pay', async () => {
    const store = createTestStore({shopUrl: 'http://shop.test'});
    const cart = await createCart(store, {
      lines: [hoodies, {merchandiseId: variantIds.tee}],
      discountCodes: ['TENOFF', 'TEES'],
      giftCardCodes: ['gift aaaa bbbb 1234'],
    });
    const {status, page, headers} = await visit(store, cart.checkoutUrl);
    expect(status).toBe(200);
    // Tees: $25.00 less 20 % = $20.00; with hoodies $140.00; less 10 % = $126.00; less $20.00.
    for (const text of [
      'Hoodie',
      'Tee',
      '$120.00',
      '$140.00',
      '−$14.00',
      '−$20.00',
      '$106.00',
    ]) {
      expect(page).toContain(text);
    }
    expect(page).toContain('href="http://shop.test"');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('it says that VAT is in the prices where consumers pay it with them', async () => {
    const store = createTestStore();
    const {checkoutUrl} = await createCart(store, {
      lines: [hoodies],
      buyerIdentity: {countryCode: 'DE'},
    });
    expect((await visit(store, checkoutUrl)).page).toContain('To pay, incl. VAT');
    const paid = await pay(store, checkoutUrl);
    const order = await visit(store, paid.headers.location ?? '');
    expect(order.page).toContain('To pay, incl. VAT');
    const home = await createCart(store, {lines: [hoodies]});
    expect((await visit(store, home.checkoutUrl)).page).not.toContain('VAT');
  });

  test('it does not sell what the buyer’s market does not, which the cart keeps', async () => {
    const markets = {JP: {currencyCode: 'JPY', rate: 150, notSold: [2]}};
    const store = createTestStore({markets});
    const {id, checkoutUrl} = await createCart(store, {
      lines: [hoodies, {merchandiseId: variantIds.tee}],
      buyerIdentity: {countryCode: 'JP'},
    });
    const {page} = await visit(store, checkoutUrl);
    expect(page).toContain('Hoodie (M) cannot be bought in your country');
    expect((await readCart(store, id))?.totalQuantity).toBe(3);
    await pay(store, checkoutUrl);
    const [order] = store.store.control.orders();
    const sold = order?.lines.filter(({quantity}) => quantity > 0);
    expect(sold).toEqual([{sku: 'SKU-11', quantity: 1}]);
  });

  test('paying completes it: the cart is gone, stock is down, the order has a number', async () => {
    const store = createTestStore();
    const {id, checkoutUrl} = await createCart(store, {lines: [hoodies]});
    const paid = await pay(store, checkoutUrl);
    expect(paid.status).toBe(303);
    expect((await visit(store, paid.headers.location ?? '')).page).toContain(
      'Order #1001',
    );
    expect(await readCart(store, id)).toBeNull();
    expect((await addLines(store, id, [hoodies])).userErrors[0]?.message).toBe(
      'The specified cart does not exist.',
    );
    const next = await createCart(store, {lines: [hoodies]});
    expect(next.totalQuantity).toBe(1);
    // Paid twice is paid once: the URL now leads to the order.
    expect((await visit(store, checkoutUrl)).headers.location).toBe(
      paid.headers.location,
    );
    expect(store.store.control.orders()).toHaveLength(1);
  });

  test('the Admin API finds it by its number and the address that was typed, and marks it', async () => {
    const store = createTestStore();
    for (const email of ['kim@example.com', 'Kim@example.com', '']) {
      const lines = [{...hoodies, quantity: 1}];
      const {checkoutUrl} = await createCart(store, {lines});
      await pay(store, checkoutUrl, email);
    }
    const admin = async (query: string, variables = {}) => {
      const {body} = await store.store.handle({
        method: 'POST',
        url: new URL('http://store.test/admin/api/2026-04/graphql.json'),
        headers: {
          'content-type': 'application/json',
          'x-shopify-access-token': defaultAdminApp.token,
        },
        body: JSON.stringify({query, variables}),
      });
      return (JSON.parse(String(body)) as {data: unknown}).data;
    };
    const find = (query: string) =>
      admin(
        'query Find($query: String) { orders(first: 9, query: $query) { nodes { id name } } }',
        {
          query,
        },
      );
    const [first, second] = [1001, 1002].map((number) => ({
      id: `gid://shopify/Order/${number}`,
      name: `#${number}`,
    }));
    expect(await find('email:"kim@example.com"')).toEqual({
      orders: {nodes: [second, first]},
    });
    expect(await find('name:"#1001" email:"kim@example.com"')).toEqual({
      orders: {nodes: [first]},
    });
    expect(await find('name:"1003" email:"kim@example.com"')).toEqual({
      orders: {nodes: []},
    });
    const mark = `mutation Mark($id: ID!, $metafields: [MetafieldsSetInput!]!) {
      tagsAdd(id: $id, tags: ["late"]) { userErrors { message } }
      metafieldsSet(metafields: $metafields) { userErrors { message } }
    }`;
    const field = {namespace: 'note', key: 'text', type: 'json', value: '1'};
    const marked = (id: string) =>
      admin(mark, {id, metafields: [{ownerId: id, ...field}]});
    expect(await marked('gid://shopify/Order/1002')).toEqual({
      tagsAdd: {userErrors: []},
      metafieldsSet: {userErrors: []},
    });
    expect(await marked('gid://shopify/Order/7')).toMatchObject({
      tagsAdd: {userErrors: [{message: 'Order does not exist'}]},
    });
    expect(store.store.control.orders().map(({marks}) => marks)).toEqual([
      {tags: [], metafields: []},
      {tags: ['late'], metafields: [field]},
      {tags: [], metafields: []},
    ]);
  });

  test('a gift card is debited when the order is paid, not before', async () => {
    const store = createTestStore();
    const input = {lines: [hoodies], giftCardCodes: ['GIFT-CCCC-DDDD-5678']};
    const first = await createCart(store, input);
    expect(first.appliedGiftCards[0]?.balance.amount).toBe('880.0');
    await pay(store, first.checkoutUrl);
    const second = await createCart(store, input);
    expect(second.appliedGiftCards[0]?.balance.amount).toBe('820.0');
  });

  test('stock that ran out meanwhile is reported before payment', async () => {
    const store = createTestStore();
    const {checkoutUrl, id} = await createCart(store, {lines: [hoodies]});
    const {page} = await visit(store, checkoutUrl);
    const due = /name="due"\s+value="(\d+)"/.exec(page)?.[1] ?? '';
    store.store.control.setStock('SKU-21', 1);
    const refused = await visit(store, checkoutUrl, new URLSearchParams({due}));
    expect(refused.status).toBe(409);
    expect(refused.page).toContain('Only 1 of Hoodie (M) left');
    expect((await readCart(store, id))?.totalQuantity).toBe(1);
    expect((await pay(store, checkoutUrl)).status).toBe(303);
  });

  test('a total that changed is reported before payment', async () => {
    const store = createTestStore();
    const {checkoutUrl} = await createCart(store, {lines: [hoodies]});
    const {page} = await visit(store, checkoutUrl);
    const due = /name="due"\s+value="(\d+)"/.exec(page)?.[1] ?? '';
    store.store.control.setPrice('SKU-21', 7000);
    const refused = await visit(store, checkoutUrl, new URLSearchParams({due}));
    expect(refused.status).toBe(409);
    expect(refused.page).toContain('The total has changed');
    expect(refused.page).toContain('$140.00');
  });

  test('an empty cart cannot be paid for, and a wrong key finds nothing', async () => {
    const store = createTestStore();
    const {checkoutUrl} = await createCart(store);
    const {page} = await visit(store, checkoutUrl);
    expect(page).toContain('your cart is empty');
    expect(page).not.toContain('Pay now');
    expect(
      (await visit(store, checkoutUrl, new URLSearchParams({due: '0'}))).status,
    ).toBe(409);
    expect((await visit(store, `${checkoutUrl}x`)).status).toBe(404);
  });

  test('a shopper’s text is shown as text', async () => {
    const store = createTestStore();
    const attributes = [{key: 'Print', value: '<script>alert(1)</script>'}];
    const {checkoutUrl} = await createCart(store, {lines: [{...hoodies, attributes}]});
    const {page} = await visit(store, checkoutUrl);
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;');
  });
});

describe('Delivery', () => {
  const delivery = [
    {handle: 'post', title: 'Post', description: '', price: 490, freeFrom: 12_000},
  ];

  test('it costs what the catalogue says, and nothing from the subtotal that it names', async () => {
    const store = createTestStore({deliveryOptions: delivery});
    const few = await createCart(store, {lines: [{...hoodies, quantity: 1}]});
    expect((await visit(store, few.checkoutUrl)).page).toContain('$4.90');
    const enough = await createCart(store, {lines: [hoodies]});
    const {page} = await visit(store, enough.checkoutUrl);
    expect(page).not.toContain('$4.90');
    expect(page).toMatch(/Delivery: Post<\/dt>\s*<dd class="amount">Free/);
  });
});

describe('A permalink', () => {
  const number = (gid: string) => gid.split('/').at(-1);

  test('it leads to the checkout of a cart of its own, and keeps how it is paid', async () => {
    const store = createTestStore();
    const link = `/cart/${number(variantIds.hoodie)}:2,${number(variantIds.tee)}:1?payment=shop_pay&country=GB`;
    const {status, headers} = await visit(store, link);
    expect(status).toBe(302);
    expect(headers.location).toMatch(/^\/cart\/c\/[^?]+\?payment=shop_pay&key=/);
    const {page} = await visit(store, headers.location ?? '');
    expect(page).toContain('You pay with Shop Pay.');
    expect(page).toContain('Quantity 2');
  });

  test('it is not found where it names nothing that is sold', async () => {
    expect((await visit(createTestStore(), '/cart/99:1')).status).toBe(404);
  });
});

test('the orders of a rehearsal are listed, each with its page', async () => {
  const store = createTestStore();
  expect((await visit(store, '/account')).page).toContain('Nothing has been ordered');
  const {checkoutUrl} = await createCart(store, {lines: [hoodies]});
  const {headers} = await pay(store, checkoutUrl);
  expect((await visit(store, '/account')).page).toContain(`href="${headers.location}"`);
});
