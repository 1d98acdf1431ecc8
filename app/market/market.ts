import {useRouteLoaderData} from '@remix-run/react';
import {useEffect, useSyncExternalStore} from 'react';

import {numberIn} from '~/lib/global-id';
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
  /** The texts that offer it to a visitor of its country, in its language where that is spoken. */
  copy: {change: string; dismiss: string; lang: string};
}

/** `Deutschland, Deutsch, EUR €` */
export const marketName = (market: Omit<MarketChoice, 'copy'>) =>
  `${market.country}, ${market.language}, ${unitOf(market)}`;

/** `EUR €`; the code alone where it is the symbol too. */
export const unitOf = ({currency, symbol}: Pick<MarketChoice, 'currency' | 'symbol'>) =>
  symbol === currency ? currency : `${currency} ${symbol}`;

/** The market that a visitor is in; undefined where there is nothing to choose. */
export const currentChoice = (choices: readonly MarketChoice[], prefix: string) =>
  choices.find((choice) => choice.prefix === prefix);

/** The root loader's data about the market; absent where it is `ROOT_MARKET`. */
export interface MarketData {
  market?: Market;
  /** Every market, the root's first; absent where the shop has one. */
  markets?: MarketChoice[];
}

const useMarketData = () => useRouteLoaderData('root') as MarketData | undefined;

/** The market of the page. It changes with a document only, never within one. */
export const useMarket = (): Market => useMarketData()?.market ?? ROOT_MARKET;

/** Every market of the shop, the root's first; null where it has one. */
export const useMarkets = (): readonly MarketChoice[] | null =>
  useMarketData()?.markets ?? null;

export const MARKETS_DIALOG_ID = 'markets';

/** The attribute of `<html>` that has the prefix of its market; absent at the root. */
export const MARKET_ATTRIBUTE = 'data-market';

/** The prefix of the document's market; '' at the root. Browser only. */
export const documentMarket = () =>
  globalThis.document?.documentElement.getAttribute(MARKET_ATTRIBUTE) ?? '';

/** `fetch` of a path of this shop, in the market of the document; browser only. */
export function shopFetch(path: ShopPath, init?: RequestInit): Promise<Response> {
  return fetch(hrefIn({prefix: documentMarket()}, path), init);
}

/** The chosen variant, which a change of market keeps: each language names options otherwise. */
let variant: string | null = null;
const listeners = new Set<() => void>();

function keep(id: string | null) {
  variant = id;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the links to other markets which variant is chosen; null for none. */
export function useKeptVariant(id: string | null): void {
  useEffect(() => {
    keep(id);
    return () => keep(null);
  }, [id]);
}

/** The number of the chosen variant; '' for none. */
export const useChosenVariant = () =>
  numberIn(
    useSyncExternalStore(
      subscribe,
      () => variant,
      () => null,
    ),
  );
