import {combinationAt, fromRuns, type Runs} from './combinations';

import type {ProductView, ViewVariant} from './product-view';

/** Several pages are made of one product, and share what its thousands of variants come to. */
const allVariants = new WeakMap<Known, readonly ViewVariant[]>();

type Known = Pick<ProductView, 'options' | 'variants' | 'unlisted'>;

/** All variants of a product: those that a page lists, then the others. */
export function knownVariants(product: Known): readonly ViewVariant[] {
  const before = allVariants.get(product);
  if (before) return before;
  const variants = [...product.variants, ...unlistedVariants(product)];
  allVariants.set(product, variants);
  return variants;
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
