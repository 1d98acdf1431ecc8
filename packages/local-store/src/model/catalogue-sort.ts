/** Orders of product listings. Ties are broken by id, so that pages never overlap. */
import {type LiveInventory, priceRange} from './inventory';
import type {CollectionRecord, ProductRecord} from './catalogue-records';

/** The schema's `ProductSortKeys` and `ProductCollectionSortKeys` together. */
export type ProductSortKey =
  | 'BEST_SELLING'
  | 'COLLECTION_DEFAULT'
  | 'CREATED'
  | 'CREATED_AT'
  | 'ID'
  | 'MANUAL'
  | 'PRICE'
  | 'PRODUCT_TYPE'
  | 'RELEVANCE'
  | 'TITLE'
  | 'UPDATED_AT'
  | 'VENDOR';

type Key = string | number;

/**
 * Sorts products by a key of the schema, ascending (best first where there is a best).
 * `COLLECTION_DEFAULT`, `MANUAL` and `RELEVANCE` keep the order that is given.
 */
export function sortProducts(
  products: readonly ProductRecord[],
  key: ProductSortKey,
  inventory: LiveInventory,
): ProductRecord[] {
  const keyOf = keyReader(key, inventory);
  if (!keyOf) return [...products];
  return products
    .map((product) => ({product, key: keyOf(product)}))
    .sort((a, b) => compare(a.key, b.key) || a.product.data.id - b.product.data.id)
    .map(({product}) => product);
}

function keyReader(
  key: ProductSortKey,
  inventory: LiveInventory,
): ((product: ProductRecord) => Key) | null {
  switch (key) {
    case 'BEST_SELLING':
      return ({data}) => data.salesRank ?? Infinity;
    case 'CREATED':
    case 'CREATED_AT':
      return ({data}) => Date.parse(data.createdAt);
    case 'UPDATED_AT':
      return ({data}) => Date.parse(data.updatedAt);
    case 'ID':
      return ({data}) => data.id;
    case 'PRICE':
      return (product) => priceRange(product, inventory).min;
    case 'TITLE':
      return ({data}) => data.title.toLowerCase();
    case 'PRODUCT_TYPE':
      return ({data}) => data.productType.toLowerCase();
    case 'VENDOR':
      return ({data}) => data.vendor.toLowerCase();
    case 'COLLECTION_DEFAULT':
    case 'MANUAL':
    case 'RELEVANCE':
      return null;
  }
}

export type CollectionSortKey = 'ID' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT';

/** Sorts collections by a key of the schema, ascending. */
export function sortCollections(
  collections: readonly CollectionRecord[],
  key: CollectionSortKey,
): CollectionRecord[] {
  const keyOf = ({data}: CollectionRecord): Key => {
    if (key === 'TITLE') return data.title.toLowerCase();
    return key === 'UPDATED_AT' ? Date.parse(data.updatedAt) : data.id;
  };
  return [...collections].sort(
    (a, b) => compare(keyOf(a), keyOf(b)) || a.data.id - b.data.id,
  );
}

/** By code unit, not by locale: the same order on every machine. */
function compare(a: Key, b: Key): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
