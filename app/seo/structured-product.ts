import {decimalsIn, type Money} from '~/lib/money';

import type {Rating} from './rating';

/** A node of schema.org's vocabulary, as plain JSON (docs/discovery.md). */
export type JsonLd = {[key: string]: JsonLdValue};
type JsonLdValue = string | number | JsonLd | JsonLd[] | string[];

/** schema.org/ItemAvailability. */
export type Availability = 'InStock' | 'OutOfStock' | 'PreOrder' | 'SoldOut';

/**
 * The properties by which Google tells variants apart (developers.google.com, "Product variants").
 */
export const VARIANT_PROPERTIES = ['color', 'size', 'material', 'pattern'] as const;
export type VariantProperty = (typeof VARIANT_PROPERTIES)[number];

export interface StructuredVariant {
  name: string;
  /** Absolute, with the choice. */
  url: string;
  sku: string | null;
  /** As the store has it: any text. */
  barcode: string | null;
  properties: Partial<Record<VariantProperty, string>>;
  /** Absolute; null for the product's own. */
  image: string | null;
  price: Money | null;
  availability: Availability;
}

export interface StructuredProduct {
  /** Number of the product, by which feeds group its variants. */
  id: string;
  name: string;
  /** Text, not HTML. */
  description: string;
  /** Absolute URLs. */
  url: string;
  images: string[];
  vendor: string | null;
  category: string | null;
  rating: Rating | null;
  /** The listed ones; a product may have more. Few pages state them all. */
  variants: () => readonly StructuredVariant[];
  variantCount: number;
  /**
   * The property in which variants differ: one of `VARIANT_PROPERTIES`, or an option's own name.
   */
  variesBy: readonly string[];
  /** The variant that the page's URL names; null for none. */
  chosen: StructuredVariant | null;
  /** Lowest and highest price; null where the store states none. */
  prices: {lowest: Money; highest: Money} | null;
  /** Of all variants together. */
  availability: Availability;
  /** When the product leaves the shop, in epoch milliseconds; `null` for never. */
  endDate: number | null;
  /** When it opens, in epoch milliseconds; `null` for one that is open. */
  opensAt: number | null;
  /** From which day a pre-order is sent: `2026-12-01`; `null` where that is not known. */
  sentFrom: string | null;
  terms: OfferTerms | null;
  deliveryTime: DeliveryTime | null;
}

/** How long delivery takes, in working days, from as many to as many. */
export interface DeliveryTime {
  /** Until it is handed over. */
  handling: readonly [from: number, to: number];
  transit: readonly [from: number, to: number];
  /** A cut-off, in epoch milliseconds. */
  cutOff: number;
}

/** The shop's terms in the country of the page, as far as the settings say them. */
export interface OfferTerms {
  /** ISO 3166 code. */
  country: string;
  /** Days within which goods may be sent back; null where that is not said. */
  returnDays: number | null;
  /** Price from which delivery is free; null where that is not said. */
  freeDelivery: Money | null;
}

/** Longest description in structured data; one of 500 KB would be half the page. */
const MAX_DESCRIPTION = 5000;

/** Most variants that are listed: the data of more would weigh more than their page. */
const MAX_VARIANTS = 50;

/**
 * A product: one `Product`, or a `ProductGroup` with one for each variant; a page whose URL names a
 * variant has that variant alone. The terms of its offers follow, once for all of them.
 */
export function product(details: StructuredProduct): JsonLd[] {
  const {chosen, variantCount} = details;
  const terms = termNodes(details);
  const [only] = variantCount === 1 ? details.variants() : [];
  if (only) {
    const own = variantNode({...only, url: details.url}, details);
    return [{...own, ...aboutProduct(details)}, ...terms];
  }
  const group: JsonLd = {
    '@type': 'ProductGroup',
    '@id': `${details.url}#group`,
    ...aboutProduct(details),
    productGroupID: details.id,
    variesBy: details.variesBy.map((name) =>
      VARIANT_PROPERTIES.some((known) => known === name)
        ? `https://schema.org/${name}`
        : name,
    ),
  };
  if (chosen) return [{...variantNode(chosen, details), isVariantOf: group}, ...terms];
  if (variantCount > MAX_VARIANTS) return [{...group, ...rangeOf(details)}, ...terms];
  const hasVariant = details.variants().map((variant) => variantNode(variant, details));
  return [{...group, ...(hasVariant.length > 0 && {hasVariant})}, ...terms];
}

function aboutProduct(details: StructuredProduct): JsonLd {
  const {name, description, images, vendor, category, rating, url} = details;
  return {
    name,
    description: description.slice(0, MAX_DESCRIPTION),
    image: images,
    ...(vendor && {brand: {'@type': 'Brand', name: vendor}}),
    ...(category && {category}),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.value,
        reviewCount: rating.count,
        bestRating: rating.best,
      },
    }),
    url,
  };
}

