/** `MoneyV2`: every amount in an answer is a `Money`. */
import {decimalString, moneyIn, type Money} from '../model/money';
import type {Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';

export const moneyResolvers: Resolvers = {
  MoneyV2: {
    amount: (money: Money) => decimalString(money),
    currencyCode: (money: Money) => money.currencyCode,
  },
};

/**
 * The source of a `MoneyV2` field: an amount in the shop's minor units, in the currency of the
 * country that the request is for.
 */
export function money(context: StoreContext, shopMinor: number): Money {
  const shopCurrency = context.catalogue.shop.data.currencyCode;
  return moneyIn(context.market(context.request.country), shopMinor, shopCurrency);
}
