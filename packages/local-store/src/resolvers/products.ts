/** The root fields that find products. */
import type {ProductRecord} from '../model/catalogue-records';
import {facetsOf} from '../model/catalogue-facets';
import {
  recommendationsFor,
  type RecommendationIntent,
} from '../model/catalogue-recommendations';
import type {SearchableField} from '../model/catalogue-search';
import {plainTexts, searchableProduct} from '../model/catalogue-searchables';
import {sortProducts, type ProductSortKey} from '../model/catalogue-sort';
import {sortTags} from '../model/catalogue-products';
import {findProduct, listed} from '../model/inventory';
import {connectionOf, type ConnectionArguments} from '../model/connection';
import {searchTest} from '../model/search-match';
import {checkPaging} from '../schema/paging';
import type {Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';

interface ProductsArguments extends ConnectionArguments {
  query?: string | null;
  sortKey: ProductSortKey;
}

/** Texts that a term without a field is sought in. */
const defaultFields: SearchableField[] = ['TITLE', 'PRODUCT_TYPE', 'VENDOR', 'TAG'];

function products(_: unknown, args: ProductsArguments, context: StoreContext) {
  const {catalogue, inventory, now} = context;
  const all = listed(catalogue.products, inventory);
  const query = args.query?.replace(/\btag_not:/g, '-tag:').trim();
  const matches = query ? searchTest(query, now()) : null;
  const found = matches
    ? all.filter((product) => {
        const {fields} = searchableProduct(product, [], inventory);
        return matches({...fields, default: plainTexts(product, defaultFields)});
      })
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
      listed(catalogue.products, inventory),
      inventory,
    )
  );
}

/** All different texts of the listed products, sorted whatever their case. */
function distinct(
  args: {first: number},
  {catalogue, inventory}: StoreContext,
  read: (product: ProductRecord) => readonly string[],
) {
  checkPaging({first: args.first});
  const texts = new Set(listed(catalogue.products, inventory).flatMap(read));
  return connectionOf(sortTags([...texts]), args, (text) => text);
}

export const productsResolvers: Resolvers = {
  QueryRoot: {
    product,
    productByHandle: product,
    products,
    productRecommendations: recommendations,
    productTags: (_: unknown, args: {first: number}, context) => {
      const tags = distinct(args, context, (product) => product.tags);
      // There is no argument to ask for a next page with, and none is told of (recorded, 2026-11).
      return {...tags, pageInfo: {...tags.pageInfo, hasNextPage: false}};
    },
    productTypes: (_: unknown, args: {first: number}, context) =>
      distinct(args, context, ({data}) => [data.productType]),
  },
};
