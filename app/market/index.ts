export {addressIn, pathFor, pathIn, type ShopPath} from './addresses';
export {MARKET_ATTRIBUTE, shopFetch} from './shop-fetch';
export {useMarket, type MarketData} from './use-market';
export {ROOT_MARKET, type Market} from '~/lib/market';
