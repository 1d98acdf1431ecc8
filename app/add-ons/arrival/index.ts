export {ARRIVAL_RULES_FRAGMENT, MADE_FRAGMENT} from './arrival.documents';
export {ARRIVAL_OF_CART} from './components/CartArrival';
export {ARRIVAL_OF_PRODUCT} from './components/ProductArrival';
