import type {Rating} from '~/domain/rating';
import {imageUrl} from '~/domain/image-url';
import {isPreOrder, isSoldOut} from '~/domain/availability';
import {MAX_IMAGE_WIDTH} from '~/domain/constants/images';
import {stripTags} from '~/domain/sharing';
import {toTwoDecimals} from '~/domain/money';

import type {ProductAnswer} from './product-view.server';
import type {ProductView} from './product-view';

/** JSON that search engines read. */
export type StructuredData = {[key: string]: string | number | StructuredData | string[]};

/** How many pictures search engines are told of. */
const LISTED_IMAGES = 5;

interface Facts {
  answer: ProductAnswer;
  view: ProductView;
  /** Absolute address of the page. */
  url: string;
  rating: Rating | null;
}

/** The product as schema.org's `Product` (https://schema.org/Product), for the document's JSON-LD. */
export function productStructuredData({
  answer,
  view,
  url,
  rating,
}: Facts): StructuredData {
  const sku = answer.variants.nodes[0]?.sku;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: view.title,
    description: stripTags(view.descriptionHtml),
    url,
    image: view.images
      .slice(0, LISTED_IMAGES)
      .map((image) => imageUrl(image.url, {width: MAX_IMAGE_WIDTH, quality: 90})),
    ...(answer.vendor && {brand: {'@type': 'Brand', name: answer.vendor}}),
    ...(sku && {sku}),
    ...(view.productType && {category: view.productType}),
    ...(rating && {aggregateRating: toAggregateRating(rating)}),
    offers: toOffer(view, url),
  };
}

function toAggregateRating({value, count, best}: Rating): StructuredData {
  return {
    '@type': 'AggregateRating',
    ratingValue: value,
    reviewCount: count,
    bestRating: best,
  };
}

function toOffer(view: ProductView, url: string): StructuredData {
  const {price, endDate} = view;
  return {
    '@type': 'Offer',
    url,
    price: toTwoDecimals(price?.amount ?? ''),
    priceCurrency: price?.currencyCode ?? 'USD',
    availability: `https://schema.org/${availabilityOf(view)}`,
    ...(endDate !== null && {priceValidUntil: new Date(endDate).toISOString()}),
  };
}

function availabilityOf(view: ProductView): string {
  if (isSoldOut(view)) return 'SoldOut';
  return isPreOrder(view) ? 'PreOrder' : 'InStock';
}
