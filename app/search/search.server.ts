import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ProductCardFragment} from 'storefrontapi.generated';

import {visibleProducts, WHOLE_COLLECTION_RULE} from '~/collection';
import {searchWords} from './words';
import {cardOf, cursorOf} from '~/collection/index.server';

import {SEARCH_QUERY} from './search.documents';
import type {SearchResults} from './search-results';

/** Results on one page: whole rows of two, three and four. */
const PAGE_SIZE = 24;

/**
 * What the address `url` searches for (`?q=WORDS&after=CURSOR`). Products whose end date has passed are left out.
 * @throws what the store's client throws when the store gives no usable answer
 */
export async function loadSearch(
  {storefront, caching, now}: AppLoadContext,
  url: string,
): Promise<SearchResults> {
  const words = searchWords(new URL(url).searchParams.get('q'));
  const after = cursorOf(url);
  const {search, collections} = await storefront.query(SEARCH_QUERY, {
    variables: {words, searches: words !== '', first: PAGE_SIZE, after},
    cache: storefront.CacheShort(),
  });
  const products = (search?.nodes ?? []).filter(isProduct);
  const cards = visibleProducts(products, WHOLE_COLLECTION_RULE, now).map(cardOf);
  for (const {endDate} of cards) caching.endsAt(endDate);
  const ended = products.length - cards.length;
  return {
    words,
    count: Math.max(cards.length, (search?.totalCount ?? 0) - ended),
    cards,
    after,
    next: search?.pageInfo.hasNextPage ? (search.pageInfo.endCursor ?? null) : null,
    collections: collections.nodes.map(({handle, title}) => ({handle, title})),
  };
}

/** A search may answer pages and articles too; those are empty objects here. */
function isProduct(node: object): node is ProductCardFragment {
  return 'handle' in node;
}
