/** The club's shop grown to any size, for measuring what growth costs. */
import {createClubCatalogue} from '..';
import {collections} from '../collections';
import type {Catalogue, ProductData} from '@quillhaven/local-store';

const firstProductId = 7_960_000_000_000;
const firstVariantId = 43_960_000_000_000;
const variantsPerProduct = 1000;

/**
 * The club's catalogue with `count` products: its own, and numbered copies of those that have no
 * end date. All are in the home collection.
 */
export function createLargeCatalogue(count: number, startInstant: Date): Catalogue {
  const club = createClubCatalogue(startInstant);
  const originals = club.products.filter(({tags}) => !tags.includes('drop'));
  const copies = Array.from(
    {length: Math.max(0, count - club.products.length)},
    (_, index) => copyOf(originals[index % originals.length] as ProductData, index),
  );
  const products = [...club.products.slice(0, count), ...copies];
  return {
    ...club,
    products,
    collections: collections(products, startInstant),
  };
}

function copyOf(original: ProductData, index: number): ProductData {
  return {
    ...original,
    id: firstProductId + index,
    handle: `${original.handle}-${index + 1}`,
    title: `${original.title} No. ${index + 1}`,
    salesRank: 1000 + index,
    variants: original.variants.map((variant, position) => ({
      ...variant,
      id: firstVariantId + index * variantsPerProduct + position,
      sku: `${variant.sku}-${index + 1}`,
    })),
  };
}
