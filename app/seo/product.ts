import {toTwoDecimals, type Money} from '~/lib/money';
import type {Rating} from './rating';
import type {JsonLd} from './json-ld';

/** schema.org's words for whether a product can be had (schema.org/ItemAvailability). */
export type Availability = 'InStock' | 'PreOrder' | 'SoldOut';

export interface ProductFacts {
  name: string;
  /** Text, not HTML. */
  description: string;
  /** Absolute addresses. */
  url: string;
  images: string[];
  vendor: string | null;
  category: string | null;
  sku: string | null;
  rating: Rating | null;
  /** Of all variants; empty where the store states none. */
  prices: readonly Money[];
  availability: Availability;
  /** When the product leaves the shop, in epoch milliseconds; `null` for never. */
  endDate: number | null;
}

/** Characters of a description that search engines are given; one of 500 KB would be half the page. */
const MAX_DESCRIPTION = 5000;

/** A product and what it is offered for (schema.org/Product). */
export function product(facts: ProductFacts): JsonLd {
  const {name, description, url, images, vendor, category, sku, rating} = facts;
  return {
    '@type': 'Product',
    name,
    description: description.slice(0, MAX_DESCRIPTION),
    url,
    image: images,
    ...(vendor && {brand: {'@type': 'Brand', name: vendor}}),
    ...(sku && {sku}),
    ...(category && {category}),
    ...(rating && {aggregateRating: aggregateRating(rating)}),
    ...offersOf(facts),
  };
}

function aggregateRating({value, count, best}: Rating): JsonLd {
  return {
    '@type': 'AggregateRating',
    ratingValue: value,
    reviewCount: count,
    bestRating: best,
  };
}

/** One offer where all variants cost the same, a range where they do not; none without a price. */
function offersOf({url, prices, availability, endDate}: ProductFacts): JsonLd {
  const [first] = prices;
  if (!first) return {};
  const offers = prices.filter(({currencyCode}) => currencyCode === first.currencyCode);
  // Thousands of variants have a few prices.
  const amounts = [...new Set(offers.map(({amount}) => amount))]
    .map(toTwoDecimals)
    .sort((a, b) => Number(a) - Number(b));
  const [low = ''] = amounts;
  const high = amounts.at(-1) ?? low;
  const terms = {
    url,
    priceCurrency: first.currencyCode,
    availability: `https://schema.org/${availability}`,
    ...(endDate !== null && {priceValidUntil: new Date(endDate).toISOString()}),
  };
  return {
    offers:
      low === high
        ? {'@type': 'Offer', price: low, ...terms}
        : {
            '@type': 'AggregateOffer',
            lowPrice: low,
            highPrice: high,
            offerCount: offers.length,
            ...terms,
          },
  };
}
