export {cartCountry, isSoldIn, loadMarkets} from './markets.server';
