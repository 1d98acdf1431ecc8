export const FIND_ORDERS = `#graphql:admin
  query WithdrawalOrders($query: String!) {
    orders(first: 5, query: $query) {
      nodes {
        id
        name
        email
      }
    }
  }
` as const;

/** The text first: a tag starts what the merchant has automated. */
export const MARK_ORDER = `#graphql:admin
  mutation WithdrawalOrder(
    $id: ID!
    $tags: [String!]!
    $metafields: [MetafieldsSetInput!]!
  ) {
    metafieldsSet(metafields: $metafields) {
      userErrors {
        code
        field
        message
      }
    }
    tagsAdd(id: $id, tags: $tags) {
      userErrors {
        field
        message
      }
    }
  }
` as const;
