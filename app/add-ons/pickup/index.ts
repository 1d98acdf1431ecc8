export {PickupChoice} from './components/PickupChoice';
export {PICKUP_OF_PRODUCT} from './components/ProductPickup';
