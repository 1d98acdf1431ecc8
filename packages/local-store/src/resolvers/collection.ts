/** `Collection`, its products with filters and facets, and the root fields that find them. */
import {facetsOf, labelIn, type Facet, type FacetValue} from '../model/catalogue-facets';
import {filterProducts, type ProductFilter} from '../model/catalogue-filters';
import type {CollectionRecord, ProductRecord} from '../model/catalogue-records';
import {
  sortCollections,
  sortProducts,
  type CollectionSortKey,
  type ProductSortKey,
} from '../model/catalogue-sort';
import {htmlToText, truncate} from '../model/catalogue-text';
import {findCollection, listed} from '../model/inventory';
import {connectionOf, type ConnectionArguments} from '../model/connection';
import {searchTest} from '../model/search-match';
import type {Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';
import {metafieldFields} from './metafield';

interface ListingArguments extends ConnectionArguments {
  filters?: ProductFilter[] | null;
  sortKey: ProductSortKey;
}

/** One page of the filtered products, and the facets of the whole listing, made when asked for. */
function listing(
  collection: CollectionRecord,
  args: ListingArguments,
  context: StoreContext,
) {
  const {inventory} = context;
  const all = listed(collection.products, inventory);
  const filters = args.filters ?? [];
  const sorted = sortProducts(
    filterProducts(all, filters, inventory),
    args.sortKey,
    inventory,
  );
  return {
    ...connectionOf(sorted, args, ({gid}: ProductRecord) => gid),
    filters: () => {
      const key = JSON.stringify([inventory.version, filters]);
      const known = counted.get(collection);
      const facets =
        known?.key === key ? known.facets : facetsOf(all, filters, inventory);
      counted.set(collection, {key, facets});
      return facets;
    },
  };
}

/** The last count of each collection. To count 5,000 products takes longer than to answer a page of them. */
const counted = new WeakMap<CollectionRecord, {key: string; facets: Facet[]}>();

const byHandle = (
  _: unknown,
  args: {id?: string | null; handle?: string | null},
  context: StoreContext,
) => findCollection(args, context);

interface CollectionsArguments extends ConnectionArguments {
  query?: string | null;
  sortKey: CollectionSortKey;
}

function allCollections(
  _: unknown,
  args: CollectionsArguments,
  {catalogue, now}: StoreContext,
) {
  const matches = searchTest(args.query ?? '', now());
  const found = catalogue.collections.filter(({data}) =>
    matches({
      default: [data.title],
      words: {title: [data.title]},
      text: {handle: [data.handle], collection_type: ['custom']},
      dates: {updated_at: data.updatedAt},
    }),
  );
  return connectionOf(sortCollections(found, args.sortKey), args, ({gid}) => gid);
}

export const collectionResolvers: Resolvers = {
  QueryRoot: {
    collection: byHandle,
    collectionByHandle: byHandle,
    collections: allCollections,
  },
  Collection: {
    ...metafieldFields,
    id: ({gid}: CollectionRecord) => gid,
    handle: ({data}: CollectionRecord) => data.handle,
    title: ({data}: CollectionRecord) => data.title,
    description: ({data}: CollectionRecord, {truncateAt}: {truncateAt?: number | null}) =>
      truncate(htmlToText(data.descriptionHtml), truncateAt),
    descriptionHtml: ({data}: CollectionRecord) => data.descriptionHtml,
    image: ({image}: CollectionRecord) => image,
    products: listing,
    seo: ({data}: CollectionRecord) => ({
      title: data.seo?.title ?? null,
      description: data.seo?.description ?? null,
    }),
    updatedAt: ({data}: CollectionRecord) => data.updatedAt,
    onlineStoreUrl: ({data}: CollectionRecord, _: unknown, {shopUrl}) =>
      `${shopUrl}/collections/${data.handle}`,
    trackingParameters: ({trackingParameters}: {trackingParameters?: string}) =>
      trackingParameters ?? null,
  },
  ProductConnection: {
    filters: ({filters}: {filters: () => Facet[]}) => filters(),
  },
  Filter: {
    label: ({label}: Facet, _: unknown, {request}) => labelIn(request.language, label),
  },
  FilterValue: {
    label: ({label}: FacetValue, _: unknown, {request}) =>
      labelIn(request.language, label),
    swatch: ({swatch}: FacetValue) => (swatch ? {color: swatch, image: null} : null),
    image: () => null,
  },
};
