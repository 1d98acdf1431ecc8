import {useRouteLoaderData} from '@remix-run/react';

import {ROOT_MARKET, type Market} from '~/lib/market';

import {hrefIn, type ShopPath} from './pages';

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
  copy: {offer: string; change: string; dismiss: string};
}

/** `Deutschland, Deutsch (EUR €)` */
export function marketName({
  country,
  language,
  currency,
  symbol,
}: Omit<MarketChoice, 'copy'>): string {
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

/** The root loader's data about the market; at an English root, `market` is absent. */
export interface MarketData {
  market?: Market;
  /** Every market, the root's first; absent where the shop has one. */
  markets?: MarketChoice[];
}

/** The market of the page. It changes with a document only, never within one. */
export function useMarket(): Market {
  const root = useRouteLoaderData('root') as MarketData | undefined;
  return root?.market ?? ROOT_MARKET;
}

/** Every market of the shop, the root's first; null where it has one. */
export function useMarkets(): readonly MarketChoice[] | null {
  const root = useRouteLoaderData('root') as MarketData | undefined;
  return root?.markets ?? null;
}

/** The attribute of `<html>` that has the prefix of its market; absent at the root. */
export const MARKET_ATTRIBUTE = 'data-market';

/** The prefix of the document's market; '' at the root. Browser only. */
export const documentMarket = () =>
  globalThis.document?.documentElement.getAttribute(MARKET_ATTRIBUTE) ?? '';

/** `fetch` of a path of this shop, in the market of the document, or another one; browser only. */
export function shopFetch(
  path: ShopPath,
  init?: RequestInit,
  prefix = documentMarket(),
): Promise<Response> {
  return fetch(hrefIn({prefix}, path), init);
}
