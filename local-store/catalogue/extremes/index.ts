/** The second catalogue, for tests: what a store may hold at its extremes. */
import {createClubCatalogue, homeCollectionId} from '../club';
import type {Catalogue, ProductData} from '../types';
import {hostileProduct} from './hostile';
import {manyImages, manyVariants, pagesOfVariants} from './many';
import {plainProduct} from './plain-product';
import {unusualTexts, withGaps} from './texts';

export {createHostileCatalogue, hostileHtml, hostileText} from './hostile';
export {createLargeCatalogue} from './large';

/** Products in the home collection: more than two pages of 50. */
const productCount = 120;

/**
 * 120 products in one collection: 250 images, 250 and 2,000 variants, unusual and hostile
 * texts, gaps, and plain ones to fill up. Shop, menus, pages and themes are the club's.
 */
export function createExtremesCatalogue(startInstant: Date): Catalogue {
  const club = createClubCatalogue(startInstant);
  const extremes: ProductData[] = [
    manyImages(1),
    manyVariants(2),
    pagesOfVariants(3),
    hostileProduct(4),
    ...unusualTexts(10),
    ...withGaps(30),
  ];
  const plain = Array.from({length: productCount - extremes.length}, (_, index) =>
    plainProduct(100 + index),
  );
  const products = [...extremes, ...plain];
  const listed = {descriptionHtml: '', updatedAt: '2026-01-05T08:00:00Z'};
  return {
    ...club,
    products,
    collections: [
      {
        ...listed,
        id: homeCollectionId,
        handle: 'latest',
        title: 'Latest Collection',
        productIds: products.map(({id}) => id),
      },
      {
        ...listed,
        id: homeCollectionId + 1,
        handle: 'empty',
        title: 'Empty',
        productIds: [],
      },
      {
        ...listed,
        id: homeCollectionId + 2,
        handle: 'seven',
        title: 'Seven',
        productIds: plain.slice(0, 7).map(({id}) => id),
      },
      {
        ...listed,
        id: homeCollectionId + 3,
        handle: 'one',
        title: 'One',
        productIds: plain.slice(0, 1).map(({id}) => id),
      },
    ],
  };
}
