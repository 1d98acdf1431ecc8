export {cardOf, cardsOf, cardVariables} from './cards.server';
export {
  cursorOf,
  isHomeGrid,
  loadCards,
  loadCollection,
  loadCollectionTiles,
  loadGrid,
  loadHomeCollection,
  soldOutLast,
} from './collection.server';
export {facetsOf} from './facets';
export {productFiltersOf, readListingQuery, SEARCH_SORTS, sortOf} from './filters';
