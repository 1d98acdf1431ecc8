import type {
  FoundArticleFragment,
  FoundPageFragment,
  LinkedCollectionFragment,
  HiddenFragment,
  ProductCardFragment,
  SuggestedProductFragment,
} from 'storefrontapi.generated';

import {isAvailable, PAGE_RULES, type Card} from '~/collection';
import {
  asksForColor,
  cardsOf,
  cardVariables,
  cursorOf,
  facetsOf,
  productFiltersOf,
  readListingQuery,
  SEARCH_SORTS,
  sortOf,
} from '~/collection/index.server';
import {endDateFromTags, isStillSold} from '~/lib/end-date';
import type {Money} from '~/lib/money';
import {isHidden} from '~/seo';
import {pathFor} from '~/market';
import {loadOriginalNames} from '~/market/index.server';
import {isSoldOut} from '~/product';
import type {AppContext} from '~/server/context';

import {
  POPULAR_QUERY,
  SEARCH_QUERY,
  STARTING_POINTS_QUERY,
  SUGGESTIONS_QUERY,
} from './search.documents';
import {otherTerm, searchTerm} from './term';

/** A link to a collection, a page or an article. */
export interface PageLink {
  title: string;
  path: string;
}

/** A suggested product, collection, or page. */
export interface Suggestion extends PageLink {
  kind: 'product' | 'collection' | 'page';
  /** URL of a picture, without a size; null for none. */
  picture: string | null;
  price: Money | null;
}

/** The data of `/search`. */
export type SearchResults = Awaited<ReturnType<typeof loadSearch>>;

/**
 * The results of the search in `url` (`?q=WORDS&after=CURSOR`, with the filters of filters.ts).
 * Leaves out products whose end date has passed, and those that the merchant hides from searches.
 * @throws what the store's client throws when the store gives no usable answer
 */
export async function loadSearch(context: AppContext, url: string) {
  const {storefront} = context;
  const query = new URL(url).searchParams;
  const term = searchTerm(query.get('q'));
  const after = cursorOf(url);
  const listing = readListingQuery(query);
  const sort = sortOf(SEARCH_SORTS, listing.sort);
  const filters = productFiltersOf(listing);
  const answer = await storefront.query(SEARCH_QUERY, {
    variables: {
      term,
      searches: term !== '',
      after,
      ...cardVariables(context),
      ...(filters.length > 0 && {filters, options: true}),
      ...(asksForColor(filters) && {colors: true}),
      ...(sort && {sortKey: 'PRICE' as const, reverse: sort === 'price-descending'}),
    },
    cache: storefront.CacheShort(),
  });
  const {search, predictiveSearch, collections, texts} = answer;
  const products = (search?.nodes ?? []).filter(isProduct);
  const listed = products.filter((product) => !isHidden(product));
  const cards = await cardsOf(context, listed, PAGE_RULES.all, listing.filters);
  const leftOut = products.length - cards.length;
  const queries = predictiveSearch?.queries.map(({text}) => text) ?? [];
  const isFull = after === null && !search?.pageInfo.hasNextPage;
  return {
    /** '' for none. */
    term,
    /** The term that the store found these results for, where it differs. */
    shownFor: cards.length > 0 ? otherTerm(term, queries) : null,
    /** Matches on all pages. */
    count: Math.max(cards.length, (search?.totalCount ?? 0) - leftOut),
    cards,
    /** The cursor after which this page starts; null for the first. */
    after,
    /** The cursor of the next page; null when this is the last. */
    next: search?.pageInfo.hasNextPage ? (search.pageInfo.endCursor ?? null) : null,
    // The store also counts products that have ended or are hidden.
    facets: facetsOf(search?.productFilters ?? [], listing, {
      tag: context.market.tag,
      isCounted: isFull && leftOut === 0 && filters.length === 0,
    }),
    matching: linksTo(predictiveSearch?.collections ?? []),
    /** Pages and articles that match, with the first page of results. */
    texts: after === null ? (texts?.nodes ?? []).flatMap(textLink) : [],
    collections: linksTo(collections.nodes),
    /** Popular products, when nothing was found. */
    popular: cards.length === 0 ? await loadPopular(context) : [],
  };
}

