/** The results that a shopper sees while typing: products, collections, pages, articles and completed queries. */
import {rank, type SearchableField, suggestQueries} from '../model/catalogue-search';
import {
  searchableArticle,
  searchableCollection,
  searchablePage,
} from '../model/catalogue-searchables';
import {listed} from '../model/inventory';
import type {Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';
import {invalidFieldArguments} from '../server/errors';
import {
  arrangeUnavailable,
  articlesOf,
  findProducts,
  searchId,
  tracked,
  type UnavailableProducts,
} from './search';

type PredictiveType = 'ARTICLE' | 'COLLECTION' | 'PAGE' | 'PRODUCT' | 'QUERY';

interface PredictiveArguments {
  query: string;
  limit?: number | null;
  limitScope?: 'ALL' | 'EACH' | null;
  searchableFields?: SearchableField[] | null;
  types?: PredictiveType[] | null;
  unavailableProducts?: UnavailableProducts | null;
}

/** Defaults of the schema's description. */
const defaultFields: SearchableField[] = [
  'TITLE',
  'PRODUCT_TYPE',
  'VARIANTS_TITLE',
  'VENDOR',
];
const defaultTypes: PredictiveType[] = ['QUERY', 'PRODUCT', 'COLLECTION', 'PAGE'];
const maxLimit = 10;

type Found = Record<PredictiveType, object[]>;

function predictiveSearch(_: unknown, args: PredictiveArguments, context: StoreContext) {
  const limit = args.limit ?? maxLimit;
  if (limit < 1 || limit > maxLimit) {
    throw invalidFieldArguments(`limit must be within 1..${maxLimit}`);
  }
  const types = args.types ?? defaultTypes;
  const shown = share(find(args, context), types, limit, args.limitScope ?? 'ALL');
  const withParameters = (records: object[]) =>
    records.map((record, index) => tracked(record, parameters(index + 1, args.query)));
  return {
    queries: withParameters(shown.QUERY),
    products: withParameters(shown.PRODUCT),
    collections: withParameters(shown.COLLECTION),
    pages: withParameters(shown.PAGE),
    articles: withParameters(shown.ARTICLE),
  };
}

function find(args: PredictiveArguments, context: StoreContext): Found {
  const {catalogue, inventory, now} = context;
  const {query} = args;
  const {synonyms} = catalogue;
  const how = {now: now(), synonyms};
  const products = findProducts(query, args.searchableFields ?? defaultFields, context);
  const words = listed(catalogue.products, inventory).flatMap(({data}) => [
    data.productType,
    data.title,
  ]);
  return {
    QUERY: suggestQueries(query, words, {limit: maxLimit, synonyms}),
    PRODUCT: arrangeUnavailable(products, args.unavailableProducts, context),
    COLLECTION: rank(query, catalogue.collections.map(searchableCollection), how),
    PAGE: rank(query, catalogue.pages.map(searchablePage), how),
    ARTICLE: rank(query, articlesOf(catalogue).map(searchableArticle), how),
  };
}

/** At most `limit` of each type (`EACH`), or of all types together, in turn (`ALL`). */
function share(
  found: Found,
  types: readonly PredictiveType[],
  limit: number,
  scope: 'ALL' | 'EACH',
): Found {
  const shown: Found = {QUERY: [], PRODUCT: [], COLLECTION: [], PAGE: [], ARTICLE: []};
  const asked = (['QUERY', 'PRODUCT', 'COLLECTION', 'PAGE', 'ARTICLE'] as const).filter(
    (type) => types.includes(type),
  );
  let left = scope === 'ALL' ? limit : Infinity;
  for (let round = 0; round < limit; round += 1) {
    for (const type of asked) {
      const next = found[type][round];
      if (!next || left <= 0) continue;
      shown[type].push(next);
      left -= 1;
    }
  }
  return shown;
}

function parameters(position: number, query: string): string {
  const words = encodeURIComponent(query);
  return `_pos=${position}&_psq=${words}&_psid=${searchId(query)}&_ss=e&_v=1.0`;
}

export const predictiveSearchResolvers: Resolvers = {QueryRoot: {predictiveSearch}};
