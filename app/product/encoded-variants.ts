import {decodeEncodedVariant} from '@shopify/hydrogen';

import type {Product, Variant} from './product';

/**
 * All variants of a product: the listed ones, then those known only from the store's encoded fields (which combinations
 * exist, which are available). Their id and price are fetched when one is chosen.
 */
export function allVariants({
  options,
  variants,
  encoded,
}: Pick<Product, 'options' | 'variants' | 'encoded'>): readonly Variant[] {
  if (!encoded) return variants;
  const listed = new Set(variants.map(({values}) => key(values)));
  const valuesOf = (positions: readonly number[]) =>
    options.map(({values}, index) => values[positions[index] ?? Infinity]);
  const forSale = new Set(decode(encoded.availability).map(valuesOf).map(key));
  const others = decode(encoded.existence)
    .map(valuesOf)
    // Leaves out combinations with a value that the product does not have.
    .filter((values): values is string[] => !values.includes(undefined))
    .filter((values) => !listed.has(key(values)))
    .map((values) => ({
      id: null,
      values,
      availableForSale: forSale.has(key(values)),
      price: null,
      compareAtPrice: null,
      image: null,
      fewLeft: null,
    }));
  return [...variants, ...others];
}

const decode = (encoding: string): number[][] =>
  encoding ? decodeEncodedVariant(encoding) : [];

const key = (values: readonly (string | undefined)[]) => values.join('\n');
