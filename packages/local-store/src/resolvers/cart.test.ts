import {describe, expect, test} from 'vitest';
import {
  addLines,
  createCart,
  mutateCart,
  readCart,
  removeLines,
  updateLines,
} from '../fixtures/cart-documents';
import {variantIds} from '../fixtures/small-shop';
import {createTestStore, testNow} from '../fixtures/test-store';

const missing = {
  code: 'INVALID',
  field: ['cartId'],
  message: 'The specified cart does not exist.',
};

describe('Cart id', () => {
  test('it is gid://shopify/Cart/<token>?key=<secret>', async () => {
    const cart = await createCart(createTestStore());
    expect(cart.id).toMatch(/^gid:\/\/shopify\/Cart\/[^?]+\?key=.+$/);
  });

  test('a query without or with a wrong key shows the cart without buyer data or secret', async () => {
    const store = createTestStore();
    const {id} = await createCart(store, {
      lines: [{merchandiseId: variantIds.tee}],
      buyerIdentity: {email: 'fan@example.com', countryCode: 'US'},
    });
    const [bare = ''] = id.split('?');
    for (const stranger of [bare, `${bare}?key=wrong`]) {
      const cart = await readCart(store, stranger);
      expect(cart?.totalQuantity).toBe(1);
      expect(cart?.buyerIdentity.email).toBeNull();
      expect(JSON.stringify(cart)).not.toContain(id.split('key=')[1]);
    }
    expect((await readCart(store, id))?.buyerIdentity.email).toBe('fan@example.com');
  });

  test('a mutation with a wrong key says that the cart does not exist', async () => {
    const store = createTestStore();
    const {id} = await createCart(store);
    const [bare = ''] = id.split('?');
    const payload = await addLines(store, `${bare}?key=wrong`, [
      {merchandiseId: variantIds.tee},
    ]);
    expect(payload).toEqual({cart: null, userErrors: [missing], warnings: []});
    expect((await readCart(store, id))?.totalQuantity).toBe(0);
  });
});

test('Line id, checkoutUrl: the line names its cart, the URL carries the key', async () => {
  const cart = await createCart(createTestStore(), {
    lines: [{merchandiseId: variantIds.tee}],
  });
  const [, token = '', key = ''] = /Cart\/([^?]+)\?key=(.+)$/.exec(cart.id) ?? [];
  expect(cart.lines.nodes[0]?.id).toMatch(
    new RegExp(`^gid://shopify/CartLine/[^?]+\\?cart=${token}$`),
  );
  expect(new URL(cart.checkoutUrl).pathname).toBe(`/cart/c/${token}`);
  expect(new URL(cart.checkoutUrl).searchParams.get('key')).toBe(key);
});

describe('Expiry', () => {
  test('a cart is gone a configured number of days after its last change', async () => {
    let now = testNow;
    const store = createTestStore({now: () => now, cartDays: 10});
    const {id} = await createCart(store, {lines: [{merchandiseId: variantIds.tee}]});
    now = new Date(testNow.getTime() + 9 * 86_400_000);
    expect(
      (await addLines(store, id, [{merchandiseId: variantIds.tee}])).userErrors,
    ).toEqual([]);
    now = new Date(testNow.getTime() + 18 * 86_400_000);
    expect((await readCart(store, id))?.totalQuantity).toBe(2);
    now = new Date(testNow.getTime() + 19 * 86_400_000);
    expect(await readCart(store, id)).toBeNull();
  });
});

describe('Missing cart', () => {
  const gone = 'gid://shopify/Cart/gone?key=x';

  test('a query answers null', async () => {
    expect(await readCart(createTestStore(), gone)).toBeNull();
  });

  test('a mutation answers INVALID on cartId', async () => {
    const store = createTestStore();
    const payload = await removeLines(store, gone, ['gid://shopify/CartLine/1']);
    expect(payload).toEqual({cart: null, userErrors: [missing], warnings: []});
  });

  test('cartNoteUpdate answers a new cart with the error', async () => {
    const store = createTestStore();
    const payload = await mutateCart(
      store,
      'cartNoteUpdate',
      {cartId: 'ID!', note: 'String!'},
      {cartId: gone, note: 'Hello'},
    );
    expect(payload.userErrors).toEqual([missing]);
    expect(await readCart(store, payload.cart?.id ?? '')).not.toBeNull();
  });
});

