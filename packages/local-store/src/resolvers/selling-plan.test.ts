import {isCompositeType} from 'graphql';
import {expect, test} from 'vitest';
import {addLines, createCart, updateLines} from '../fixtures/cart-documents';
import {productData, smallShop, variantData} from '../fixtures/small-shop';
import {createTestStore, type TestStore} from '../fixtures/test-store';
import {wholeSelection} from '../fixtures/whole-selection';
import {schemaOf} from '../schema/schemas';

const variant = (id: number) => `gid://shopify/ProductVariant/${id}`;
const plan = (id: number) => `gid://shopify/SellingPlan/${id}`;

function storeOfPlans(): TestStore {
  const membership = productData(51, 'Membership', [variantData(511, 'Adult')], {
    sellingPlans: [{id: 1, name: 'Every month', percentOff: 10}],
    requiresSellingPlan: true,
  });
  const statue = productData(52, 'Statue', [variantData(521, 'Bronze')], {
    sellingPlans: [{id: 2, name: 'A deposit now', percentAtCheckout: 20}],
  });
  const bundle = productData(53, 'Match Day', [
    variantData(531, 'Set', {
      price: 7001,
      components: [
        {variantId: 11, quantity: 1},
        {variantId: 21, quantity: 2},
      ],
    }),
  ]);
  const products = [...smallShop.products, membership, statue, bundle];
  return createTestStore({catalogue: {...smallShop, products}});
}

interface Amount {
  amount: string;
}
interface PlannedCart {
  cart: {
    totalQuantity: number;
    cost: {subtotalAmount: Amount; checkoutChargeAmount: Amount};
    lines: {
      nodes: {
        __typename: string;
        id: string;
        quantity: number;
        cost: {amountPerQuantity: Amount; totalAmount: Amount};
        sellingPlanAllocation: {
          sellingPlan: {id: string; name: string};
          checkoutChargeAmount: Amount;
          remainingBalanceChargeAmount: Amount;
        } | null;
        lineComponents?: {
          id: string;
          quantity: number;
          merchandise: {id: string};
          cost: {totalAmount: Amount};
        }[];
      }[];
    };
  };
}

async function cartOf(store: TestStore, id: string) {
  const {body} = await store.ask<PlannedCart>(
    `query ($id: ID!) {
      cart(id: $id) {
        totalQuantity
        cost { subtotalAmount { amount } checkoutChargeAmount { amount } }
        lines(first: 9) {
          nodes {
            __typename
            id
            quantity
            cost { amountPerQuantity { amount } totalAmount { amount } }
            sellingPlanAllocation {
              sellingPlan { id name }
              checkoutChargeAmount { amount }
              remainingBalanceChargeAmount { amount }
            }
            ... on ComponentizableCartLine {
              lineComponents {
                id
                quantity
                merchandise { ... on ProductVariant { id } }
                cost { totalAmount { amount } }
              }
            }
          }
        }
      }
    }`,
    {variables: {id}},
  );
  return body.data.cart;
}

test('a line with a plan is another line than a single purchase, at the price of its plan', async () => {
  const store = storeOfPlans();
  const {id} = await createCart(store, {
    lines: [
      {merchandiseId: variant(521)},
      {merchandiseId: variant(521), quantity: 2, sellingPlanId: plan(2)},
    ],
  });
  const {cost, lines} = await cartOf(store, id);
  expect(lines.nodes.map(({quantity}) => quantity).sort()).toEqual([1, 2]);
  const planned = lines.nodes.find(({sellingPlanAllocation}) => sellingPlanAllocation);
  expect(planned?.sellingPlanAllocation).toEqual({
    sellingPlan: {id: plan(2), name: 'A deposit now'},
    checkoutChargeAmount: {amount: '10.0'},
    remainingBalanceChargeAmount: {amount: '40.0'},
  });
  expect(cost).toEqual({
    subtotalAmount: {amount: '75.0'},
    checkoutChargeAmount: {amount: '35.0'},
  });
});

test('another quantity keeps the plan', async () => {
  const store = storeOfPlans();
  const lines = [{merchandiseId: variant(511), sellingPlanId: plan(1)}];
  const {id} = await createCart(store, {lines});
  const [line] = (await cartOf(store, id)).lines.nodes;
  expect(line?.cost.amountPerQuantity).toEqual({amount: '22.5'});
  await updateLines(store, id, [{id: line?.id ?? '', quantity: 3}]);
  const [after] = (await cartOf(store, id)).lines.nodes;
  expect(after).toMatchObject({
    quantity: 3,
    cost: {totalAmount: {amount: '67.5'}},
    sellingPlanAllocation: {sellingPlan: {id: plan(1)}},
  });
});

test('a product that requires a plan is refused without one; its code is newer than 2025-01', async () => {
  const store = storeOfPlans();
  const {id} = await createCart(store);
  const lines = [{merchandiseId: variant(511)}];
  const codes = await Promise.all(
    ['2025-01', '2026-04'].map(async (version) => {
      const {cart, userErrors} = await addLines(store, id, lines, {version});
      expect(cart).toBeNull();
      return userErrors.map(({code}) => code);
    }),
  );
  expect(codes).toEqual([['INVALID'], ['VARIANT_REQUIRES_SELLING_PLAN']]);
});

test('a bundle is one line; its components hold what its pieces need, and cost as much as it', async () => {
  const store = storeOfPlans();
  const lines = [{merchandiseId: variant(531), quantity: 2}];
  const {id} = await createCart(store, {lines});
  const cart = await cartOf(store, id);
  expect(cart.totalQuantity).toBe(2);
  const [line] = cart.lines.nodes;
  expect(line).toMatchObject({
    __typename: 'ComponentizableCartLine',
    cost: {totalAmount: {amount: '140.02'}},
    lineComponents: [
      {
        quantity: 2,
        merchandise: {id: variant(11)},
        cost: {totalAmount: {amount: '70.01'}},
      },
      {
        quantity: 4,
        merchandise: {id: variant(21)},
        cost: {totalAmount: {amount: '70.01'}},
      },
    ],
  });
  const [component] = line?.lineComponents ?? [];
  const update = [{id: component?.id ?? '', quantity: 5}];
  const {userErrors} = await updateLines(store, id, update);
  expect(userErrors).toEqual([expect.objectContaining({field: ['lines', '0', 'id']})]);
});

test.each(['2025-01', '2026-04'] as const)(
  'every field of them is answered in %s',
  async (version) => {
    const store = storeOfPlans();
    const schema = schemaOf(version);
    const selection = (name: string, depth: number) => {
      const type = schema.getType(name);
      if (!isCompositeType(type)) throw new Error(`${name} has no fields`);
      return wholeSelection(schema, type, depth);
    };
    const {id} = await createCart(store, {
      lines: [
        {merchandiseId: variant(531)},
        {merchandiseId: variant(511), sellingPlanId: plan(1)},
      ],
    });
    const {body} = await store.ask(
      `query ($id: ID!) {
      bundle: product(handle: "match-day") { variants(first: 1) { nodes ${selection('ProductVariant', 3)} } }
      planned: product(handle: "membership") { sellingPlanGroups(first: 1) ${selection('SellingPlanGroupConnection', 6)} }
      plans: product(handle: "membership") { variants(first: 1) { nodes { sellingPlanAllocations(first: 1) ${selection('SellingPlanAllocationConnection', 6)} } } }
      cart(id: $id) { lines(first: 2) { nodes ${selection('BaseCartLine', 4)} } }
    }`,
      {version, variables: {id}},
    );
    expect(body.errors ?? []).toEqual([]);
  },
);
