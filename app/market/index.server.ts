export {
  langOf,
  loadOriginalNames,
  type WithOriginalNames,
  type WithOriginal,
} from './original-names.server';
export {cartCountry, isSoldIn, linkToMarket, loadMarkets} from './markets.server';
