/**
 * Finds the customer with this address, or makes one. Nothing else of a known one changes. Says
 * what the customer has chosen about marketing.
 */
export const NOTIFY_CUSTOMER = `#graphql:admin
  mutation NotifyCustomer($email: String!) {
    customerSet(identifier: {email: $email}, input: {email: $email}) {
      customer {
        id
        defaultEmailAddress {
          marketingState
        }
      }
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;

/** The consent first: a tag starts what is sent. */
export const NOTIFY_PRODUCT = `#graphql:admin
  mutation NotifyProduct(
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

export const SUBSCRIBE = `#graphql:admin
  mutation NotifyNewsletter(
    $metafields: [MetafieldsSetInput!]!
    $consent: CustomerEmailMarketingConsentUpdateInput!
  ) {
    metafieldsSet(metafields: $metafields) {
      userErrors {
        code
        field
        message
      }
    }
    customerEmailMarketingConsentUpdate(input: $consent) {
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;
