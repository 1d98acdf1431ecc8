/** The instant at which the statement of an entry first came. */
export const FIND_STATEMENT = `#graphql:admin
  query WithdrawalEntry($handle: MetaobjectHandleInput!) {
    metaobjectByHandle(handle: $handle) {
      field(key: "received_at") {
        value
      }
    }
  }
` as const;

export const CREATE_STATEMENT = `#graphql:admin
  mutation WithdrawalCreate($metaobject: MetaobjectCreateInput!) {
    metaobjectCreate(metaobject: $metaobject) {
      userErrors {
        code
        field
        message
        elementKey
      }
    }
  }
` as const;

export const DEFINE_STATEMENTS = `#graphql:admin
  mutation WithdrawalDefinition($definition: MetaobjectDefinitionCreateInput!) {
    metaobjectDefinitionCreate(definition: $definition) {
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;

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
