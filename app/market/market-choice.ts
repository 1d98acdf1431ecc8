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
  /** The texts that offer it to a visitor of its country, in its language. */
  words: {offer: string; change: string; dismiss: string};
}

/** `Deutschland, Deutsch (EUR €)` */
export function marketName({
  country,
  language,
  currency,
  symbol,
}: Omit<MarketChoice, 'words'>): string {
  return `${country}, ${language} (${unitOf({currency, symbol})})`;
}

/** The market that a visitor is in; undefined where there is nothing to choose. */
export function currentChoice(
  choices: readonly MarketChoice[],
  prefix: string,
): MarketChoice | undefined {
  return choices.find((choice) => choice.prefix === prefix);
}

/** `EUR €`; the code alone where it is the symbol too. */
export function unitOf({
  currency,
  symbol,
}: Pick<MarketChoice, 'currency' | 'symbol'>): string {
  return symbol === currency ? currency : `${currency} ${symbol}`;
}
