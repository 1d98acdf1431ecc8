export {
  COLLECTIONS_URL,
  pageAt,
  PAGES,
  pagesWhere,
  POLICY_HANDLES,
  shopUrl,
  type PendingView,
  type ShopOrigins,
} from './pages';
export {isSamePath, redirectTarget} from './merchant-redirect';
export {onlineStoreTarget} from './online-store';
export {
  hrefIn,
  FROM_PARAM,
  pathFor,
  pathIn,
  pathOfPage,
  VARIANT_PARAM,
  type ShopPath,
} from './paths';
export {
  documentMarket,
  MARKET_ATTRIBUTE,
  shopFetch,
  currentChoice,
  useMarket,
  useMarkets,
  type MarketData,
} from './market';
export {ROOT_MARKET, type Market} from '~/lib/market';
export {MarketButton} from './components/MarketButton';
export {MarketLinks} from './components/MarketLinks';
export {Markets} from './components/Markets';
export {useKeptVariant} from './kept-choice';
export {MESSAGES as MARKET_MESSAGES} from './messages';
