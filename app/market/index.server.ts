export {langOf, loadOriginalNames, type WithOriginal} from './original-names.server';
export {
  cartCountry,
  countryOf,
  isSoldIn,
  linkToMarket,
  loadMarkets,
} from './markets.server';
