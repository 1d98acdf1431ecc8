import {pathFor} from '~/market';
import {isPreOrder, isSoldOut} from './options';
import {imageUrl, MAX_IMAGE_WIDTH} from '~/lib/images';
import type {Availability, PageMeta} from '~/seo';
import type {PublicConfig} from '~/server/config';
import {isHidden} from '~/seo';
import {
  baseOf,
  productGraph,
  sharingDescription,
  stripTags,
  structuredRating,
  type JsonLd,
} from '~/seo/index.server';
import type {AppContext} from '~/server/context';

import {shownMedia} from './gallery';
import type {Product} from './product';
import {reviewsOf, type LoadedProduct} from './product.server';

/** Most pictures in structured data. */
const MAX_STRUCTURED_IMAGES = 5;

/**
 * The document's head for a product. All choices share one canonical URL, the path without a query. The sharing picture
 * is that of the chosen color.
 */
export function productHead({answer, product, selection}: LoadedProduct): PageMeta {
  const {main, positions} = shownMedia(product, selection);
  const picture = product.media[main ?? positions[0] ?? 0];
  return {
    title: answer.seo.title || product.title,
    description: sharingDescription(answer.seo.description || product.descriptionHtml),
    path: pathFor('product', product.handle),
    noindex: isHidden(answer),
    type: 'product',
    image: picture?.url || undefined,
    imageAlt: picture?.alt,
  };
}

/** A product's structured data. Null where the shop's origin is not configured. */
export function productStructuredData(
  {answer, product}: LoadedProduct,
  {
    siteOrigin,
    market,
    rating,
  }: Pick<AppContext, 'siteOrigin' | 'market'> & {rating: PublicConfig['rating']},
): JsonLd | null {
  if (!siteOrigin) return null;
  const details = {
    name: product.title,
    description: stripTags(product.descriptionHtml),
    images: answer.images.nodes
      .slice(0, MAX_STRUCTURED_IMAGES)
      .map(({transformedSrc}) =>
        imageUrl(transformedSrc, {width: MAX_IMAGE_WIDTH, quality: 90}),
      ),
    vendor: answer.vendor,
    category: product.productType,
    sku: answer.variants.nodes[0]?.sku ?? null,
    rating: structuredRating(reviewsOf(answer), rating),
    prices: answer.variants.nodes.map(({price}) => price),
    availability: availabilityOf(product),
    endDate: product.endDate,
    opensAt: product.opensAt ?? null,
  };
  return productGraph(
    baseOf(siteOrigin, market),
    market.tag,
    pathFor('product', product.handle),
    details,
  );
}

function availabilityOf(product: Product): Availability {
  if (isSoldOut(product)) return 'SoldOut';
  if (product.isPlanOnly) return 'OutOfStock';
  if (product.opensAt !== undefined) return 'OutOfStock';
  return isPreOrder(product) ? 'PreOrder' : 'InStock';
}
