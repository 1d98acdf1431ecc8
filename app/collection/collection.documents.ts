import {OPENING_FRAGMENT} from '~/drop';
import {HIDDEN_FRAGMENT} from '~/seo';
import {keptForOutage} from '~/server/store/stale-if-error';

/**
 * The fields of a card, and no more (§10.3): two pictures, the first variant's price, tags and
 * options, and for its swatches the picture and the price of the variant that each value leads to.
 * `$metafields` are those that add-ons read (`CardServerPart`).
 */
export const CARD_FRAGMENT = `#graphql
  fragment ProductCard on Product {
    id
    handle
    title
    productType
    tags @skip(if: false)
    availableForSale
    ...Opening
    lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {
      value
    }
    metafields(identifiers: $metafields) {
      namespace
      key
      value
    }
    options {
      name
      optionValues {
        name
        swatch {
          color
        }
        firstSelectableVariant {
          image {
            url
          }
          price {
            amount
            currencyCode
          }
          compareAtPrice {
            amount
            currencyCode
          }
        }
      }
    }
    images(first: 2) {
      nodes {
        url
        altText
      }
    }
    variants(first: 1) {
      nodes {
        lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {
          value
        }
        price {
          amount
          currencyCode
        }
        compareAtPrice {
          amount
          currencyCode
        }
      }
    }
  }
  ${OPENING_FRAGMENT}
` as const;

/**
 * What a card in a filtered listing needs besides: which combinations of options exist, and which
 * are for sale, in Shopify's encoding; with `$colors` all pictures, of which one is of the color.
 */
export const COMBINATIONS_FRAGMENT = `#graphql
  fragment Combinations on Product {
    encodedVariantExistence
    encodedVariantAvailability
    pictures: images(first: 250) @include(if: $colors) {
      nodes {
        url
        altText
      }
    }
  }
` as const;

/** The available filters of a listing. */
export const FACET_FRAGMENT = `#graphql
  fragment Facet on Filter {
    label
    type
    values {
      label
      count
      input
      swatch {
        color
      }
    }
  }
` as const;

/**
 * §7, call 6: by `id` for the home collection, by `handle` for any other. `facets` adds the
 * filters; `options` adds what cards need to show the options that were filtered by.
 */
export const COLLECTION_QUERY = keptForOutage(
  `#graphql
  query collection(
    $id: ID
    $handle: String
    $productsFirst: Int!
    $after: String
    $filters: [ProductFilter!]
    $sortKey: ProductCollectionSortKeys
    $reverse: Boolean
    $facets: Boolean = false
    $options: Boolean = false
    $colors: Boolean = false
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
    $metafields: [HasMetafieldsIdentifier!]!
  ) @inContext(country: $country, language: $language) {
    collection(id: $id, handle: $handle) {
      id
      handle
      title
      description
      ...Hidden
      image {
        url
        altText
      }
      products(
        first: $productsFirst
        after: $after
        filters: $filters
        sortKey: $sortKey
        reverse: $reverse
      ) {
        nodes {
          ...ProductCard
          ...Combinations @include(if: $options)
        }
        filters @include(if: $facets) {
          ...Facet
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${HIDDEN_FRAGMENT}
  ${CARD_FRAGMENT}
  ${COMBINATIONS_FRAGMENT}
  ${FACET_FRAGMENT}
`,
  // Only the first page, unsorted, and without filters but the types that a page shows.
  ({after, filters, handle, sortKey}) =>
    !after &&
    !sortKey &&
    [filters ?? []]
      .flat()
      .every(({productType}) => handle === undefined && Boolean(productType)),
);

/** Collections as tiles: each with its picture, or that of its first product. */
export const COLLECTION_TILES_QUERY = keptForOutage(`#graphql
  query CollectionTiles(
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collections(first: 24, sortKey: UPDATED_AT, reverse: true) {
      nodes {
        id
        handle
        title
        image {
          url
        }
        products(first: 1) {
          nodes {
            featuredImage {
              url
            }
          }
        }
      }
    }
  }
`);
