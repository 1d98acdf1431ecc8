import {CARD_FRAGMENT} from '~/collection';

/** Products that match, and collections to go on with; without words to search for, the collections alone. */
export const SEARCH_QUERY = `#graphql
  query Search($words: String!, $searches: Boolean!, $first: Int!, $after: String) {
    search(
      query: $words
      first: $first
      after: $after
      types: [PRODUCT]
      unavailableProducts: LAST
    ) @include(if: $searches) {
      totalCount
      nodes {
        ... on Product {
          ...ProductCard
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    collections(first: 6) {
      nodes {
        handle
        title
      }
    }
  }
  ${CARD_FRAGMENT}
` as const;

/** What is offered while words are being typed. */
export const SUGGESTIONS_QUERY = `#graphql
  query Suggestions($words: String!) {
    predictiveSearch(
      query: $words
      limit: 6
      limitScope: EACH
      types: [PRODUCT, COLLECTION]
      unavailableProducts: LAST
    ) {
      products {
        handle
        title
        tags
        featuredImage {
          url
        }
        variants(first: 1) {
          nodes {
            price {
              amount
              currencyCode
            }
          }
        }
      }
      collections {
        handle
        title
      }
    }
  }
` as const;
