export {
  HOME_RULE,
  HOODIES_RULE,
  SHIRTS_RULE,
  WHOLE_COLLECTION_RULE,
  visibleProducts,
} from './page-rules';
export type {Card} from './collection-page';
export {CARD_FRAGMENT} from './collection.documents';
export {CollectionView} from './components/CollectionView';
export {HomeView} from './components/HomeView';
export {ProductGrid} from './components/ProductGrid';