describe('Add', () => {
  test('the same merchandise and attributes join one line; else a new one, newest first', async () => {
    const store = createTestStore();
    const {id} = await createCart(store, {lines: [{merchandiseId: variantIds.tee}]});
    await addLines(store, id, [{merchandiseId: variantIds.teeLarge, quantity: 2}]);
    const attributes = [
      {key: 'a', value: '1'},
      {key: 'b', value: '2'},
    ];
    await addLines(store, id, [{merchandiseId: variantIds.tee, attributes}]);
    const reversed = [...attributes].reverse();
    const {cart} = await addLines(store, id, [
      {merchandiseId: variantIds.tee, quantity: 3},
      {merchandiseId: variantIds.tee, attributes: reversed},
    ]);
    expect(cart?.lines.nodes.map((line) => [line.merchandise.id, line.quantity])).toEqual(
      [
        [variantIds.tee, 2],
        [variantIds.teeLarge, 2],
        [variantIds.tee, 4],
      ],
    );
    expect(cart?.totalQuantity).toBe(8);
  });

  test('quantity 0 adds nothing; without a quantity one is added', async () => {
    const store = createTestStore();
    const {id} = await createCart(store);
    const none = await addLines(store, id, [
      {merchandiseId: variantIds.tee, quantity: 0},
    ]);
    expect(none.cart?.lines.nodes).toEqual([]);
    expect(none.userErrors).toEqual([]);
    const one = await addLines(store, id, [{merchandiseId: variantIds.tee}]);
    expect(one.cart?.totalQuantity).toBe(1);
  });
});

describe('Update', () => {
  test('an unknown line leaves the cart unchanged, and the message names it alone', async () => {
    const store = createTestStore();
    const {id} = await createCart(store, {lines: [{merchandiseId: variantIds.tee}]});
    const {cart, userErrors} = await updateLines(store, id, [
      {id: 'gid://shopify/CartLine/no-such-line?cart=other', quantity: 5},
    ]);
    expect(cart?.totalQuantity).toBe(1);
    expect(userErrors).toEqual([
      {
        code: 'INVALID_MERCHANDISE_LINE',
        field: ['lines', '0', 'id'],
        message: 'The merchandise line with id no-such-line does not exist.',
      },
    ]);
  });

  test('quantity 0 removes the line', async () => {
    const store = createTestStore();
    const created = await createCart(store, {lines: [{merchandiseId: variantIds.tee}]});
    const lineId = created.lines.nodes[0]?.id;
    const {cart} = await updateLines(store, created.id, [{id: lineId, quantity: 0}]);
    expect(cart?.lines.nodes).toEqual([]);
  });

  test('attributes left out are kept, an empty list clears them', async () => {
    const store = createTestStore();
    const attributes = [{key: 'print', value: 'Ada'}];
    const created = await createCart(store, {
      lines: [{merchandiseId: variantIds.tee, attributes}],
    });
    const lineId = created.lines.nodes[0]?.id;
    const kept = await updateLines(store, created.id, [{id: lineId, quantity: 2}]);
    expect(kept.cart?.lines.nodes[0]?.attributes).toEqual(attributes);
    const cleared = await updateLines(store, created.id, [{id: lineId, attributes: []}]);
    expect(cleared.cart?.lines.nodes[0]?.attributes).toEqual([]);
    expect(cleared.cart?.totalQuantity).toBe(2);
  });

  test('a change to other merchandise keeps the line', async () => {
    const store = createTestStore();
    const created = await createCart(store, {lines: [{merchandiseId: variantIds.tee}]});
    const lineId = created.lines.nodes[0]?.id;
    const {cart} = await updateLines(store, created.id, [
      {id: lineId, merchandiseId: variantIds.teeLarge},
    ]);
    expect(cart?.lines.nodes).toMatchObject([
      {id: lineId, merchandise: {id: variantIds.teeLarge}},
    ]);
  });
});

