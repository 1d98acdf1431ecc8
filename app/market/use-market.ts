import {useRouteLoaderData} from '@remix-run/react';

import {ROOT_MARKET, type Market} from '~/lib/market';

/** What the root loader says about the market; nothing at the root. */
export interface MarketData {
  market?: Market;
}

/** The market of the page. It changes with a document only, never within one. */
export function useMarket(): Market {
  const root = useRouteLoaderData('root') as MarketData | undefined;
  return root?.market ?? ROOT_MARKET;
}
