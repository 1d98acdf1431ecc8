import {combinationAt, fromRuns, type Runs} from '~/domain/combinations';

import type {ProductView, ViewVariant} from './product-view';

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
