import {numberIn} from '~/lib/global-id';
import {imageUrl, MAX_IMAGE_WIDTH} from '~/lib/images';
import {pathFor, urlOfVariant, VARIANT_PARAM} from '~/market';
import type {Availability} from '~/seo';
import {
  baseOf,
  productGraph,
  stripTags,
  structuredRating,
  VARIANT_PROPERTIES,
  type DeliveryTime,
  type JsonLd,
  type OfferTerms,
  type StructuredVariant,
  type VariantProperty,
} from '~/seo/index.server';
import type {PublicConfig} from '~/server/config';
import type {AppContext} from '~/server/context';

import {isPicture, pictureOfChoice} from './gallery';
import {findVariant, isPreOrder, isSoldOut, isTitle, type ProductOption} from './options';
import {allVariants, type Product, type Variant} from './product';
import {reviewsOf} from './product-view.server';
import type {LoadedProduct} from './product.server';

const MAX_IMAGES = 5;

interface Page extends Pick<AppContext, 'siteOrigin' | 'market'> {
  /** The query of the page's URL. */
  chosen: URLSearchParams;
  rating: PublicConfig['rating'];
  terms: OfferTerms | null;
}

/** A product's structured data. Null where the shop's origin is not configured. */
export function productStructuredData(
  loaded: LoadedProduct,
  {siteOrigin, market, chosen, rating, terms}: Page,
): JsonLd | null {
  if (!siteOrigin) return null;
  const {answer, product, selection} = loaded;
  const base = baseOf(siteOrigin, market);
  const url = base + pathFor('product', product.handle);
  const {minVariantPrice: lowest, maxVariantPrice: highest} = answer.priceRange;
  const variant = isChoiceIn(chosen, product)
    ? findVariant(product.variants, selection)
    : null;
  const hasPrices = answer.variants.nodes.length > 0;
  return productGraph(base, market.tag, {
    id: numberIn(answer.id),
    name: product.title,
    description: stripTags(product.descriptionHtml),
    url,
    images: product.media
      .filter(isPicture)
      .slice(0, MAX_IMAGES)
      .map((picture) => imageOf(picture.url)),
    vendor: answer.vendor,
    category: product.productType,
    rating: structuredRating(reviewsOf(answer), rating),
    variants: () => product.variants.map((each) => toStructured(each, loaded, url)),
    variantCount: allVariants(product).length,
    variesBy: product.options
      .filter((option) => option.values.length > 1)
      .map((option) => propertyOf(option) ?? option.name),
    chosen: variant && toStructured(variant, loaded, url),
    prices: hasPrices ? {lowest, highest} : null,
    availability: availabilityOf(product),
    endDate: product.endDate,
    opensAt: product.opensAt ?? null,
    sentFrom: product.arrival?.sentFrom ?? product.shipsOn,
    terms: product.isPersonal ? null : terms,
    deliveryTime: deliveryTimeOf(product),
  });
}

function deliveryTimeOf({arrival}: Product): DeliveryTime | null {
  if (!arrival?.days) return null;
  const {transit, making, cutOff, handling} = arrival.days;
  const [from, to] = handling;
  return {transit, handling: [from + making, to + making], cutOff};
}

/** Whether a URL names a choice: without one some options start at a value of their own. */
const isChoiceIn = (chosen: URLSearchParams, {options}: Product) =>
  [VARIANT_PARAM, ...options.map(({name}) => name)].some((name) => chosen.has(name));

function toStructured(
  variant: Variant,
  {answer, product}: LoadedProduct,
  url: string,
): StructuredVariant {
  const {id, values, price} = variant;
  const found = answer.variants.nodes.find((node) => node.id === id);
  const picture = product.media[pictureOfChoice(product, values) ?? -1];
  return {
    name: `${product.title} - ${values.join(' / ')}`,
    url: urlOfVariant(url, id),
    sku: found?.sku ?? null,
    barcode: found?.barcode ?? null,
    properties: Object.fromEntries(
      product.options.flatMap((option, index) => {
        const property = isTitle(option) ? null : propertyOf(option);
        return property ? [[property, values[index] ?? '']] : [];
      }),
    ),
    image: picture?.url ? imageOf(picture.url) : null,
    price,
    availability: availabilityOf(product, variant),
  };
}

const imageOf = (url: string) => imageUrl(url, {width: MAX_IMAGE_WIDTH, quality: 90});

function propertyOf({name, original = name}: ProductOption): VariantProperty | null {
  const known = original.trim().toLowerCase();
  return VARIANT_PROPERTIES.find((property) => property === known) ?? null;
}

/** Of a variant, or of all of them. */
export function availabilityOf(product: Product, variant?: Variant): Availability {
  if (isSoldOut(product)) return 'SoldOut';
  const cannotBeBought = product.isPlanOnly || product.opensAt !== undefined;
  if (cannotBeBought || variant?.availableForSale === false) return 'OutOfStock';
  const isMadeLater = product.arrival?.sentFrom !== undefined;
  return isPreOrder(product) || isMadeLater ? 'PreOrder' : 'InStock';
}
