import {sameEverywhere} from './intl';
import {isRecord, readJson} from './json';

/** Amount shown for a product that has no price (§2). */
export const MISSING_PRICE_AMOUNT = '0.00';

/** Currency assumed where the store names none (§9). */
export const DEFAULT_CURRENCY = 'USD';

/** An exact decimal amount in a currency, as the Storefront API states it. */
export interface Money {
  /** Decimal text such as `"25.0"`. */
  amount: string;
  /** ISO 4217. */
  currencyCode: string;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Rounds decimal text to a number of places without a float, halves away from zero: `"25.0"` is
 * `"25.00"`, `"1.005"` is `"1.01"`. Text that is no plain decimal is a missing price.
 */
export function toDecimals(amount: string, places: number): string {
  const match = DECIMAL.exec(amount.trim()) ?? [];
  const [, sign = '', whole = '0', fraction = ''] = match;
  const digits = fraction.padEnd(places + 1, '0');
  const roundUp = digits.charAt(places) >= '5' ? 1n : 0n;
  const units = BigInt(whole + digits.slice(0, places)) + roundUp;
  const shownSign = units === 0n ? '' : sign;
  return shownSign + withPoint(units, places);
}

function withPoint(units: bigint, places: number): string {
  const digits = units.toString().padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** An amount in units of its last decimal place. */
const unitsOf = (amount: string, places: number) =>
  BigInt(toDecimals(amount, places).replace('.', ''));

/**
 * The price as shown on a page in `tag`, the language and region as a BCP 47 tag. At the root
 * (`en`) US dollars are `$` and the amount to two decimals, `$0.00` where it is missing (§2);
 * everything else is as `Intl` writes it (§10.18).
 */
export function formatMoney(money: Money | null | undefined, tag: string): string {
  const amount = money?.amount ?? MISSING_PRICE_AMOUNT;
  const currency = money?.currencyCode || DEFAULT_CURRENCY;
  if (tag === 'en' && currency === 'USD') {
    const dollars = toDecimals(amount, 2);
    return dollars.startsWith('-') ? `-$${dollars.slice(1)}` : `$${dollars}`;
  }
  const value = Number.parseFloat(amount) || 0;
  const format = formatOf(tag, currency);
  return format
    ? sameEverywhere(format.format(value))
    : `${currency} ${value.toFixed(2)}`;
}

/** Decimals of the currencies that do not have two (ISO 4217). Engines differ in forints. */
const DECIMALS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'
    .split(' ')
    .map((currency) => [currency, 0]),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((currency) => [currency, 3]),
]);

/** How many decimals a currency has. */
export const decimalsOf = (currency: string) => DECIMALS[currency] ?? 2;

/** An amount with the decimals of its currency: `25.00`, of yen `9800`. */
export const decimalsIn = ({amount, currencyCode}: Money) =>
  toDecimals(amount, decimalsOf(currencyCode));

const formats = new Map<string, Intl.NumberFormat | null>();

