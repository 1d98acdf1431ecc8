import {combinationAt, fromRuns, type Runs} from './combinations';

import type {ProductView, ViewVariant} from './product-view';

type Known = Pick<ProductView, 'options' | 'variants' | 'unlisted'>;

/** All variants of a product: those that a page lists, then the others. */
export function knownVariants(product: Known): readonly ViewVariant[] {
  return [...product.variants, ...unlistedVariants(product)];
}

/** The variants beyond those that a page lists, as choosing needs them: id and price are asked for when one is chosen. */
export function unlistedVariants({
  options,
  unlisted,
}: Pick<ProductView, 'options' | 'unlisted'>): ViewVariant[] {
  const known = (runs: Runs, availableForSale: boolean) =>
    fromRuns(runs).map((number) => ({
      id: null,
      values: combinationAt(number, options),
      availableForSale,
      price: null,
      compareAtPrice: null,
      image: null,
      fewLeft: null,
    }));
  if (!unlisted) return [];
  return [...known(unlisted.forSale, true), ...known(unlisted.soldOut, false)];
}