describe('Bad merchandise', () => {
  test('it answers no cart and INVALID on merchandiseId', async () => {
    const store = createTestStore();
    const {id} = await createCart(store);
    const payload = await addLines(store, id, [{merchandiseId: variantIds.missing}]);
    expect(payload.cart).toBeNull();
    expect(payload.userErrors).toEqual([
      {
        code: 'INVALID',
        field: ['lines', '0', 'merchandiseId'],
        message: `The merchandise with id ${variantIds.missing} does not exist.`,
      },
    ]);
    expect(await readCart(store, id)).not.toBeNull();
  });
});

describe('Stock', () => {
  test('too many are capped, with a warning and no user error', async () => {
    const store = createTestStore();
    const {id} = await createCart(store, {
      lines: [{merchandiseId: variantIds.hoodie, quantity: 2}],
    });
    const {cart, userErrors, warnings} = await addLines(store, id, [
      {merchandiseId: variantIds.hoodie, quantity: 5},
    ]);
    expect(userErrors).toEqual([]);
    expect(cart?.lines.nodes[0]?.quantity).toBe(3);
    expect(warnings).toEqual([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: 'Only 1 item was added to your cart due to availability.',
        target: cart?.lines.nodes[0]?.id,
      },
    ]);
  });

  test('sold out: the line stays with quantity 0 and a warning', async () => {
    const store = createTestStore();
    const {id} = await createCart(store);
    const {cart, warnings} = await addLines(store, id, [
      {merchandiseId: variantIds.hoodieLarge},
    ]);
    expect(cart?.lines.nodes).toMatchObject([{quantity: 0}]);
    expect(cart?.cost.totalAmount.amount).toBe('0.0');
    expect(warnings).toMatchObject([
      {code: 'MERCHANDISE_OUT_OF_STOCK', target: cart?.lines.nodes[0]?.id},
    ]);
  });

  test('the cap spans all lines of a variant, so raising one lowers another', async () => {
    const store = createTestStore();
    const created = await createCart(store, {
      lines: [
        {merchandiseId: variantIds.hoodie, quantity: 2},
        {merchandiseId: variantIds.hoodie, attributes: [{key: 'print', value: 'Ada'}]},
      ],
    });
    const printed = created.lines.nodes.find((line) => line.attributes.length > 0);
    const {cart} = await updateLines(store, created.id, [{id: printed?.id, quantity: 2}]);
    const byPrint = cart?.lines.nodes.map((line) => [
      line.attributes.length,
      line.quantity,
    ]);
    expect(byPrint).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('a variant that may be oversold has no cap', async () => {
    const store = createTestStore();
    const {id} = await createCart(store);
    const {cart, warnings} = await addLines(store, id, [
      {merchandiseId: variantIds.preorder, quantity: 40},
    ]);
    expect(cart?.totalQuantity).toBe(40);
    expect(warnings).toEqual([]);
  });
});

describe('quantityRule', () => {
  test.each([
    [2, 'MINIMUM_NOT_MET'],
    [12, 'MAXIMUM_EXCEEDED'],
    [5, 'INVALID_INCREMENT'],
  ])('quantity %i answers %s and leaves the cart', async (quantity, code) => {
    const store = createTestStore();
    const {id} = await createCart(store);
    const {cart, userErrors} = await addLines(store, id, [
      {merchandiseId: variantIds.stickers, quantity},
    ]);
    expect(userErrors).toMatchObject([{code, field: ['lines', '0', 'quantity']}]);
    expect(cart?.totalQuantity).toBe(0);
  });

  test('a quantity within the rule is accepted', async () => {
    const store = createTestStore();
    const {id} = await createCart(store);
    const {cart} = await addLines(store, id, [
      {merchandiseId: variantIds.stickers, quantity: 6},
    ]);
    expect(cart?.totalQuantity).toBe(6);
  });
});

test('Limits: a note holds at most 5,000 characters', async () => {
  const store = createTestStore();
  const {id} = await createCart(store, {note: 'Ring twice'});
  const write = (note: string) =>
    mutateCart(
      store,
      'cartNoteUpdate',
      {cartId: 'ID!', note: 'String!'},
      {cartId: id, note},
    );
  const tooLong = await write('x'.repeat(5001));
  expect(tooLong.userErrors).toMatchObject([{code: 'NOTE_TOO_LONG', field: ['note']}]);
  expect(tooLong.cart).toBeNull();
  expect((await readCart(store, id))?.note).toBe('Ring twice');
  expect((await write('x'.repeat(5000))).cart?.note).toHaveLength(5000);
});
