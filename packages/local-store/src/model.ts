/**
 * The rules of a cart without GraphQL and HTTP: pure functions over plain data, for model-based
 * tests that run a client against thousands of carts.
 */
export {emptyCart, type Cart, type CartLine} from './model/cart';
export {
  addLines,
  removeLines,
  updateLines,
  type LineInput,
  type LineUpdate,
  type Stock,
} from './model/cart-lines';
export type {CartResult} from './model/cart';
export {createCatalogueIndex, type CatalogueIndex} from './model/catalogue-index';
export {sortTags} from './model/catalogue-products';
export type {ProductRecord, VariantRecord} from './model/catalogue-records';
