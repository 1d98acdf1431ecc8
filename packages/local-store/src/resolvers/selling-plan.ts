/** Selling plans: a product's, a variant's, and what they make of a price. */
import type {SellingPlanData} from '../catalogue';
import type {ProductRecord, VariantRecord} from '../model/catalogue-records';
import {connectionOf, type ConnectionArguments} from '../model/connection';
import {toGid} from '../model/global-id';
import type {Money} from '../model/money';
import type {Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';
import {money, type Priced} from './money';

/** The amounts of one purchase by a plan. */
export interface AllocationView {
  plan: SellingPlanData;
  /** Without the plan. */
  before: Money;
  price: Money;
  atCheckout: Money;
  later: Money;
}

/** Every plan of a product is in one group. */
export function planGroups({data}: ProductRecord, args: ConnectionArguments) {
  const plans = data.sellingPlans ?? [];
  return connectionOf(plans.length > 0 ? [plans] : [], args, () => data.handle);
}

/** A variant's plans, each with what it makes of the price. */
export function variantAllocations(
  variant: VariantRecord & Priced,
  args: ConnectionArguments,
  context: StoreContext,
) {
  const before = money(context, context.inventory.price(variant), variant);
  const plans = variant.product.data.sellingPlans ?? [];
  const views = plans.map((plan): AllocationView => {
    const price = part(before, 100 - (plan.percentOff ?? 0));
    const atCheckout = part(price, plan.percentAtCheckout ?? 100);
    const later = {...price, minor: price.minor - atCheckout.minor};
    return {plan, before, price, atCheckout, later};
  });
  return connectionOf(views, args, ({plan}) => String(plan.id));
}

function part(amount: Money, percent: number): Money {
  return {...amount, minor: Math.round((amount.minor * percent) / 100)};
}

export const sellingPlanResolvers: Resolvers = {
  SellingPlanGroup: {
    name: () => 'Ways to buy',
    appName: () => null,
    options: (plans: SellingPlanData[]) => [
      {name: 'Plan', values: plans.map(({name}) => name)},
    ],
    sellingPlans: (plans: SellingPlanData[], args: ConnectionArguments) =>
      connectionOf(plans, args, ({id}) => String(id)),
  },
  SellingPlan: {
    metafield: () => null,
    metafields: (_: SellingPlanData, {identifiers}: {identifiers: unknown[]}) =>
      identifiers.map(() => null),
    id: ({id}: SellingPlanData) => toGid('SellingPlan', id),
    name: ({name}: SellingPlanData) => name,
    description: () => null,
    options: ({name}: SellingPlanData) => [{name: 'Plan', value: name}],
    recurringDeliveries: ({percentAtCheckout}: SellingPlanData) =>
      percentAtCheckout === undefined,
    billingPolicy: () => null,
    deliveryPolicy: () => null,
    checkoutCharge: ({percentAtCheckout = 100}: SellingPlanData) => ({
      type: 'PERCENTAGE',
      value: {
        __typename: 'SellingPlanCheckoutChargePercentageValue',
        percentage: percentAtCheckout,
      },
    }),
    priceAdjustments: ({percentOff}: SellingPlanData) =>
      percentOff === undefined
        ? []
        : [
            {
              orderCount: null,
              adjustmentValue: {
                __typename: 'SellingPlanPercentagePriceAdjustment',
                adjustmentPercentage: percentOff,
              },
            },
          ],
  },
  SellingPlanAllocation: {
    sellingPlan: ({plan}: AllocationView) => plan,
    checkoutChargeAmount: ({atCheckout}: AllocationView) => atCheckout,
    remainingBalanceChargeAmount: ({later}: AllocationView) => later,
    priceAdjustments: ({before, price}: AllocationView) => [
      {price, compareAtPrice: before, perDeliveryPrice: price, unitPrice: null},
    ],
  },
};
