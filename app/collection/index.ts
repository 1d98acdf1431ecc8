export {
  type Card,
  type CollectionTile,
  homePage,
  type HomePage,
  isAvailable,
  PAGE_RULES,
  typedRule,
} from './collection-page';
export {
  CARD_FRAGMENT,
  COMBINATIONS_FRAGMENT,
  FACET_FRAGMENT,
} from './collection.documents';
export {fetchGridPage} from './components/CollectionGrid';
export {CollectionTiles} from './components/CollectionTiles';
export {HomeView} from './components/HomeView';
export {CollectionView, Listing} from './components/Listing';
export {ProductGrid} from './components/ProductGrid';
export {Shelf} from './components/Shelf';
export {collectionSort, listingUrl, productFiltersOf, readListingQuery} from './filters';
