import type {PublicConfig} from '~/platform/config';
import {imageUrl} from '~/domain/image-url';
import {structuredRating} from '~/domain/rating';
import {sharingDescription} from '~/domain/sharing';

import type {LoadedProduct} from './load-product.server';
import {productStructuredData, type StructuredData} from './structured-data.server';

/** What the document's head says about a product. */
export interface ProductHead {
  title: string;
  /** At most 160 characters. */
  description: string;
  /** Path of the page, without a query: one address for all choices. */
  path: string;
  /** Address of the picture that sharing sites show; absent for a product without one. */
  image?: string;
  structuredData: StructuredData;
}

/** Width that sharing sites are sent a picture in; the shape is left to them. */
const SHARING_IMAGE_WIDTH = 1200;

/** The product's head, in a store with this configuration at this origin. */
export function productHead(
  {answer, view}: LoadedProduct,
  config: Pick<PublicConfig, 'rating'>,
  siteOrigin: string,
): ProductHead {
  const path = `/products/${encodeURIComponent(view.handle)}`;
  const [picture] = view.images;
  const reviews = {
    rating: answer.rating?.value ?? null,
    count: answer.ratingCount?.value ?? null,
  };
  return {
    title: answer.seo.title || view.title,
    description: sharingDescription(answer.seo.description || view.descriptionHtml),
    path,
    ...(picture && {
      image: imageUrl(picture.url, {width: SHARING_IMAGE_WIDTH, quality: 85}),
    }),
    structuredData: productStructuredData({
      answer,
      view,
      url: new URL(path, siteOrigin).href,
      rating: structuredRating(reviews, config.rating),
    }),
  };
}
