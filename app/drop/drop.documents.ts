/**
 * When a product opens. Only shops with drops ask: each query that has it says so with `$drops`.
 */
export const OPENING_FRAGMENT = `#graphql
  fragment Opening on Product {
    availableFrom: metafield(namespace: "custom", key: "available_from")
      @include(if: $drops) {
      value
    }
  }
` as const;

/**
 * From when to when the products of variants are sold in the country of a page, for the check of an
 * add.
 */
export const SALE_TIMES_QUERY = `#graphql
  query SaleTimes(
    $ids: [ID!]!
    $country: CountryCode
    $drops: Boolean = false
  ) @inContext(country: $country) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        quantityRule {
          minimum
          maximum
          increment
        }
        product {
          id
          title
          tags @skip(if: false)
          ...Opening
        }
      }
    }
  }
  ${OPENING_FRAGMENT}
` as const;
