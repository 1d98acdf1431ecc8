export {PickupLine} from './components/PickupLine';
export type {PickupChoice} from './index.server';
