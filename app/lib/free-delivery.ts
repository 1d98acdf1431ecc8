/** A subtotal from which delivery is free. */
export interface FreeDelivery {
  /** For example `75` or `49.90`. */
  amount: string;
  /** ISO 4217; null for the currency of a shop with one market. */
  currencyCode: string | null;
}

/** `75`, or an amount for each currency: `75 USD, 70 EUR`. Null where the text is neither. */
export function readFreeDelivery(text: string): FreeDelivery[] | null {
  const entries = text.split(',').map((entry) => entry.trim());
  const amounts = entries.map((entry) => {
    const [, amount, currencyCode = null] =
      /^(\d{1,10}(?:\.\d{1,3})?)(?: ([A-Z]{3}))?$/.exec(entry) ?? [];
    return amount === undefined ? null : {amount, currencyCode};
  });
  return amounts.every((each) => each !== null) ? amounts : null;
}

/** The subtotal in a currency from which delivery is free; null where none is stated. */
export function freeDeliveryIn(
  amounts: readonly FreeDelivery[],
  currency: string,
): string | null {
  const found = amounts.find(
    ({currencyCode}) => currencyCode === null || currencyCode === currency,
  );
  return found?.amount ?? null;
}
