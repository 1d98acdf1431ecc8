/**
 * Money as whole minor units (cents), so that sums are exact. Floating point numbers appear
 * only as rates, and are rounded at once.
 */

export interface Money {
  /** Minor units of the currency: cents for USD, yen for JPY. */
  minor: number;
  /** ISO 4217. */
  currencyCode: string;
}

/** How a country pays: its currency, and the factor from the shop's currency to it. */
export interface Market {
  currencyCode: string;
  rate: number;
  /** How a price ends there, in minor units of its currency; unrounded when absent. */
  rounding?: {step: number; ending: number};
  /** Ids of products that are not sold there. */
  notSold?: readonly number[];
}

/** Whether a market sells the product with an id. */
export function isSoldIn({notSold = []}: Market, product: number): boolean {
  return !notSold.includes(product);
}

/** The European Union and the United Kingdom. */
const VAT_COUNTRIES = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
    ' ',
  ),
);

/** Whether the prices that consumers of a country see hold value added tax. */
export const includesVat = (country: string) => VAT_COUNTRIES.has(country);

/** Currencies whose minor unit is not a hundredth (ISO 4217). */
const decimalsOf: Readonly<Record<string, number>> = {
  BHD: 3,
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  RWF: 0,
  TND: 3,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

/** Number of decimals of a currency, for example 2 for USD and 0 for JPY. */
export function currencyDecimals(currencyCode: string): number {
  return decimalsOf[currencyCode] ?? 2;
}

/**
 * An amount as Shopify's `Decimal` writes it: no trailing zeros, but at least one decimal.
 * 2500 cents are "25.0", 2550 are "25.5", 2555 are "25.55".
 */
export function decimalString(money: Money): string {
  const decimals = currencyDecimals(money.currencyCode);
  const sign = money.minor < 0 ? '-' : '';
  const digits = String(Math.abs(money.minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${sign}${whole}.${fraction || '0'}`;
}

/** The money of an amount in the shop's minor units, in the currency of a market. */
export function moneyIn(market: Market, shopMinor: number, shopCurrency: string): Money {
  if (market.currencyCode === shopCurrency) {
    return {minor: shopMinor, currencyCode: shopCurrency};
  }
  const scale =
    10 ** (currencyDecimals(market.currencyCode) - currencyDecimals(shopCurrency));
  return {
    minor: Math.round(shopMinor * market.rate * scale),
    currencyCode: market.currencyCode,
  };
}

/** The price of goods in a market: an amount that ends as prices do there. */
export function priceIn(market: Market, shopMinor: number, shopCurrency: string): Money {
  const money = moneyIn(market, shopMinor, shopCurrency);
  const {rounding, currencyCode} = market;
  if (!rounding || currencyCode === shopCurrency || money.minor === 0) return money;
  const {step, ending} = rounding;
  return {currencyCode, minor: Math.ceil((money.minor - ending) / step) * step + ending};
}
