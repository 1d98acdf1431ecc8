/** When a product opens. Only shops with drops ask: each query that has it says so with `$drops`. */
export const OPENING_FRAGMENT = `#graphql
  fragment Opening on Product {
    availableFrom: metafield(namespace: "custom", key: "available_from")
      @include(if: $drops) {
      value
    }
  }
` as const;

/** When the products of variants open, for the check of an add. */
export const OPENINGS_QUERY = `#graphql
  query Openings($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        product {
          title
          availableFrom: metafield(namespace: "custom", key: "available_from") {
            value
          }
        }
      }
    }
  }
` as const;
