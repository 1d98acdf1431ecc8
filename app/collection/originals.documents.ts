/** What the specification's rules read of products, in the shop's own language: asked without a market's context (§10.26). */
export const ORIGINALS_QUERY = `#graphql
  query Originals($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Product {
        id
        title
        productType
        tags
      }
    }
  }
` as const;
