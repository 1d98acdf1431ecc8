export {
  addOnPageAt,
  FROM_PARAM,
  hrefIn,
  isOnOne,
  pageAt,
  PAGES,
  pagesWhere,
  pathFor,
  pathIn,
  pathOfPage,
  POLICY_HANDLES,
  shopPath,
  shopUrl,
  urlOfVariant,
  VARIANT_PARAM,
  type AddOnPage,
  type PageName,
  type PendingView,
  type ShopOrigins,
  type ShopPath,
} from './pages';
export {isSamePath, redirectTarget} from './merchant-redirect';
export {onlineStoreTarget} from './online-store';
export {
  documentMarket,
  MARKET_ATTRIBUTE,
  shopFetch,
  currentChoice,
  marketName,
  useMarket,
  useKeptVariant,
  useMarkets,
  type MarketChoice,
  type MarketData,
} from './market';
export {ROOT_MARKET, type Market} from '~/lib/market';
export {MarketButton, Markets} from './components/Markets';
export {MarketLinks} from './components/MarketLinks';
export {MESSAGES as MARKET_MESSAGES} from './messages';
