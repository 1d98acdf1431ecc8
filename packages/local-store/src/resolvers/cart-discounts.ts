/** Discounts as allocated to a cart or a line. */
import {isEntitled} from '../model/discounts';
import type {Allocation} from '../model/pricing';
import type {Resolvers} from '../schema/resolver-types';
import {cartMoney, type CartView} from './cart-view';

export interface AllocationView {
  __typename: 'CartCodeDiscountAllocation';
  view: CartView;
  allocation: Allocation;
}

/** An allocation as the source of a `CartDiscountAllocation`. */
export function discountAllocation(
  view: CartView,
  allocation: Allocation,
): AllocationView {
  return {__typename: 'CartCodeDiscountAllocation', view, allocation};
}

interface ApplicationView {
  __typename: 'CartCodeDiscountApplication';
  view: CartView;
  allocation: Allocation;
}

/** The code that an allocation is of. */
const applicationOf = ({view, allocation}: AllocationView): ApplicationView => ({
  __typename: 'CartCodeDiscountApplication',
  view,
  allocation,
});

/** All that a cart's codes take off, of its lines and of the whole order. */
const allocationsOf = ({pricing}: CartView) => [
  ...[...pricing.lines.values()].flatMap(({allocations}) => allocations),
  ...pricing.allocations,
];

/** The codes that take something off a cart, in the order in which they were entered. */
export function discountApplications(view: CartView): ApplicationView[] {
  const all = allocationsOf(view);
  return view.pricing.discountCodes.flatMap(({code}) => {
    const allocation = all.find((one) => one.code === code);
    return allocation ? [applicationOf(discountAllocation(view, allocation))] : [];
  });
}

/** The fields that both kinds of an application have. */
const application: Resolvers[string] = {
  allocationMethod: () => 'ACROSS',
  targetSelection: ({allocation}: AllocationView) =>
    isEntitled(allocation.discount) ? 'ENTITLED' : 'ALL',
  targetType: () => 'LINE_ITEM',
};

const percentage = (percent: number) => ({
  __typename: 'PricingPercentageValue',
  percentage: percent,
});

export const cartDiscountResolvers: Resolvers = {
  CartCodeDiscountAllocation: {
    code: ({allocation}: AllocationView) => allocation.code,
    discountedAmount: ({view, allocation}: AllocationView) =>
      cartMoney(view, allocation.amount),
    targetType: () => 'LINE_ITEM',
    discountApplication: (source: AllocationView) => source,
    sourceDiscountApplication: applicationOf,
  },
  CartDiscountApplication: {
    ...application,
    // A fixed amount as far as it is allocated (shopify.dev/changelog, 2026-04-10).
    value: ({view, allocation}: AllocationView) => {
      const {value} = allocation.discount;
      if (value.kind === 'percentage') return percentage(value.percent);
      return {__typename: 'MoneyV2', ...cartMoney(view, allocation.amount)};
    },
  },
  CartCodeDiscountApplication: {
    ...application,
    code: ({allocation}: ApplicationView) => allocation.code,
    totalAllocatedAmount: ({view, allocation: {code}}: ApplicationView) =>
      cartMoney(
        view,
        allocationsOf(view).reduce(
          (sum, one) => sum + (one.code === code ? one.amount : 0),
          0,
        ),
      ),
    value: ({allocation}: ApplicationView, _: unknown, context) => {
      const {value} = allocation.discount;
      if (value.kind === 'percentage') return percentage(value.percent);
      const currencyCode = context.catalogue.shop.data.currencyCode;
      return {__typename: 'MoneyV2', minor: value.amount, currencyCode};
    },
  },
};
