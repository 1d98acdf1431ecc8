export {cardOf, narrowedCardOf} from './cards.server';
export {
  cursorOf,
  loadCollection,
  loadCollectionTiles,
  loadGrid,
  loadHomeCollection,
} from './collection.server';
export {facetsOf} from './facets';
export {productFiltersOf, readListingQuery, SEARCH_SORTS, sortOf} from './filters';
