export {PriceNote, usePriceDisclosure} from './components/PriceNote';
export {DISCLOSED_FRAGMENT, MAKER_FRAGMENT} from './disclosure.documents';
