/** What a merchant has written down of a product's print, and of a squad that shirts share. */
export const PRINTED_FRAGMENT = `#graphql
  fragment Printed on Product {
    personalization: metafield(namespace: "custom", key: "personalization") {
      value
    }
    squad: metafield(namespace: "custom", key: "squad") {
      reference {
        ... on Metaobject {
          players: field(key: "players") {
            value
          }
          promise: field(key: "promise") {
            value
          }
        }
      }
    }
  }
` as const;

/**
 * The prints that variants may have on them in the country of a page. The pictures are those that
 * the lettering may stand on.
 */
export const PRINTED_VARIANTS_QUERY = `#graphql
  query PrintedVariants(
    $ids: [ID!]!
    $imagesFirst: Int!
    $withPictures: Boolean!
    $country: CountryCode
  ) @inContext(country: $country) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        selectedOptions {
          name
          value
        }
        product {
          handle
          options {
            name
            optionValues {
              name
            }
          }
          images(first: $imagesFirst) @include(if: $withPictures) {
            nodes {
              url(transform: {maxWidth: 1600})
              altText
            }
          }
          ...Printed
        }
      }
    }
  }
  ${PRINTED_FRAGMENT}
` as const;
