/**
 * The variant or product that somebody wants to hear of: whether the country of the page has it,
 * and its name in the shop's own language.
 */
export const NOTIFY_VARIANT_QUERY = `#graphql
  query NotifyVariant($id: ID!, $country: CountryCode) @inContext(country: $country) {
    node(id: $id) {
      ... on ProductVariant {
        title
        product {
          handle
          title
        }
      }
      ... on Product {
        handle
        title
      }
    }
  }
` as const;