/** `null` for a code that `Intl` refuses: a test currency, a store's own points. */
function formatOf(tag: string, currency: string): Intl.NumberFormat | null {
  const key = `${tag} ${currency}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const decimals = decimalsOf(currency);
  const format = /^[A-Z]{3}$/.test(currency)
    ? new Intl.NumberFormat(tag, {
        style: 'currency',
        currency,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        // Always: from how many digits on a language groups depends on the engine's age.
        useGrouping: true,
      })
    : null;
  formats.set(key, format);
  return format;
}

/** The exact sum of two amounts in one currency. */
export function addMoney(a: Money, b: Money): Money {
  const places = placesOf(a, b);
  const sum = unitsOf(a.amount, places) + unitsOf(b.amount, places);
  return {amount: withPoint(sum, places), currencyCode: a.currencyCode};
}

/** What is left of an amount without another in its currency; zero where that is more. */
export function lessMoney(a: Money, b: Money): Money {
  const places = placesOf(a, b);
  const left = unitsOf(a.amount, places) - unitsOf(b.amount, places);
  return {amount: withPoint(left > 0n ? left : 0n, places), currencyCode: a.currencyCode};
}

/** Decimals with which both amounts are exact. */
const placesOf = (...amounts: readonly Money[]) =>
  Math.max(1, ...amounts.map(({amount}) => amount.split('.')[1]?.length ?? 0));

/** Whether `compareAt` is a higher price in the same currency, to be shown struck through. */
export function isReduced(price: Money, compareAt: Money | null | undefined): boolean {
  return (
    compareAt?.currencyCode === price.currencyCode &&
    Number(compareAt.amount) > Number(price.amount)
  );
}

/** The value of a metafield of the type `money`; null for anything else. */
export function readMoney(json: string | undefined): Money | null {
  const value = readJson(json);
  if (!isRecord(value)) return null;
  const {amount, currency_code: currencyCode} = value;
  return typeof amount === 'string' && typeof currencyCode === 'string'
    ? {amount, currencyCode}
    : null;
}

/** What is missing from `money` to an amount in its currency; `null` for nothing. */
export function missingTo(
  amount: string,
  {amount: held, currencyCode}: Money,
): Money | null {
  const places = decimalsOf(currencyCode);
  const missing = unitsOf(amount, places) - unitsOf(held, places);
  return missing <= 0n ? null : {amount: withPoint(missing, places), currencyCode};
}

/** How much of an amount is held, in hundredths that no rounding makes whole. */
export function percentOf(amount: string, {amount: held}: Money): number {
  const [whole, part] = [Number(amount), Number(held)];
  return part >= whole ? 100 : Math.floor((part / whole) * 100);
}

/** A price for a measure. */
export interface UnitPrice {
  price: Money;
  /** The measure: `kg`, `100 ml`. */
  per: string;
}

/** Units whose sign is not the API's name in small letters. */
const SIGNS: Readonly<Record<string, string>> = {M2: 'm²', M3: 'm³', FT2: 'ft²'};

/** A variant as the store answers it. */
interface MeasuredVariant {
  unitPrice?: Money | null;
  unitPriceMeasurement?: {referenceValue: number; referenceUnit?: string | null} | null;
}

/** A variant's price for a measure (docs/law.md); undefined where the store has none. */
export function unitPriceOf({
  unitPrice,
  unitPriceMeasurement: measurement,
}: MeasuredVariant): UnitPrice | undefined {
  const {referenceValue, referenceUnit} = measurement ?? {};
  if (!unitPrice || !referenceUnit || referenceUnit === 'UNKNOWN') return undefined;
  const unit = SIGNS[referenceUnit] ?? referenceUnit.toLowerCase();
  return {
    price: unitPrice,
    per: referenceValue === 1 ? unit : `${referenceValue} ${unit}`,
  };
}

/** A subtotal from which delivery is free. */
export interface FreeDelivery {
  /** For example `75` or `49.90`. */
  amount: string;
  /** ISO 4217; null for the currency of a shop with one market. */
  currencyCode: string | null;
}

/** `75`, or an amount for each currency: `75 USD, 70 EUR`. Null where the text is neither. */
export function readFreeDelivery(text: string): FreeDelivery[] | null {
  const amounts = text.split(',').map((entry) => {
    const [, amount, currencyCode = null] =
      /^(\d{1,10}(?:\.\d{1,3})?)(?: ([A-Z]{3}))?$/.exec(entry.trim()) ?? [];
    return amount === undefined ? null : {amount, currencyCode};
  });
  return amounts.every((each) => each !== null) ? amounts : null;
}

/** The subtotal in a currency from which delivery is free; null where none is stated. */
export function freeDeliveryIn(
  amounts: readonly FreeDelivery[],
  currency: string,
): string | null {
  const isIn = ({currencyCode}: FreeDelivery) =>
    currencyCode === null || currencyCode === currency;
  return amounts.find(isIn)?.amount ?? null;
}
