export const THEME_DEFINITION = `#graphql:admin
  query ThemeDefinition($type: String!) {
    definition: metaobjectDefinitionByType(type: $type) {
      id
      access {
        storefront
      }
      fieldDefinitions {
        key
        type {
          name
        }
      }
    }
  }
` as const;

export const CREATE_DEFINITION = `#graphql:admin
  mutation CreateThemeDefinition($definition: MetaobjectDefinitionCreateInput!) {
    metaobjectDefinitionCreate(definition: $definition) {
      metaobjectDefinition {
        id
      }
      userErrors {
        code
        elementKey
      }
    }
  }
` as const;

export const ADD_FIELDS = `#graphql:admin
  mutation AddThemeFields($id: ID!, $definition: MetaobjectDefinitionUpdateInput!) {
    metaobjectDefinitionUpdate(id: $id, definition: $definition) {
      metaobjectDefinition {
        id
      }
      userErrors {
        code
        elementKey
      }
    }
  }
` as const;
