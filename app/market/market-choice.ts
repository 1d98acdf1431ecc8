/** A market that a visitor can choose, named in its own language. */
export interface MarketChoice {
  /** '' for the root's. */
  prefix: string;
  /** BCP 47 tag of its pages. */
  tag: string;
  /** ISO 3166 code. */
  countryCode: string;
  /** `Deutschland` */
  country: string;
  /** `Deutsch` */
  language: string;
  /** ISO 4217 code. */
  currency: string;
  /** `€` */
  symbol: string;
}

/** `Deutschland, Deutsch (EUR €)` */
export function marketName({country, language, currency, symbol}: MarketChoice): string {
  const unit = symbol === currency ? currency : `${currency} ${symbol}`;
  return `${country}, ${language} (${unit})`;
}

/** The market that a visitor is in; undefined where there is nothing to choose. */
export function currentChoice(
  choices: readonly MarketChoice[],
  prefix: string,
): MarketChoice | undefined {
  return choices.find((choice) => choice.prefix === prefix);
}
