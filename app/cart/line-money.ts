import {toTwoDecimals, type Money} from '~/lib/money';

/** `quantity` times a price, exact to the cent. `quantity` is a whole number, 0 or more. */
export function multiplyMoney(price: Money, quantity: number): Money {
  const cents = BigInt(toTwoDecimals(price.amount).replace('.', '')) * BigInt(quantity);
  const sign = cents < 0n ? '-' : '';
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return {
    amount: `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`,
    currencyCode: price.currencyCode,
  };
}
