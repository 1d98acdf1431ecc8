/** Search over products, pages and articles. Predictive search is in predictive-search.ts. */
import type {CatalogueIndex} from '../model/catalogue-index';
import {facetsOf, type Facet} from '../model/catalogue-facets';
import {filterProducts, type ProductFilter} from '../model/catalogue-filters';
import {isForSale, listed} from '../model/inventory';
import type {ArticleRecord, PageRecord, ProductRecord} from '../model/catalogue-records';
import {rank, type Searchable, type SearchableField} from '../model/catalogue-search';
import {
  searchableArticle,
  searchablePage,
  searchableProduct,
} from '../model/catalogue-searchables';
import {sortProducts} from '../model/catalogue-sort';
import {connectionOf, type ConnectionArguments} from '../model/connection';
import type {Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';

/** The schema's `SearchUnavailableProductsType`. */
export type UnavailableProducts = 'HIDE' | 'LAST' | 'SHOW';

interface SearchArguments extends ConnectionArguments {
  query: string;
  prefix?: 'LAST' | 'NONE' | null;
  productFilters?: ProductFilter[] | null;
  sortKey: 'PRICE' | 'RELEVANCE';
  types?: ('ARTICLE' | 'PAGE' | 'PRODUCT')[] | null;
  unavailableProducts?: UnavailableProducts | null;
}

/** Texts that a search without `searchableFields` goes through. */
const everyField: SearchableField[] = [
  'TITLE',
  'PRODUCT_TYPE',
  'TAG',
  'VENDOR',
  'VARIANTS_TITLE',
  'VARIANTS_SKU',
  'VARIANTS_BARCODE',
  'BODY',
];

/** Published products that match a query, best first. */
export function findProducts(
  query: string,
  fields: readonly SearchableField[],
  {catalogue, inventory, now}: StoreContext,
): ProductRecord[] {
  const candidates = listed(catalogue.products, inventory).map((product) =>
    searchableProduct(product, fields, inventory),
  );
  return rank(query, candidates, {now: now(), synonyms: catalogue.synonyms});
}

/** Hides what is not for sale, or puts it last. */
export function arrangeUnavailable(
  products: readonly ProductRecord[],
  rule: UnavailableProducts | null | undefined,
  {inventory}: StoreContext,
): ProductRecord[] {
  const forSale = products.filter((product) => isForSale(product, inventory));
  if (rule === 'HIDE') return forSale;
  if (rule === 'SHOW') return [...products];
  return [...forSale, ...products.filter((product) => !forSale.includes(product))];
}

/** A record as a search answers it: with the parameters that tell where a shopper came from. */
export function tracked<Item extends object>(record: Item, parameters: string): Item {
  // Inherits the record, whose text is made when first asked for.
  return Object.create(record, {trackingParameters: {value: parameters}}) as Item;
}

function search(_: unknown, args: SearchArguments, context: StoreContext) {
  const {catalogue, inventory, now} = context;
  const types = args.types ?? ['PRODUCT', 'PAGE', 'ARTICLE'];
  const found = types.includes('PRODUCT')
    ? arrangeUnavailable(
        findProducts(args.query, everyField, context),
        args.unavailableProducts,
        context,
      )
    : [];
  const filters = args.productFilters ?? [];
  const sorted = sortProducts(
    filterProducts(found, filters, inventory),
    args.sortKey,
    inventory,
  );
  const written: Searchable<PageRecord | ArticleRecord>[] = [
    ...(types.includes('PAGE') ? catalogue.pages.map(searchablePage) : []),
    ...(types.includes('ARTICLE') ? articlesOf(catalogue).map(searchableArticle) : []),
  ];
  // Products are found by the start of a word in any case (recorded).
  const texts = rank(args.query, written, {
    now: now(),
    synonyms: catalogue.synonyms,
    prefix: args.prefix !== 'NONE',
  });
  const results: (ProductRecord | PageRecord | ArticleRecord)[] =
    sorted.length > 0
      ? [...sorted, ...besideProducts(texts, sorted.length, args)]
      : texts;
  const {nodes, edges, pageInfo} = connectionOf(results, args, ({gid}) => gid);
  const first = nodes[0] ? results.indexOf(nodes[0]) : 0;
  const sources = nodes.map((record, offset) =>
    tracked(record, `_pos=${first + offset + 1}&_sid=${searchId(args.query)}&_ss=r`),
  );
  return {
    nodes: sources,
    edges: edges.map(({cursor}, index) => ({cursor, node: sources[index]})),
    pageInfo,
    totalCount: results.length,
    productFilters: () => facetsOf(found, filters, inventory),
  };
}

/**
 * The texts of a search that found products: at most two, on its first page alone, and none where
 * two results are asked for (recorded, 2026-11). An assumption: they follow the products where the
 * page has room for them.
 */
function besideProducts<Text>(
  texts: readonly Text[],
  products: number,
  {first, after}: ConnectionArguments,
): readonly Text[] {
  if (after != null || first == null) return [];
  return texts.slice(0, Math.max(0, Math.min(2, first - 2, first - products)));
}

/** Every article of the shop. */
export function articlesOf({blogs}: CatalogueIndex): ArticleRecord[] {
  return blogs.flatMap(({articles}) => articles);
}

/** A short id of a search, of nine digits as a live one's is; the same for the same words. */
export function searchId(query: string): string {
  let hash = 0;
  for (const letter of query)
    hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 0xffffffff;
  return hash.toString(16).padStart(9, '0');
}

export const searchResolvers: Resolvers = {
  QueryRoot: {search},
  SearchResultItemConnection: {
    productFilters: ({productFilters}: {productFilters: () => Facet[]}) =>
      productFilters(),
  },
};
