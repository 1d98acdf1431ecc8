/** The root fields that find products. */
import type {ProductRecord} from '../model/catalogue-records';
import {facetsOf} from '../model/catalogue-facets';
import {priceRange, isForSale} from '../model/catalogue-prices';
import {
  recommendationsFor,
  type RecommendationIntent,
} from '../model/catalogue-recommendations';
import {sortProducts, type ProductSortKey} from '../model/catalogue-sort';
import {findProduct, published} from '../model/catalogue-visibility';
import {connectionOf, type ConnectionArguments} from '../model/connection';
import {searchTest, type SearchFields} from '../model/search-match';
import {checkPaging} from '../schema/paging';
import type {Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';

interface ProductsArguments extends ConnectionArguments {
  query?: string | null;
  sortKey: ProductSortKey;
}

/** What the `query` of `products` may ask for, by the schema's description of it. */
function searchable(product: ProductRecord, {inventory}: StoreContext): SearchFields {
  const {data, tags, variants} = product;
  const {min, max} = priceRange(product, inventory);
  return {
    default: [data.title, data.productType, data.vendor, ...tags],
    text: {
      tag: tags,
      product_type: [data.productType],
      vendor: [data.vendor],
      handle: [data.handle],
      id: [String(data.id)],
      'variants.sku': variants.map(({data: {sku}}) => sku),
    },
    words: {title: [data.title]},
    numbers: {'variants.price': [min / 100, max / 100]},
    dates: {
      created_at: data.createdAt,
      updated_at: data.updatedAt,
      published_at: data.publishedAt,
    },
    flags: {available_for_sale: isForSale(product, inventory)},
  };
}

function products(_: unknown, args: ProductsArguments, context: StoreContext) {
  const {catalogue, inventory, now} = context;
  const all = published(catalogue.products, inventory);
  const query = args.query?.replace(/\btag_not:/g, '-tag:').trim();
  const matches = query ? searchTest(query, now()) : null;
  const found = matches
    ? all.filter((product) => matches(searchable(product, context)))
    : all;
  const sorted = sortProducts(found, args.sortKey, inventory);
  return {
    ...connectionOf(sorted, args, ({gid}) => gid),
    filters: () => facetsOf(found, [], inventory),
  };
}

const product = (
  _: unknown,
  args: {id?: string | null; handle?: string | null},
  context: StoreContext,
) => findProduct(args, context);

interface RecommendationArguments {
  productId?: string | null;
  productHandle?: string | null;
  intent: RecommendationIntent;
}

function recommendations(
  _: unknown,
  args: RecommendationArguments,
  context: StoreContext,
) {
  const {catalogue, inventory} = context;
  const found = findProduct({id: args.productId, handle: args.productHandle}, context);
  return (
    found &&
    recommendationsFor(
      found,
      args.intent,
      published(catalogue.products, inventory),
      inventory,
    )
  );
}

/** All different texts of the published products, sorted. */
function distinct(
  args: {first: number},
  {catalogue, inventory}: StoreContext,
  read: (product: ProductRecord) => readonly string[],
) {
  checkPaging({first: args.first});
  const texts = new Set(published(catalogue.products, inventory).flatMap(read));
  return connectionOf([...texts].filter(Boolean).sort(), args, (text) => text);
}

export const productsResolvers: Resolvers = {
  QueryRoot: {
    product,
    productByHandle: product,
    products,
    productRecommendations: recommendations,
    productTags: (_: unknown, args: {first: number}, context) =>
      distinct(args, context, ({tags}) => tags),
    productTypes: (_: unknown, args: {first: number}, context) =>
      distinct(args, context, ({data}) => [data.productType]),
  },
};
