export {cardOf} from './cards.server';
export {
  cursorOf,
  loadCollection,
  loadCollectionTiles,
  loadGrid,
  loadHomeCollection,
} from './collection.server';
export {
  facetsOf,
  productFiltersOf,
  readListingQuery,
  SEARCH_SORTS,
  sortOf,
} from './filters';
