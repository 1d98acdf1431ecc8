import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {SuggestionsQuery} from 'storefrontapi.generated';

import {endDateFromTags, isStillSold} from '~/lib/end-date';
import {searchWords} from './words';

import {SUGGESTIONS_QUERY} from './search.documents';
import type {Suggestion, Suggestions} from './suggestions';

type Found = NonNullable<SuggestionsQuery['predictiveSearch']>;

/** Shown at most of each kind. */
const MOST_PRODUCTS = 5;
const MOST_COLLECTIONS = 2;

/**
 * What to offer for the words in `?q=`: products, then collections.
 * @throws what the store's client throws when the store gives no usable answer
 */
export async function loadSuggestions(
  {storefront, now}: Pick<AppLoadContext, 'storefront' | 'now'>,
  url: string,
): Promise<Suggestions> {
  const words = searchWords(new URL(url).searchParams.get('q'));
  if (!words) return {words, items: []};
  const {predictiveSearch} = await storefront.query(SUGGESTIONS_QUERY, {
    variables: {words},
    cache: storefront.CacheShort(),
  });
  if (!predictiveSearch) return {words, items: []};
  const {products, collections} = predictiveSearch;
  return {
    words,
    items: [
      ...products
        .filter(({tags}) => isStillSold(endDateFromTags(tags), now))
        .slice(0, MOST_PRODUCTS)
        .map(productSuggestion),
      ...collections.slice(0, MOST_COLLECTIONS).map(collectionSuggestion),
    ],
  };
}

function productSuggestion(product: Found['products'][number]): Suggestion {
  return {
    kind: 'product',
    title: product.title,
    path: `/products/${product.handle}`,
    picture: product.featuredImage?.url ?? null,
    price: product.variants.nodes[0]?.price ?? null,
  };
}

function collectionSuggestion({handle, title}: Found['collections'][number]): Suggestion {
  return {
    kind: 'collection',
    title,
    path: `/collections/${handle}`,
    picture: null,
    price: null,
  };
}
