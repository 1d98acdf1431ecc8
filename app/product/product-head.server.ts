import type {AppLoadContext} from '@shopify/remix-oxygen';

import {isPreOrder, isSoldOut} from './availability';
import {MAX_IMAGE_WIDTH} from '~/lib/images';
import {imageUrl} from '~/lib/image-url';
import {sharingDescription, stripTags, type Availability, type PageMeta} from '~/seo';
import type {PublicConfig} from '~/server/config';
import {
  productGraph,
  productPath,
  structuredRating,
  type JsonLd,
} from '~/seo/index.server';

import type {LoadedProduct} from './load-product.server';
import type {ProductView} from './product-view';

/** How many pictures search engines are told of. */
const LISTED_IMAGES = 5;

/** What the document's head says about a product. One address for all choices: the page's path, without a query. */
export function productHead({answer, view}: LoadedProduct): PageMeta {
  const [picture] = view.images;
  return {
    title: answer.seo.title || view.title,
    description: sharingDescription(answer.seo.description || view.descriptionHtml),
    path: productPath(view.handle),
    type: 'product',
    image: picture?.url,
    imageAlt: picture?.alt,
  };
}

/** What search engines are told about a product. Null where the shop's address is not known. */
export function productStructuredData(
  {answer, view}: LoadedProduct,
  {
    siteOrigin,
    rating,
  }: Pick<AppLoadContext, 'siteOrigin'> & {rating: PublicConfig['rating']},
): JsonLd | null {
  if (!siteOrigin) return null;
  const reviews = {
    rating: answer.rating?.value ?? null,
    count: answer.ratingCount?.value ?? null,
  };
  const facts = {
    name: view.title,
    description: stripTags(view.descriptionHtml),
    images: view.images
      .slice(0, LISTED_IMAGES)
      .map(({url}) => imageUrl(url, {width: MAX_IMAGE_WIDTH, quality: 90})),
    vendor: answer.vendor,
    category: view.productType,
    sku: answer.variants.nodes[0]?.sku ?? null,
    rating: structuredRating(reviews, rating),
    prices: answer.variants.nodes.map(({price}) => price),
    availability: availabilityOf(view),
    endDate: view.endDate,
  };
  return productGraph(siteOrigin, productPath(view.handle), facts);
}

function availabilityOf(view: ProductView): Availability {
  if (isSoldOut(view)) return 'SoldOut';
  return isPreOrder(view) ? 'PreOrder' : 'InStock';
}
