import {decodeEncodedVariant} from '@shopify/hydrogen';
import type {CombinationsFragment, ListedProductFragment} from 'storefrontapi.generated';

import type {Judged} from '~/market/index.server';

import type {ListedProduct, ListedVariant} from './facets';

interface Combined extends CombinationsFragment {
  options: readonly {optionValues: readonly {name: string}[]}[];
}

/** The variants of a product by their values, from the store's encoding; null where it sends none. */
export function listedVariants(product: Combined): ListedVariant[] | null {
  const {options, encodedVariantExistence, encodedVariantAvailability} = product;
  if (!encodedVariantExistence) return null;
  const forSale = new Set(
    encodedVariantAvailability
      ? decodeEncodedVariant(encodedVariantAvailability).map(String)
      : [],
  );
  return decodeEncodedVariant(encodedVariantExistence).map((positions) => ({
    values: options.map(
      ({optionValues}, at) => optionValues[positions[at] ?? -1]?.name ?? '',
    ),
    availableForSale: forSale.has(String(positions)),
  }));
}

/** Maps a product of the store to what filters are judged by. */
export function listedProduct(product: Judged<ListedProductFragment>): ListedProduct {
  const {vendor, tags, options, priceRange} = product;
  return {
    productType: (product.original ?? product).productType,
    vendor,
    tags,
    options: options.map(({name}) => name),
    variants: listedVariants(product),
    price: {
      min: Number(priceRange.minVariantPrice.amount),
      max: Number(priceRange.maxVariantPrice.amount),
    },
  };
}
