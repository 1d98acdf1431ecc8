export {
  COLLECTIONS_ADDRESS,
  pageAt,
  PAGES,
  pagesWhere,
  POLICY_HANDLES,
  shopAddress,
  type PageName,
  type PendingView,
  type ShopOrigins,
} from './pages';
export {addressIn, pathFor, pathIn, type ShopPath} from './addresses';
export {MARKET_ATTRIBUTE, shopFetch} from './shop-fetch';
export {marketName, currentChoice, type MarketChoice} from './market-choice';
export {useMarket, useMarkets, type MarketData} from './use-market';
export {ROOT_MARKET, type Market} from '~/lib/market';
