/** Whether variants are gift cards, in the country of a page. */
export const GIFT_CARDS_QUERY = `#graphql
  query GiftCards($ids: [ID!]!, $country: CountryCode)
  @inContext(country: $country) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        product {
          isGiftCard
        }
      }
    }
  }
` as const;
