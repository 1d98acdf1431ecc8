/** What a card shows, and no more (decision 3): two pictures, the first variant's price, tags and options. */
export const CARD_FRAGMENT = `#graphql
  fragment ProductCard on Product {
    handle
    title
    productType
    tags
    availableForSale
    options {
      name
      optionValues {
        name
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
` as const;

/** Spec §7, call 6: by `id` for the shop's own collection, by `handle` for any other. */
export const COLLECTION_QUERY = `#graphql
  query collection(
    $id: ID
    $handle: String
    $productsFirst: Int!
    $after: String
    $filters: [ProductFilter!]
  ) {
    collection(id: $id, handle: $handle) {
      id
      handle
      title
      description
      image {
        url
        altText
      }
      products(first: $productsFirst, after: $after, filters: $filters) {
        nodes {
          ...ProductCard
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${CARD_FRAGMENT}
` as const;
