export {PICKUP_OF_CART} from './components/PickupChoice';
export {PICKUP_OF_PRODUCT} from './components/ProductPickup';
