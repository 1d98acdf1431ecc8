import type {PageSubject} from '~/analytics';

import type {LoadedProduct} from './load-product.server';

/** The product as analytics name it; null for one without a variant to name. */
export function productSubject({answer}: LoadedProduct): PageSubject | null {
  const [variant] = answer.variants.nodes;
  if (!variant) return null;
  const {id, title, vendor, productType} = answer;
  return {
    kind: 'product',
    product: {
      id,
      title,
      vendor,
      productType,
      variantId: variant.id,
      variantTitle: variant.title,
      sku: variant.sku ?? null,
      price: variant.price.amount,
    },
  };
}
