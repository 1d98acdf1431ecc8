export {cardOf} from './cards.server';
export {
  cursorOf,
  loadCollection,
  loadCollectionTiles,
  loadGrid,
  loadHomeCollection,
} from './collection.server';
export {facetsOf, filtersOf, readChoice, SEARCH_SORTS, sortOf} from './filters';
