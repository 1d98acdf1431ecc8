/** How an order reaches its buyer. */
import {createHash} from 'node:crypto';

import type {DeliveryRateData, ProductData} from '../catalogue';
import type {Cart, CartAddress} from './cart';
import {moneyIn, type Market, type Money} from './money';

export type DeliveryOption = DeliveryRateData;

/** The delivery options of a shop whose owner has set none. */
export const defaultDeliveryOptions: readonly DeliveryOption[] = [
  {
    handle: 'standard',
    title: 'Standard',
    description: 'Three to five working days',
    price: 0,
  },
  {handle: 'express', title: 'Express', description: 'The next working day', price: 1200},
];

/** The address that an order goes to; undefined as long as the shopper has given none. */
export function deliveryAddress(cart: Cart): CartAddress | undefined {
  return cart.addresses.find(({selected}) => selected) ?? cart.addresses[0];
}

/** Whether a product is brought to a country. */
export function isDeliveredTo({deliveredTo}: ProductData, country: string): boolean {
  return deliveredTo?.includes(country) ?? true;
}

/** Whether anything in the cart has to be carried. */
export function needsDelivery(cart: Cart): boolean {
  return cart.lines.some(
    ({variant, quantity}) => quantity > 0 && variant.data.requiresShipping !== false,
  );
}

/** An option's handle as the API tells it: 32 hexadecimal characters (recorded, 2026-04). */
export function publicHandle({handle}: DeliveryOption): string {
  return createHash('md5').update(handle).digest('hex');
}

/** The chosen way of delivery, or the first one. */
export function chosenOption(
  cart: Cart,
  options: readonly DeliveryOption[],
): DeliveryOption | undefined {
  return (
    options.find((option) => publicHandle(option) === cart.deliveryOption) ?? options[0]
  );
}

/**
 * The price of a way of delivery in a market.
 * @param subtotal of the cart, in minor units of the market's currency
 */
export function deliveryPrice(
  {price, freeFrom}: DeliveryOption,
  subtotal: number,
  market: Market,
  shopCurrency: string,
): Money {
  const isFree =
    freeFrom !== undefined && subtotal >= moneyIn(market, freeFrom, shopCurrency).minor;
  return moneyIn(market, isFree ? 0 : price, shopCurrency);
}
