/** The second catalogue, for tests: what a store may hold at its extremes. */
import {createClubCatalogue, homeCollectionId} from '..';
import type {Catalogue, CollectionData, ProductData} from '@quillhaven/local-store';
import {hostileProduct} from './hostile';
import {manyImages, manyVariants, pagesOfVariants, wideListing} from './many';
import {unusualOptions} from './options';
import {plainProduct} from './plain-product';
import {combinedListing, divergentListing, plansAndBundles} from './plans';
import {unusualTexts, withGaps} from './texts';

export {createHostileCatalogue, hostileHtml, hostileText} from './hostile';
export {createLargeCatalogue} from './large';
export {manyImages, pagesOfVariants} from './many';

/** Products in the home collection: more than two pages of 50. */
const productCount = 120;

/**
 * 120 products in one collection: 250 images, 250 and 2,000 variants, unusual and hostile
 * texts, unusual options, gaps, plans, a bundle, combined listings, and plain ones to fill up.
 * Shop, menus, pages and themes are the club's.
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
    ...plansAndBundles(50),
    ...combinedListing(60),
    ...divergentListing(63),
    ...wideListing(70),
    ...unusualOptions(80),
  ];
  const plain = Array.from({length: productCount - extremes.length}, (_, index) =>
    plainProduct(100 + index),
  );
  const products = [...extremes, ...plain];
  return {...club, products, collections: collectionsOf(products, plain)};
}

/** The home collection of all products, and collections of none, seven, two and one. */
function collectionsOf(products: ProductData[], plain: ProductData[]): CollectionData[] {
  const sizes: [handle: string, title: string, listed: ProductData[]][] = [
    ['latest', 'Latest Collection', products],
    ['empty', 'Empty', []],
    ['seven', 'Seven', plain.slice(0, 7)],
    ['two', 'Two', plain.slice(0, 2)],
    ['one', 'One', plain.slice(0, 1)],
  ];
  return sizes.map(([handle, title, listed], index) => ({
    id: homeCollectionId + index,
    handle,
    title,
    descriptionHtml: '',
    productIds: listed.map(({id}) => id),
    updatedAt: '2026-01-05T08:00:00Z',
  }));
}
