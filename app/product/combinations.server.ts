import {decodeEncodedVariant} from '@shopify/hydrogen';

import {combinationNumber, toRuns} from './combinations';
import type {ProductOption} from './option-selection';

import type {UnlistedVariants, ViewVariant} from './product-view';

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
): UnlistedVariants {
  const positions = options.map(
    ({values}) => new Map(values.map((value, index) => [value, index])),
  );
  const known = new Set(
    listed.map(({values}) =>
      combinationNumber(
        values.map((value, index) => positions[index]?.get(value) ?? 0),
        options,
      ),
    ),
  );
  const available = new Set(numbers(encoded.encodedVariantAvailability, options));
  const others = numbers(encoded.encodedVariantExistence, options).filter(
    (number) => !known.has(number),
  );
  return {
    forSale: toRuns(others.filter((number) => available.has(number))),
    soldOut: toRuns(others.filter((number) => !available.has(number))),
  };
}

/** Numbers of the combinations in an encoding; what names a value that the product does not have is left out. */
function numbers(
  encoding: string | null | undefined,
  options: readonly ProductOption[],
): number[] {
  return decodeEncodedVariant(encoding ?? '')
    .filter((positions) =>
      options.every(({values}, index) => (positions[index] ?? Infinity) < values.length),
    )
    .map((positions) => combinationNumber(positions, options));
}
