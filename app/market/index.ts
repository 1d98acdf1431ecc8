export {addressIn, pathFor, pathIn, type ShopPath} from './addresses';
export {MARKET_ATTRIBUTE, shopFetch} from './shop-fetch';
export {marketName, currentChoice, type MarketChoice} from './market-choice';
export {useMarket, useMarkets, type MarketData} from './use-market';
export {ROOT_MARKET, type Market} from '~/lib/market';
