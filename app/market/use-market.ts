import {useRouteLoaderData} from '@remix-run/react';

import {ROOT_MARKET, type Market} from '~/lib/market';

import type {MarketChoice} from './market-choice';

/** The root loader's data about the market; at the root, `market` is absent. */
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
