import {CARD_FRAGMENT, COMBINATIONS_FRAGMENT, FACET_FRAGMENT} from '~/collection';
import {HIDDEN_FRAGMENT} from '~/seo';

/** A collection as a link to it; one without products gets none. */
const LINKED_COLLECTION_FRAGMENT = `#graphql
  fragment LinkedCollection on Collection {
    handle
    title
    ...Hidden
    products(first: 1) {
      nodes {
        id
      }
    }
  }
` as const;

/** A page or an article, as a link to it. */
const FOUND_TEXT_FRAGMENTS = `#graphql
  fragment FoundPage on Page {
    handle
    title
    ...Hidden
  }
  fragment FoundArticle on Article {
    handle
    title
    ...Hidden
    blog {
      handle
    }
  }
` as const;

/**
 * Matching products, 24 a page for full rows of two, three and four, with their filters, the term
 * that the store completes the search to, and collections: matching ones, which the API returns as
 * suggestions only, and others as links. Without a term, only the latter.
 */
export const SEARCH_QUERY = `#graphql
  query Search(
    $term: String!
    $searches: Boolean!
    $after: String
    $filters: [ProductFilter!]
    $sortKey: SearchSortKeys
    $reverse: Boolean
    $options: Boolean = false
    $colors: Boolean = false
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
    $metafields: [HasMetafieldsIdentifier!]!
  ) @inContext(country: $country, language: $language) {
    search(
      query: $term
      first: 24
      after: $after
      types: [PRODUCT]
      unavailableProducts: LAST
      productFilters: $filters
      sortKey: $sortKey
      reverse: $reverse
    ) @include(if: $searches) {
      totalCount
      nodes {
        ... on Product {
          ...ProductCard
          ...Hidden
          ...Combinations @include(if: $options)
        }
      }
      productFilters {
        ...Facet
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    predictiveSearch(
      query: $term
      limit: 4
      limitScope: EACH
      types: [COLLECTION, QUERY]
    ) @include(if: $searches) {
      queries {
        text
      }
      collections {
        ...LinkedCollection
      }
    }
    texts: search(query: $term, first: 6, types: [PAGE, ARTICLE])
      @include(if: $searches)
      @skip(if: false) {
      nodes {
        ...FoundPage
        ...FoundArticle
      }
    }
    collections(first: 12) {
      nodes {
        ...LinkedCollection
      }
    }
  }
  ${FOUND_TEXT_FRAGMENTS}
  ${CARD_FRAGMENT}
  ${COMBINATIONS_FRAGMENT}
  ${FACET_FRAGMENT}
  ${LINKED_COLLECTION_FRAGMENT}
  ${HIDDEN_FRAGMENT}
` as const;

/** Popular products, for a visitor who found nothing. */
export const POPULAR_QUERY = `#graphql
  query PopularProducts(
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
    $metafields: [HasMetafieldsIdentifier!]!
  ) @inContext(country: $country, language: $language) {
    products(first: 12, sortKey: BEST_SELLING) {
      nodes {
        ...ProductCard
        ...Hidden
      }
    }
  }
  ${CARD_FRAGMENT}
  ${HIDDEN_FRAGMENT}
` as const;

/** A product as suggestions show it. */
const SUGGESTED_PRODUCT_FRAGMENT = `#graphql
  fragment SuggestedProduct on Product {
    handle
    title
    tags @skip(if: false)
    availableForSale
    ...Hidden
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
` as const;

export const SUGGESTIONS_QUERY = `#graphql
  query Suggestions(
    $term: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    predictiveSearch(
      query: $term
      limit: 6
      limitScope: EACH
      types: [PRODUCT, COLLECTION, PAGE, ARTICLE]
      unavailableProducts: LAST
    ) {
      pages @skip(if: false) {
        ...FoundPage
      }
      articles @skip(if: false) {
        ...FoundArticle
      }
      products {
        ...SuggestedProduct
      }
      collections {
        ...LinkedCollection
      }
    }
  }
  ${FOUND_TEXT_FRAGMENTS}
  ${SUGGESTED_PRODUCT_FRAGMENT}
  ${LINKED_COLLECTION_FRAGMENT}
  ${HIDDEN_FRAGMENT}
` as const;

/** Starting points: popular products and collections. */
export const STARTING_POINTS_QUERY = `#graphql
  query StartingPoints(
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    products(first: 8, sortKey: BEST_SELLING) {
      nodes {
        id
        ...SuggestedProduct
      }
    }
    collections(first: 8) {
      nodes {
        ...LinkedCollection
      }
    }
  }
  ${SUGGESTED_PRODUCT_FRAGMENT}
  ${LINKED_COLLECTION_FRAGMENT}
  ${HIDDEN_FRAGMENT}
` as const;
