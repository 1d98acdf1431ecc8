/** The variant or product that somebody wants to hear of: whether there is one, and its name. */
export const NOTIFY_VARIANT_QUERY = `#graphql
  query NotifyVariant($id: ID!) {
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
