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

export const cartDiscountResolvers: Resolvers = {
  CartCodeDiscountAllocation: {
    code: ({allocation}: AllocationView) => allocation.code,
    discountedAmount: ({view, allocation}: AllocationView) =>
      cartMoney(view, allocation.amount),
    targetType: () => 'LINE_ITEM',
    discountApplication: (source: AllocationView) => source,
  },
  CartDiscountApplication: {
    allocationMethod: () => 'ACROSS',
    targetSelection: ({allocation}: AllocationView) =>
      isEntitled(allocation.discount) ? 'ENTITLED' : 'ALL',
    targetType: () => 'LINE_ITEM',
    value: (source: AllocationView, _: unknown, context) => {
      const {value} = source.allocation.discount;
      if (value.kind === 'percentage') {
        return {__typename: 'PricingPercentageValue', percentage: value.percent};
      }
      const currencyCode = context.catalogue.shop.data.currencyCode;
      return {__typename: 'MoneyV2', minor: value.amount, currencyCode};
    },
  },
};
