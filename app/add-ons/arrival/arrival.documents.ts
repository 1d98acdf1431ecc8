/** The merchant's rules: the entry in the shop's metafield `custom.arrival` (docs/arrival.md). */
export const ARRIVAL_RULES_FRAGMENT = `#graphql
  fragment ArrivalRules on QueryRoot {
    arrivalShop: shop {
      arrival: metafield(namespace: "custom", key: "arrival") {
        reference {
          ... on Metaobject {
            fields {
              key
              value
            }
          }
        }
      }
    }
    arrivalPlace: localization {
      country {
        isoCode
      }
    }
  }
` as const;

/** What a product adds of its own. */
export const MADE_FRAGMENT = `#graphql
  fragment Made on Product {
    making: metafield(namespace: "custom", key: "making_days") {
      value
    }
    madeAfter: metafield(namespace: "custom", key: "made_after_end") {
      value
    }
    sent: variants(first: 1) {
      nodes {
        requiresShipping
      }
    }
  }
` as const;

/** The same for the lines of a cart. */
export const CART_ARRIVAL_QUERY = `#graphql
  query CartArrival($ids: [ID!]!, $country: CountryCode)
  @inContext(country: $country) {
    ...ArrivalRules
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        requiresShipping
        product {
          title
          availableForSale
          tags @skip(if: false)
          isGiftCard
          shipsOn: metafield(namespace: "custom", key: "ships_on") {
            value
          }
          making: metafield(namespace: "custom", key: "making_days") {
            value
          }
          madeAfter: metafield(namespace: "custom", key: "made_after_end") {
            value
          }
          print: metafield(namespace: "custom", key: "personalization") {
            id
          }
        }
      }
    }
  }
  ${ARRIVAL_RULES_FRAGMENT}
` as const;
