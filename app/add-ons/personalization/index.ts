export {EditPrint, PrintedPicture} from './components/PrintedLine';
export {PRINT_ON_PRODUCT} from './components/ProductPrint';
export {PRINTED_FRAGMENT} from './personalization.documents';
