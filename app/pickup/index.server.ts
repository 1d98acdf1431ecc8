export {
  loadPickup,
  pickupChoice,
  pickupPlaces,
  preferencesFor,
  readPlace,
} from './pickup.server';
