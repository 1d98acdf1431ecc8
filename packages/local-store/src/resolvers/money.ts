/** `MoneyV2`: every amount in an answer is a `Money`. */
import {decimalString, priceIn, type Money} from '../model/money';
import type {Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';

export const moneyResolvers: Resolvers = {
  MoneyV2: {
    amount: (money: Money) => decimalString(money),
    currencyCode: (money: Money) => money.currencyCode,
  },
};

/** Something with a price, and the country that it is priced for where that is not the request's. */
export interface Priced {
  country?: string;
  /** Where a cart's merchandise is to be delivered. */
  destination?: string;
}

/**
 * A record as it is priced for a country. The record stands behind the result, because records have getters and
 * name each other: nothing is copied.
 * @param changes what else is to be different
 */
export function pricedFor<Source extends object>(
  source: Source,
  country: string | undefined,
  changes: Partial<Source & Priced> = {},
): Source & Priced {
  if (!country) return source;
  return Object.create(source, {
    ...Object.getOwnPropertyDescriptors({country}),
    ...Object.getOwnPropertyDescriptors(changes),
  }) as Source & Priced;
}

/**
 * The source of a `MoneyV2` field: an amount in the shop's minor units, in the currency of the
 * country that it is asked for.
 */
export function money(
  context: StoreContext,
  shopMinor: number,
  {country = context.request.country}: Priced,
): Money {
  const shopCurrency = context.catalogue.shop.data.currencyCode;
  return priceIn(context.market(country), shopMinor, shopCurrency);
}