/** Available popular products; empty when the store cannot be reached. */
async function loadPopular(context: AppContext): Promise<Card[]> {
  const {storefront} = context;
  try {
    const {products} = await storefront.query(POPULAR_QUERY, {
      variables: cardVariables(context),
      cache: storefront.CacheShort(),
    });
    const listed = products.nodes.filter((product) => !isHidden(product));
    const cards = await cardsOf(context, listed, PAGE_RULES.home);
    return cards.filter(isAvailable).slice(0, 4);
  } catch {
    // The store call has logged its cause. The results are shown without them.
    return [];
  }
}

/** Links to the collections that have products. */
function linksTo(collections: readonly LinkedCollectionFragment[]): PageLink[] {
  return collections
    .filter((one) => one.products.nodes.length > 0 && !isHidden(one))
    .map(({handle, title}) => ({title, path: pathFor('collection', handle)}));
}

/** The link to a found page or article; nothing for a product, or for a hidden one. */
function textLink(found: object): PageLink[] {
  if (!('title' in found && 'handle' in found)) return [];
  const text = found as FoundPageFragment & Partial<FoundArticleFragment>;
  if (isHidden(text)) return [];
  const {title, handle, blog} = text;
  const path = blog ? pathFor('article', blog.handle, handle) : pathFor('page', handle);
  return [{title, path}];
}

/** The search may return pages and articles too, which are empty objects here. */
function isProduct(node: object): node is ProductCardFragment & HiddenFragment {
  return 'handle' in node;
}

/**
 * Suggestions for `?q=`: products, then collections and texts; starting points without a term.
 * @throws what the store's client throws when the store gives no usable answer
 */
export async function loadSuggestions(context: AppContext, url: string) {
  const term = searchTerm(new URL(url).searchParams.get('q'));
  if (!term) return startingPoints(context);
  const {storefront, now} = context;
  const {predictiveSearch} = await storefront.query(SUGGESTIONS_QUERY, {
    variables: {term},
    cache: storefront.CacheShort(),
  });
  if (!predictiveSearch) return [];
  const {products, collections, pages, articles} = predictiveSearch;
  const texts = [...(pages ?? []), ...(articles ?? [])].flatMap(textLink);
  return [
    ...onSale(products, now).slice(0, 5).map(productSuggestion),
    ...linkSuggestions('collection', linksTo(collections).slice(0, 2)),
    ...linkSuggestions('page', texts.slice(0, 2)),
  ];
}

async function startingPoints(context: AppContext) {
  const {storefront, now} = context;
  const {products, collections} = await storefront.query(STARTING_POINTS_QUERY, {
    cache: storefront.CacheShort(),
  });
  const withOriginalNames = await loadOriginalNames(context, products.nodes);
  const popular = onSale(products.nodes, now).filter(
    (product) => !isSoldOut(withOriginalNames(product)),
  );
  return [
    ...popular.slice(0, 4).map(productSuggestion),
    ...linkSuggestions('collection', linksTo(collections.nodes).slice(0, 4)),
  ];
}

function onSale<Product extends SuggestedProductFragment>(
  products: readonly Product[],
  now: number,
): Product[] {
  return products.filter(
    (product) => !isHidden(product) && isStillSold(endDateFromTags(product.tags), now),
  );
}

function productSuggestion(product: SuggestedProductFragment): Suggestion {
  return {
    kind: 'product',
    title: product.title,
    path: pathFor('product', product.handle),
    picture: product.featuredImage?.url ?? null,
    price: product.variants.nodes[0]?.price ?? null,
  };
}

function linkSuggestions(
  kind: 'collection' | 'page',
  links: readonly PageLink[],
): Suggestion[] {
  return links.map((link) => ({...link, kind, picture: null, price: null}));
}