function variantNode(variant: StructuredVariant, details: StructuredProduct): JsonLd {
  const {name, url, sku, image, properties, price, availability} = variant;
  const gtin = gtinOf(variant.barcode);
  const picture = image ?? details.images[0];
  return {
    '@type': 'Product',
    name,
    url,
    ...(sku && {sku}),
    ...(gtin && {gtin}),
    ...properties,
    ...(picture && {image: picture}),
    ...(price && {
      offers: {
        '@type': 'Offer',
        url,
        price: decimalsIn(price),
        ...offerTerms(price, availability, details),
      },
    }),
  };
}

function rangeOf(details: StructuredProduct): JsonLd {
  const {prices, variantCount, url, availability} = details;
  if (!prices) return {};
  return {
    offers: {
      '@type': 'AggregateOffer',
      url,
      lowPrice: decimalsIn(prices.lowest),
      highPrice: decimalsIn(prices.highest),
      offerCount: variantCount,
      ...offerTerms(prices.lowest, availability, details),
    },
  };
}

function offerTerms(
  price: Money,
  availability: Availability,
  details: StructuredProduct,
): JsonLd {
  const {url, opensAt, sentFrom, endDate, terms} = details;
  const starts =
    opensAt !== null
      ? new Date(opensAt).toISOString()
      : availability === 'PreOrder' && sentFrom;
  return {
    priceCurrency: price.currencyCode,
    availability: `https://schema.org/${availability}`,
    ...(starts && {availabilityStarts: starts}),
    // A date: the last one on which the offer holds at all.
    ...(endDate !== null && {
      priceValidUntil: new Date(endDate - 1).toISOString().slice(0, 10),
    }),
    ...(terms?.returnDays && {hasMerchantReturnPolicy: {'@id': returnsId(url)}}),
    ...(isDeliveredFree(price, terms) && {shippingDetails: {'@id': deliveryId(url)}}),
  };
}

const returnsId = (url: string) => `${url}#returns`;
const deliveryId = (url: string) => `${url}#delivery`;

/** Whether one of it is delivered free by itself. */
const isDeliveredFree = (price: Money, terms: OfferTerms | null) =>
  terms?.freeDelivery?.currencyCode === price.currencyCode &&
  Number(price.amount) >= Number(terms.freeDelivery.amount);

const daysOf = ([minValue, maxValue]: readonly [number, number]): JsonLd => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** schema.org/ShippingDeliveryTime */
const deliveryTimeOf = ({handling, transit, cutOff}: DeliveryTime): JsonLd => ({
  '@type': 'ShippingDeliveryTime',
  handlingTime: daysOf(handling),
  transitTime: daysOf(transit),
  cutoffTime: `${new Date(cutOff).toISOString().slice(11, 19)}Z`,
});

function termNodes({url, terms, prices, deliveryTime}: StructuredProduct): JsonLd[] {
  if (!terms) return [];
  const {country, returnDays, freeDelivery} = terms;
  const nodes: JsonLd[] = [];
  if (returnDays)
    nodes.push({...returnPolicy(country, returnDays), '@id': returnsId(url)});
  if (freeDelivery && prices && isDeliveredFree(prices.highest, terms))
    nodes.push({
      '@type': 'OfferShippingDetails',
      '@id': deliveryId(url),
      ...freeRate(country, freeDelivery),
      ...(deliveryTime && {deliveryTime: deliveryTimeOf(deliveryTime)}),
    });
  return nodes;
}

/** Goods may be sent back for some days (schema.org/MerchantReturnPolicy). */
const returnPolicy = (country: string, days: number): JsonLd => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: days,
});

const freeRate = (country: string, {currencyCode: currency}: Money): JsonLd => ({
  shippingRate: {'@type': 'MonetaryAmount', value: 0, currency},
  shippingDestination: {'@type': 'DefinedRegion', addressCountry: country},
});

export function organizationTerms(terms: OfferTerms | null): JsonLd {
  if (!terms) return {};
  const {country, returnDays, freeDelivery} = terms;
  return {
    ...(returnDays && {hasMerchantReturnPolicy: returnPolicy(country, returnDays)}),
    ...(freeDelivery && {
      hasShippingService: {
        '@type': 'ShippingService',
        fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
        shippingConditions: {
          '@type': 'ShippingConditions',
          orderValue: {
            '@type': 'MonetaryAmount',
            minValue: Number(freeDelivery.amount),
            currency: freeDelivery.currencyCode,
          },
          ...freeRate(country, freeDelivery),
        },
      },
    }),
  };
}

/** Numbers that GS1 leaves to each shop, which name nothing elsewhere. */
const IN_HOUSE = /^[02]\d{7}$|^2\d{12}$|^0[24]\d{11}$|^[24]\d{11}$/;

/**
 * A barcode as a GTIN; null for any other text, one whose check digit is wrong (GS1 General
 * Specifications, section 7.9), and an in-house number.
 */
export function gtinOf(barcode: string | null): string | null {
  const text = barcode?.trim() ?? '';
  if (!/^(?:\d{8}|\d{12,14})$/.test(text) || IN_HOUSE.test(text)) return null;
  const sum = Array.from(text.padStart(14, '0'), Number).reduce(
    (total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0 ? text : null;
}
