export {DISCLOSED_PRICES} from './components/DisclosedPrices';
export {DISCLOSED_FRAGMENT, SHOP_MAKER_FRAGMENT} from './disclosure.documents';
