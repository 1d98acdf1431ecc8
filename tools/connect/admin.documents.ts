export const EXAMINE_METAFIELD = `#graphql:admin
  query MetafieldDefinition($owner: MetafieldOwnerType!, $key: String!) {
    metafieldDefinitions(ownerType: $owner, namespace: "custom", key: $key, first: 1) {
      nodes {
        type {
          name
        }
        access {
          storefront
        }
      }
    }
  }
` as const;

export const CREATE_METAFIELD = `#graphql:admin
  mutation CreateMetafieldDefinition($definition: MetafieldDefinitionInput!) {
    metafieldDefinitionCreate(definition: $definition) {
      createdDefinition {
        id
      }
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;

export const FIND_METAOBJECT = `#graphql:admin
  query MetaobjectDefinition($type: String!) {
    metaobjectDefinitionByType(type: $type) {
      id
    }
  }
` as const;

export const CREATE_METAOBJECT = `#graphql:admin
  mutation CreateMetaobjectDefinition($definition: MetaobjectDefinitionCreateInput!) {
    metaobjectDefinitionCreate(definition: $definition) {
      metaobjectDefinition {
        id
      }
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;
