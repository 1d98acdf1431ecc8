/** `Product`, apart from choosing among its variants (product-options.ts). */
import {
  compareAtPriceRange,
  isForSale,
  priceRange,
  type PriceRange,
} from '../model/inventory';
import type {
  ImageRecord,
  LinkedMediumRecord,
  MediaImageRecord,
  ProductRecord,
  VideoRecord,
} from '../model/catalogue-records';
import {truncate} from '../model/catalogue-text';
import {connectionOf, type ConnectionArguments} from '../model/connection';
import type {Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';
import {metafieldFields} from './metafield';
import {money, type Priced} from './money';
import {planGroups} from './selling-plan';

function rangeSource(context: StoreContext, {min, max}: PriceRange, priced: Priced) {
  return {
    minVariantPrice: money(context, min, priced),
    maxVariantPrice: money(context, max, priced),
  };
}

const mediaId = ({gid}: MediaImageRecord | VideoRecord | LinkedMediumRecord) => gid;

/** All media, in the merchant's order. */
function mediaOf({media, films}: ProductRecord) {
  const placeOf = ({data}: VideoRecord | LinkedMediumRecord) =>
    data.place ?? media.length;
  return [...media, null].flatMap((picture, place) => [
    ...films.filter((film) => Math.min(placeOf(film), media.length) === place),
    ...(picture ? [picture] : []),
  ]);
}
const imageId = ({gid}: ImageRecord) => gid;

const texts: Resolvers[string] = {
  id: ({gid}: ProductRecord) => gid,
  handle: ({data}: ProductRecord) => data.handle,
  title: ({data}: ProductRecord) => data.title,
  vendor: ({data}: ProductRecord) => data.vendor,
  productType: ({data}: ProductRecord) => data.productType,
  tags: ({tags}: ProductRecord) => tags,
  description: (product: ProductRecord, {truncateAt}: {truncateAt?: number | null}) =>
    truncate(product.text, truncateAt),
  descriptionHtml: ({data}: ProductRecord) => data.descriptionHtml,
  createdAt: ({data}: ProductRecord) => data.createdAt,
  publishedAt: ({data}: ProductRecord) => data.publishedAt,
  updatedAt: ({data}: ProductRecord) => data.updatedAt,
  seo: ({data}: ProductRecord) => ({
    title: data.seo?.title ?? null,
    description: data.seo?.description ?? null,
  }),
  onlineStoreUrl: ({data}: ProductRecord, _: unknown, {shopUrl}) =>
    `${shopUrl}/products/${data.handle}`,
  // Set on the products that a search answers (search.ts).
  trackingParameters: ({trackingParameters}: {trackingParameters?: string}) =>
    trackingParameters ?? null,
};

const stock: Resolvers[string] = {
  availableForSale: (product: ProductRecord, _: unknown, {inventory}) =>
    isForSale(product, inventory),
  totalInventory: ({variants}: ProductRecord, _: unknown, {inventory}) =>
    variants.reduce((total, variant) => total + (inventory.stock(variant) ?? 0), 0),
  priceRange: (product: ProductRecord & Priced, _: unknown, context) =>
    rangeSource(context, priceRange(product, context.inventory), product),
  compareAtPriceRange: (product: ProductRecord & Priced, _: unknown, context) =>
    rangeSource(context, compareAtPriceRange(product, context.inventory), product),
};

const connections: Resolvers[string] = {
  images: ({media}: ProductRecord, args: ConnectionArguments) =>
    connectionOf(
      media.map(({image}) => image),
      args,
      imageId,
    ),
  media: (product: ProductRecord, args: ConnectionArguments) =>
    connectionOf(mediaOf(product), args, mediaId),
  featuredImage: ({media}: ProductRecord) => media[0]?.image ?? null,
  collections: ({collections}: ProductRecord, args: ConnectionArguments) =>
    connectionOf(collections, args, ({gid}) => gid),
  sellingPlanGroups: planGroups,
};

export const productResolvers: Resolvers = {
  Product: {
    ...texts,
    ...stock,
    ...connections,
    ...metafieldFields,
    isGiftCard: ({data}: ProductRecord) => data.giftCard ?? false,
    requiresSellingPlan: ({data}: ProductRecord) => data.requiresSellingPlan ?? false,
    // The catalogue places nothing in Shopify's taxonomy.
    category: () => null,
  },
};
