export {PickupChoice} from './components/PickupChoice';
export {PickupLine} from './components/PickupLine';
