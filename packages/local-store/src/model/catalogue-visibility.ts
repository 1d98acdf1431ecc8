/** What the shop shows at this moment: unpublished products answer as if they were not there. */
import type {CatalogueIndex} from './catalogue-index';
import type {LiveInventory} from './catalogue-inventory';
import type {CollectionRecord, ProductRecord} from './catalogue-records';

interface Shelves {
  catalogue: CatalogueIndex;
  inventory: LiveInventory;
}

/** The published ones of some products. */
export function published(
  products: readonly ProductRecord[],
  inventory: LiveInventory,
): ProductRecord[] {
  return products.filter((product) => inventory.isPublished(product));
}

/** A product by id or, without one, by handle; null when there is none to see. */
export function findProduct(
  {id, handle}: {id?: string | null; handle?: string | null},
  {catalogue, inventory}: Shelves,
): ProductRecord | null {
  const found = id != null ? catalogue.node(id) : catalogue.productByHandle(handle ?? '');
  return found?.__typename === 'Product' && inventory.isPublished(found) ? found : null;
}

/** A collection by id, plain or base64, or by handle; null when there is none. */
export function findCollection(
  {id, handle}: {id?: string | null; handle?: string | null},
  {catalogue}: Shelves,
): CollectionRecord | null {
  const found =
    id != null ? catalogue.node(id) : catalogue.collectionByHandle(handle ?? '');
  return found?.__typename === 'Collection' ? found : null;
}
