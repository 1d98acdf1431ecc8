export {
  langOf,
  loadOriginalNames,
  type WithOriginalNames,
  type WithOriginal,
} from './original-names.server';
export {cartCountry, countryOf, isSoldIn, loadMarkets} from './markets.server';
