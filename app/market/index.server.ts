export {
  langOf,
  loadOriginalNames,
  type WithOriginalNames,
  type WithOriginal,
} from './original-names.server';
export {cartCountry, isSoldIn, loadMarkets} from './markets.server';
