import {decodeEncodedVariant} from '@shopify/hydrogen';

import type {ProductOption} from '~/domain/option-selection';

import type {ViewVariant} from './product-view';

interface EncodedVariants {
  encodedVariantExistence?: string | null;
  encodedVariantAvailability?: string | null;
}

/**
 * The variants of a large product beyond those listed, known by their options alone, from the store's compact encoding of
 * which combinations exist and which are for sale (Shopify docs: Product.encodedVariantExistence).
 */
export function unlistedCombinations(
  encoded: EncodedVariants,
  options: readonly ProductOption[],
  listed: readonly ViewVariant[],
): ViewVariant[] {
  const key = (values: readonly string[]) => JSON.stringify(values);
  const known = new Set(listed.map(({values}) => key(values)));
  const available = new Set(
    combinations(encoded.encodedVariantAvailability, options).map(key),
  );
  return combinations(encoded.encodedVariantExistence, options)
    .filter((values) => !known.has(key(values)))
    .map((values) => ({
      id: null,
      values,
      availableForSale: available.has(key(values)),
      price: null,
      compareAtPrice: null,
      image: null,
      fewLeft: null,
    }));
}

function combinations(
  encoding: string | null | undefined,
  options: readonly ProductOption[],
): string[][] {
  return decodeEncodedVariant(encoding ?? '').flatMap((indices) => {
    const values = options.map((option, position) => {
      const index = indices[position];
      return index === undefined ? undefined : option.values[index];
    });
    return values.every((value) => value !== undefined) ? [values] : [];
  });
}
