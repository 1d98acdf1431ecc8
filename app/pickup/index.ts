export {PickupFields} from './components/LazyPickupFields';
export {PickupLine} from './components/PickupLine';
export type {PickupChoice} from './pickup.server';
