export {addressIn, pathFor, type ShopPath} from './addresses';
export {useMarket, type MarketData} from './use-market';
export {ROOT_MARKET, type Market} from '~/lib/market';
