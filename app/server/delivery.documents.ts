/** The instant at which what an entry holds first came. */
export const FIND_ENTRY = `#graphql:admin
  query DeliveryEntry($handle: MetaobjectHandleInput!) {
    metaobjectByHandle(handle: $handle) {
      field(key: "received_at") {
        value
      }
    }
  }
` as const;

export const CREATE_ENTRY = `#graphql:admin
  mutation DeliveryCreate($metaobject: MetaobjectCreateInput!) {
    metaobjectCreate(metaobject: $metaobject) {
      userErrors {
        code
        elementKey
      }
    }
  }
` as const;

export const DEFINE_ENTRIES = `#graphql:admin
  mutation DeliveryDefinition($definition: MetaobjectDefinitionCreateInput!) {
    metaobjectDefinitionCreate(definition: $definition) {
      userErrors {
        code
      }
    }
  }
` as const;
