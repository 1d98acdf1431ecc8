import {describe, expect, test} from 'vitest';
import {createCart, mutateCart} from '../fixtures/cart-documents';
import {variantIds} from '../fixtures/small-shop';
import {createTestStore, type TestStore} from '../fixtures/test-store';

const tees = {merchandiseId: variantIds.tee, quantity: 2};

function setCodes(
  store: TestStore,
  cartId: string,
  discountCodes: string[],
  version = '2025-01',
) {
  const types = {cartId: 'ID!', discountCodes: '[String!]!'};
  return mutateCart(
    store,
    'cartDiscountCodesUpdate',
    types,
    {cartId, discountCodes},
    {version},
  );
}

describe('Cost, buyer', () => {
  test('amounts are exact decimals, estimated, with tax and duty null', async () => {
    const {ask} = createTestStore();
    const {body} = await ask(
      `mutation M($lines: [CartLineInput!]) {
        cartCreate(input: {lines: $lines}) { cart {
          cost { subtotalAmount { amount } totalAmount { amount } checkoutChargeAmount { amount }
            subtotalAmountEstimated totalAmountEstimated
            totalTaxAmount { amount } totalDutyAmount { amount } totalTaxAmountEstimated }
          lines(first: 2) { nodes { cost { compareAtAmountPerQuantity { amount } totalAmount { amount } } } }
        } }
      }`,
      {variables: {lines: [tees, {merchandiseId: variantIds.teeLarge, quantity: 3}]}},
    );
    expect(body.data).toEqual({
      cartCreate: {
        cart: {
          cost: {
            subtotalAmount: {amount: '126.5'},
            totalAmount: {amount: '126.5'},
            checkoutChargeAmount: {amount: '126.5'},
            subtotalAmountEstimated: true,
            totalAmountEstimated: true,
            totalTaxAmount: null,
            totalDutyAmount: null,
            totalTaxAmountEstimated: true,
          },
          lines: {
            nodes: [
              {cost: {compareAtAmountPerQuantity: null, totalAmount: {amount: '50.0'}}},
              {
                cost: {
                  compareAtAmountPerQuantity: {amount: '30.0'},
                  totalAmount: {amount: '76.5'},
                },
              },
            ],
          },
        },
      },
    });
  });

  test('cost follows the buyer’s country', async () => {
    const store = createTestStore({markets: {JP: {currencyCode: 'JPY', rate: 150}}});
    const {id} = await createCart(store, {lines: [tees]});
    const types = {cartId: 'ID!', buyerIdentity: 'CartBuyerIdentityInput!'};
    const {cart} = await mutateCart(store, 'cartBuyerIdentityUpdate', types, {
      cartId: id,
      buyerIdentity: {countryCode: 'JP'},
    });
    expect(cart?.buyerIdentity.countryCode).toBe('JP');
    expect(cart?.cost.totalAmount).toEqual({amount: '7500.0', currencyCode: 'JPY'});
  });

  test('a bad customer token: "Customer is invalid", identity unchanged', async () => {
    const store = createTestStore();
    const {id} = await createCart(store, {buyerIdentity: {email: 'fan@example.com'}});
    const types = {cartId: 'ID!', buyerIdentity: 'CartBuyerIdentityInput!'};
    const {cart, userErrors} = await mutateCart(store, 'cartBuyerIdentityUpdate', types, {
      cartId: id,
      buyerIdentity: {customerAccessToken: 'x', email: 'other@example.com'},
    });
    expect(userErrors).toMatchObject([{code: 'INVALID', message: 'Customer is invalid'}]);
    expect(cart?.buyerIdentity.email).toBe('fan@example.com');
  });
});

describe('Discounts, gift cards', () => {
  test('a percentage and a fixed amount come off the order, what is left adds up', async () => {
    const store = createTestStore();
    const {id} = await createCart(store, {lines: [tees]});
    const {cart} = await setCodes(store, id, ['TENOFF', 'FIVER']);
    expect(cart?.discountCodes).toEqual([
      {code: 'TENOFF', applicable: true},
      {code: 'FIVER', applicable: true},
    ]);
    const taken = cart?.discountAllocations.map(
      ({discountedAmount}) => discountedAmount.amount,
    );
    expect(taken).toEqual(['5.0', '5.0']);
    expect(cart?.cost.subtotalAmount.amount).toBe('50.0');
    expect(cart?.cost.totalAmount.amount).toBe('40.0');
  });

  test('a discount of certain products comes off their lines', async () => {
    const store = createTestStore();
    const {id} = await createCart(store, {
      lines: [tees, {merchandiseId: variantIds.hoodie}],
    });
    const {cart} = await setCodes(store, id, ['tees']);
    const lines = cart?.lines.nodes.map(({cost}) => [
      cost.subtotalAmount.amount,
      cost.totalAmount.amount,
    ]);
    expect(lines).toEqual([
      ['50.0', '40.0'],
      ['60.0', '60.0'],
    ]);
    expect(cart?.cost.subtotalAmount.amount).toBe('100.0');
    expect(cart?.discountAllocations).toEqual([]);
  });

  test('a code that is unknown, over, or short of its minimum stays, not applicable', async () => {
    const store = createTestStore();
    const {id} = await createCart(store, {lines: [tees]});
    const {cart, userErrors} = await setCodes(store, id, ['NOPE', 'OVER', 'BIGSPEND']);
    expect(userErrors).toEqual([]);
    expect(cart?.discountCodes.map(({applicable}) => applicable)).toEqual([
      false,
      false,
      false,
    ]);
    expect(cart?.cost.totalAmount.amount).toBe('50.0');
  });

  test('the list replaces the one before, and duplicates collapse', async () => {
    const store = createTestStore();
    const {id} = await createCart(store, {lines: [tees], discountCodes: ['FIVER']});
    const {cart} = await setCodes(store, id, ['TENOFF', 'tenoff', ' TENOFF ']);
    expect(cart?.discountCodes).toEqual([{code: 'TENOFF', applicable: true}]);
    const cleared = await setCodes(store, id, []);
    expect(cleared.cart?.discountCodes).toEqual([]);
  });

  test('good gift cards cut the total and tell what is left of them, bad ones are ignored', async () => {
    const store = createTestStore();
    const {id} = await createCart(store, {lines: [tees]});
    const types = {cartId: 'ID!', giftCardCodes: '[String!]!'};
    const {cart, userErrors, warnings} = await mutateCart(
      store,
      'cartGiftCardCodesUpdate',
      types,
      {
        cartId: id,
        giftCardCodes: ['gift-aaaa-bbbb-1234', 'WRONG'],
      },
    );
    expect([userErrors, warnings]).toEqual([[], []]);
    expect(cart?.appliedGiftCards).toMatchObject([
      {amountUsed: {amount: '20.0'}, balance: {amount: '0.0'}},
    ]);
    expect(cart?.cost.totalAmount.amount).toBe('30.0');
    expect(cart?.cost.subtotalAmount.amount).toBe('50.0');
    const removed = await mutateCart(
      store,
      'cartGiftCardCodesRemove',
      {cartId: 'ID!', appliedGiftCardIds: '[ID!]!'},
      {cartId: id, appliedGiftCardIds: cart?.appliedGiftCards.map((card) => card.id)},
    );
    expect(removed.cart?.cost.totalAmount.amount).toBe('50.0');
  });
});
